/** What somebody sees of themselves: the own result, and the settings of the account. */
export const profileEn = {
  own: {
    title: 'My profile',
    lead: 'Your personality profile',
    finished: 'finished on {{date}}',
    who: 'Who sees this',
    whoText:
      '{{workspace}} sees the same five traits, facets and figures as you do here, and how they fit the roles it has described. Your single answers are shown to nobody.',
    whoNote:
      'A result describes tendencies, not ability or health, and it decides nothing by itself. If you do not recognise yourself in it, say so: people decide, and they should hear your view.',
    context: 'Where you are considered',
    roles: 'Roles',
    teams: 'Groups',
    textsFailed: 'The texts could not be loaded.',
    none: {
      title: 'Your result is not here yet',
      open: 'Open the link in your invitation e-mail. It takes you to the first statement that is still open, on any device.',
      closed:
        'The invitation is no longer open. Ask the person who invited you at {{workspace}} for a new one.',
      scheduled: 'Your invitation goes out on {{date}}. The link in it leads to the survey.',
    },
  },
  account: {
    title: 'User settings',
    lead: 'Your account, and how Quint looks in this browser',
    noTalent: {
      title: 'There is no personality profile of yours here yet',
      text: 'You are signed in, but no result belongs to your account in {{workspace}}. Ask the person who invited you for an invitation to the survey; once you have finished it, your profile opens here.',
      nobody:
        'You are signed in, but your account belongs to no workspace. Ask the person who invited you to add you again.',
    },
    person: 'You',
    name: 'Name',
    email: 'E-mail',
    workspace: 'Workspace',
    userRole: 'You are here as',
    userRoles: {
      APP_ADMIN: 'Administrator of the platform',
      ORG_ADMIN: 'Administrator of the workspace',
      ORG_USER: 'Talent',
    },
    look: 'Language and appearance',
    lookNote: 'Both are kept in this browser and change nothing for others.',
    session: 'Signed in',
    sessionText: 'Signing out ends the session in every tab of this browser.',
  },
};
