/** Catalogue errors of the second factor. */
export const twoFactorErrorsEn = {
  'two_factor.already_on': 'Two-factor sign-in is already on.',
  'two_factor.not_on': 'Two-factor sign-in is not on.',
  'two_factor.unreadable':
    'The codes of your app can no longer be checked, because the key of this installation was replaced. Enter a recovery code, or ask an administrator to reset your second factor.',
  'two_factor.own_reset':
    'Your own second factor can only be switched off in your user settings, with a code.',
  'two_factor.platform_only':
    'This person works in other workspaces, too. Please ask our support to reset the second factor.',
  'proof.required':
    'Please enter your current password, or sign in again with your passkey or through your company.',
  'proof.code_required': 'Please also enter a code of your second factor.',
  'second_factor.missing': 'Set up a second factor first: one-time codes of an app, or a passkey.',
  'second_factor.passkey_needed':
    'Please sign in with your passkey: a password alone is not enough for this account.',
  'second_factor.own_first': 'Set up a second factor for your own account before you require one of others.',
};
