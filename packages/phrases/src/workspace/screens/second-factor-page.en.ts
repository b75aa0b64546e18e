/** The page after signing in that asks for a second factor. */
export const secondFactorPageEn = {
  title: 'Protect your account with a second factor',
  text: 'You administer the platform: anyone who has your password can open every workspace. With codes from an app on your phone, or a passkey, the password alone is no longer enough.',
  required:
    'Administrators need a second factor here. Set up codes from an app on your phone, or add a passkey; after that you can continue.',
  passkeyTitle: 'Sign in with your passkey',
  passkeyText:
    'This account is protected by a passkey, and a password alone is not enough for it. Sign out, and sign in with your passkey. If you have lost it, another administrator can reset your second factor.',
  setUp: 'Set up codes',
  addPasskey: 'Add a passkey',
  later: 'Later',
  signOut: 'Sign out',
  again:
    'Until you have a second factor, we will ask again at every sign-in. You can also set it up in your user settings.',
};
