/** Mails of a workspace to its talents, other than those of the survey. */
export const talentMailsEn = {
  addressChanged: {
    subject: '{{workspace}} has replaced your e-mail address',
    title: 'Your e-mail address was replaced',
    greeting: 'Hello,',
    text: 'Until now {{workspace}} kept this address in a record at {{brand}}. It has been replaced by another one. Survey links sent to this address no longer work, and an account with this address no longer opens the record.',
    result:
      'If you had already answered the survey, your result stays with {{workspace}}. An account with the new address does not show it.',
    ask: 'If you did not want this, please write to {{name}}, {{email}}: your address can be put back, or your record deleted.',
    askByEmail:
      'If you did not want this, please write to {{email}}: your address can be put back, or your record deleted.',
    askWorkspace:
      'If you did not want this, please ask your contact at {{workspace}}: your address can be put back, or your record deleted.',
    footer:
      'You receive this e-mail because your address was in a record of {{workspace}}. If it was entered there by mistake, there is nothing you need to do.',
  },
};

/** The names of these mails on the page Operation. */
export const talentsMailNamesEn = {
  'talent-address-changed': 'Changed address',
};
