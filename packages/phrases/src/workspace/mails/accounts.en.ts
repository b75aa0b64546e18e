/** Mails about a person's own account. {{name}}, {{brand}}, {{workspace}}, {{date}}, … are filled in. */
export const accountMailsEn = {
  greeting: 'Hello {{name}},',
  greetingWithoutName: 'Hello,',
  passwordReset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    text: 'Someone, probably you, asked for a new password for your {{brand}} account. Choose it here:',
    button: 'Set a new password',
    note: 'The link works once, until {{time}}. A new password signs you out everywhere else.',
    footer:
      'You receive this e-mail because your address was entered at {{brand}}. If that was not you, there is nothing you need to do: your password stays as it is.',
  },
  memberInvitation: {
    subject: '{{workspace}} invites you to {{brand}}',
    title: 'You are invited',
    text: '{{inviter}} invites you to join the workspace {{workspace}} at {{brand}}.',
    textWithoutInviter: 'You are invited to join the workspace {{workspace}} at {{brand}}.',
    newAccount: 'Accept the invitation and choose a password. That is all it takes.',
    knownAccount: 'You already have an account with this address. Accept the invitation with your password.',
    button: 'Accept the invitation',
    note: 'This link is for you alone; please do not pass it on. It works until {{date}}.',
    footer:
      'You receive this e-mail because {{workspace}} entered your address. If you do not want to join, there is nothing you need to do.',
  },
  /** Replaces the invitation for a person who requested the account after the survey. */
  requestedAccount: {
    subject: 'Confirm your address to open your profile',
    title: 'Confirm your address to open your profile',
    text: 'You asked for an account at {{brand}} after your survey for {{workspace}}. One step is left: confirm that this is your address.',
    textWithoutInviter:
      'You asked for an account at {{brand}} after your survey for {{workspace}}. One step is left: confirm that this is your address.',
    newAccount: 'Follow the link and choose a password. That confirms your address and opens your profile.',
    knownAccount:
      'You already have an account with this address. Follow the link and sign in with its password.',
    button: 'Confirm my address',
    footer:
      'You receive this e-mail because an account was requested at {{brand}} after a survey with your address. If that was not you, there is nothing you need to do: without the link no account is created.',
  },
  councilInvitation: {
    subject: '{{workspace}} gives you works council access at {{brand}}',
    title: 'Works council access',
    text: '{{inviter}} invites you to works council access in the workspace {{workspace}} at {{brand}}.',
    textWithoutInviter:
      'You have been given works council access in the workspace {{workspace}} at {{brand}}.',
    sees: 'With it you can see how the workspace handles test results: its settings, the ranges of its roles and why they changed, figures about groups, and who opened results and when.',
    never: 'You never see a person’s result, and you cannot change anything.',
  },
  /** For a hiring manager; {{roles}} are the quoted names of the roles. */
  deciderInvitation: {
    quoted: '“{{name}}”',
    title: 'You are asked to help decide',
    one: {
      subject: '{{workspace}} asks you to help decide about {{roles}}',
      text: '{{inviter}} is filling the role {{roles}} at {{workspace}} and asks you to help decide who gets it.',
      textWithoutInviter:
        '{{workspace}} is filling the role {{roles}} and asks you to help decide who gets it.',
    },
    several: {
      subject: '{{workspace}} asks you to help decide about {{roles}}',
      text: '{{inviter}} is filling the roles {{roles}} at {{workspace}} and asks you to help decide who gets them.',
      textWithoutInviter:
        '{{workspace}} is filling the roles {{roles}} and asks you to help decide who gets them.',
    },
    sees: 'You see the people who have finished the survey, their results beside the ranges of the role, and the interview sheets. You can say whom you would like to meet, rate interviews and sign decisions.',
    never:
      'You see nothing else of the workspace: no other roles, no settings and no invoices. The people can see that you looked.',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    title: 'Confirm your e-mail address',
    text: 'Welcome to {{brand}}. One step is left before you can sign in to the workspace {{workspace}}: confirm that this is your address.',
    button: 'Confirm the address',
    note: 'The link works until {{time}}. Your free trial ends on {{date}}; until then everything is free of charge. The trial ends automatically.',
    footer:
      'You receive this e-mail because a workspace was created at {{brand}} with your address. If that was not you, press “That was not me” on the page behind the link, which deletes the account, or do nothing: it is then removed automatically.',
  },
  proveEmail: {
    subject: 'Confirm that this is still your address',
    title: 'Confirm that this is still your address',
    text: 'You want to open your own survey at {{brand}}, and a record with your address has already been started. Confirm that the address is yours; then open your survey again.',
    button: 'Confirm the address',
    note: 'The link works until {{time}}.',
    footer:
      'You receive this e-mail because your own survey was opened from your {{brand}} account. If that was not you, do not open the link and change your password.',
  },
  accountExists: {
    subject: 'You already have an account',
    title: 'You already have an account',
    text: 'Someone, probably you, tried to create a workspace at {{brand}} with this address. You already have an account here, so nothing was changed. Sign in as usual; if you have forgotten your password, you can set a new one there.',
    button: 'Sign in',
    footer:
      'You receive this e-mail because your address was entered at {{brand}}. If that was not you, there is nothing you need to do.',
  },
  trialEnding: {
    subject: 'Your trial ends on {{date}}',
    title: 'Your trial ends on {{date}}',
    text: 'The free trial of the workspace {{workspace}} at {{brand}} ends on {{date}}. Nothing is charged then and nothing is deleted: the workspace is paused, talents keep their own results, and surveys already begun can be finished.',
    upgrade: 'Choose a plan in good time to keep working without a break.',
    button: 'See the plans',
    footer:
      'You receive this e-mail because you are an administrator of the workspace {{workspace}}. It is sent seven and three days before the end of a trial, and at its end.',
  },
  trialEnded: {
    subject: 'Your trial has ended',
    title: 'Your trial has ended',
    text: 'The free trial of the workspace {{workspace}} at {{brand}} ended on {{date}}. Nothing was charged and nothing was deleted. The workspace is paused: talents keep their own results, and surveys already begun can be finished.',
    upgrade: 'Choose a plan; once it is active, everything works again as before.',
  },
  signInCode: {
    subject: 'Your code for signing in',
    title: 'Your code for signing in',
    text: 'The right password for your {{brand}} account has been entered after many wrong passwords or codes. If that was you, enter this code on the sign-in page:',
    note: 'The code is valid until {{time}}. Do not give it to anyone who asks for it.',
    footer:
      'You receive this e-mail because somebody entered the right password of your account. If that was not you, somebody else knows your password: change it now.',
  },
  companyCode: {
    subject: 'Your code for the sign-in through {{workspace}}',
    title: 'Is this you?',
    text: 'The company sign-in of the workspace {{workspace}} wants to open your {{brand}} account, which also belongs to other workspaces. If you are signing in right now, enter this code on the page that asks for it:',
    note: 'The code works for {{minutes}} minutes. From then on this company’s sign-in opens your whole account. Do not give the code to anyone who asks for it.',
    footer:
      'You receive this e-mail because somebody signed in with your address through {{workspace}}. If that was not you, do not pass on the code: without it your account stays locked.',
  },
  companyChanged: {
    subject: 'The company sign-in of {{workspace}} has changed',
    title: 'The company sign-in has changed',
    text: '{{person}} has connected the workspace {{workspace}} to this identity provider: {{issuer}}. It decides who signs in as whom. No one can sign in through it until it has been tested.',
    notYou:
      'If you expected this, there is nothing you need to do. If not, ask {{person}}, and disconnect it in the settings.',
    button: 'Open the settings',
    footer: 'You receive this e-mail because you are an administrator of the workspace {{workspace}}.',
  },
  workspaceToken: {
    made: {
      subject: 'A new API token for {{workspace}}',
      text: '{{person}} created the API token “{{token}}”. Programs that have it act for the workspace {{workspace}}, with the rights it was given.',
      advice:
        'If you expected this, there is nothing you need to do. If not, revoke the token and ask {{person}}. It also ends when {{person}} leaves the workspace or no longer administers it.',
    },
    taken_over: {
      subject: '{{person}} took over an API token of {{workspace}}',
      text: '{{person}} is now responsible for the API token “{{token}}” of the workspace {{workspace}}. It keeps working when the person previously responsible leaves.',
      advice:
        'If you expected this, there is nothing you need to do. If not, revoke the token and ask {{person}}.',
    },
    ended: {
      subject: 'An API token of {{workspace}} has ended',
      text: 'The API token “{{token}}” no longer works, because the administrator responsible for it, {{person}}, no longer administers the workspace {{workspace}}.',
      advice: 'If a program still needs access, create a new token for it.',
    },
    somebody: 'a former administrator',
    button: 'Open the tokens',
    footer: 'You receive this e-mail because you administer the workspace {{workspace}}.',
  },
  tokenEnds: {
    subject: 'The API token “{{token}}” expires on {{time}}',
    ofWorkspace:
      'You are responsible for the API token “{{token}}” of the workspace {{workspace}}. It works until {{time}}. After that, programs that use it are refused.',
    personal:
      'Your personal API token “{{token}}” in the workspace {{workspace}} works until {{time}}. After that, programs that use it are refused.',
    advice:
      'If a program still needs access, create a new token, enter it in the program and revoke the old one.',
    button: 'Open the tokens',
    footer: 'You receive this e-mail because you are responsible for this API token.',
  },
  notices: {
    title: 'Something changed in your account',
    password_changed:
      'The password of your account was changed. All other devices were signed out, and your personal API tokens no longer work.',
    two_factor_on: 'Two-factor sign-in was switched on for your account.',
    two_factor_off: 'Two-factor sign-in was switched off for your account.',
    two_factor_reset:
      'An administrator removed the second factor of your account, one-time codes and passkeys alike, and all your devices were signed out. Sign in with your password, and set up a second factor again with your new device.',
    passkey_added: 'A passkey was added to your account.',
    passkey_removed: 'A passkey was removed from your account.',
    api_token_added: 'A personal API token was created. Programs that have it act as you.',
    ended_by_platform:
      'You were signed out everywhere by an administrator of the platform, and your personal API tokens no longer work.',
    replayedTitle: 'One of your devices was signed out for safety',
    refresh_replayed:
      'A key that keeps one of your devices signed in was used a second time. Someone else may have a copy of it, so we signed that device out.',
    notYou:
      'If this was you, there is nothing you need to do. If not, set a new password right away; that signs out everyone else.',
    advice: {
      api_token_added:
        'If this was you, there is nothing you need to do. If not, set a new password right away; that ends all your personal tokens.',
      two_factor_reset:
        'If you asked for this, there is nothing you need to do. If not, set a new password right away and ask the administrators of your workspace.',
      ended_by_platform:
        'Sign in again. If someone else may know your password, set a new one with “Forgot your password?”. If you did not ask for this, write to the administrators of your workspace.',
      refresh_replayed:
        'Sign in again. Then look at “Recent activity” in your account, and set a new password if anything there was not you.',
    },
    button: 'Open my account',
    footer: 'You receive this e-mail because it concerns the security of your {{brand}} account.',
  },
};

/** The names of these mails on the page Operation. */
export const accountsMailNamesEn = {
  'member-invitation': 'Invitation of a member',
  'account-exists': 'Account exists',
  'account-notice': 'Notice about an account',
  'company-code': 'Code for a company sign-in',
  'company-changed': 'Changed company sign-in',
  'email-confirmation': 'Confirmation of an address',
  'email-proof': 'Proof of an address',
  'password-reset': 'New password',
  'sign-in-code': 'Code for signing in',
  'workspace-token': 'API token of a workspace',
  'token-ends': 'API token expires soon',
};
