/** Signing in. */
export const authEn = {
  login: {
    title: 'Welcome back',
    lead: 'Sign in to see your roles, teams and talents.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'Email address or password is wrong.',
    tooMany_one: 'Too many attempts. Please try again in {{count}} second.',
    tooMany_other: 'Too many attempts. Please try again in {{count}} seconds.',
    documentTitle: 'Sign in',
  },
  brand: {
    headline: 'See the person behind the application.',
    text: 'Five traits, one honest picture: every result comes with its error of measurement.',
    motif:
      'Five traits drawn as a shape: openness, conscientiousness, extraversion, agreeableness, emotional stability.',
  },
} as const;
