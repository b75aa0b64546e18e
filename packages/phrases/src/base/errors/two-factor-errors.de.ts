/** The German catalogue errors of the second factor. */
export const twoFactorErrorsDe = {
  'two_factor.already_on': 'Die Anmeldung mit zweitem Faktor ist schon eingeschaltet.',
  'two_factor.not_on': 'Die Anmeldung mit zweitem Faktor ist nicht eingeschaltet.',
  'two_factor.unreadable':
    'Die Codes deiner App lassen sich nicht mehr prüfen, weil der Schlüssel dieser Installation ersetzt wurde. Gib einen Wiederherstellungscode ein oder bitte die Administration, deinen zweiten Faktor zurückzusetzen.',
  'two_factor.own_reset':
    'Deinen eigenen zweiten Faktor kannst du nur in deinen Einstellungen ausschalten, mit einem Code.',
  'two_factor.platform_only':
    'Diese Person arbeitet auch in anderen Arbeitsbereichen. Bitte unseren Support, den zweiten Faktor zurückzusetzen.',
  'proof.required':
    'Gib dein aktuelles Passwort ein oder melde dich mit deinem Passkey oder über dein Unternehmen neu an.',
  'proof.code_required': 'Gib auch einen Code deines zweiten Faktors ein.',
  'second_factor.missing':
    'Richte zuerst einen zweiten Faktor ein: Einmalcodes einer App oder einen Passkey.',
  'second_factor.passkey_needed':
    'Melde dich mit deinem Passkey an: Ein Passwort allein reicht für dieses Konto nicht.',
  'second_factor.own_first':
    'Richte zuerst für dein eigenes Konto einen zweiten Faktor ein, bevor du ihn von anderen verlangst.',
};
