/** Mails of a workspace to its talents, beside those of the survey. */
export const talentMailsEn = {
  addressChanged: {
    subject: '{{workspace}} has replaced your e-mail address',
    title: 'Your e-mail address was replaced',
    greeting: 'Hello,',
    text: 'until now {{workspace}} kept this address in a record at {{brand}}. It has been replaced by another one. Links to a survey that came to this address no longer work, and an account with this address no longer opens the record.',
    result:
      'If you had already answered the survey, your result stays with {{workspace}}. Nobody sees it with an account of the new address.',
    ask: 'If you did not want this, please write to {{name}}, {{email}}: your address can be put back, or your record deleted.',
    askByEmail:
      'If you did not want this, please write to {{email}}: your address can be put back, or your record deleted.',
    askWorkspace:
      'If you did not want this, please turn to your contact at {{workspace}}: your address can be put back, or your record deleted.',
    footer:
      'You receive this e-mail because your address stood in a record of {{workspace}}. If it was entered there by mistake, you need not do anything.',
  },
};
