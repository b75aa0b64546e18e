/** The ways into the survey that start without a personal link. */
export const participationEn = {
  b2c: {
    title: 'Your personality in about 20 minutes',
    text: 'Five traits, measured with a questionnaire of the research literature and explained in plain words.',
  },
  admin: {
    title: 'The survey for administrators',
    text: 'Answer it once yourself: it is the quickest way to see what your talents will see.',
  },
  roleCompass: {
    title: 'Find the role that fits you',
    text: 'The survey shows where your strengths lie. Roles then say which of them they need.',
  },
  publicCheck: {
    title: 'Find your Quint',
    text: 'Five traits, one profile: what sets you apart, and where it helps you at work.',
  },
  study: {
    title: 'Take part in the survey',
    text: 'Thank you for your time. Every complete answer sheet makes the comparison more exact.',
  },
  signup: {
    title: 'Take part in the survey',
    text: 'Places in the survey are given by the company you apply to or work for.',
  },
  talentPool: {
    title: 'Join the talent pool',
    text: 'Who has finished the survey can be found by companies that look for people. It starts with an invitation.',
  },
  talentProfile: {
    title: 'Your talent profile',
    text: 'Your profile is made when you finish the survey. You get to it with the account you make at the end.',
  },
  steps: {
    label: 'How it works',
    link: {
      title: 'Open your personal link',
      text: 'It is in the e-mail with your invitation. Nobody else can use it, and it brings you back to where you stopped.',
    },
    time: {
      title: 'Take about 20 minutes',
      text: '110 short statements, four possible answers each. You can pause whenever you like; everything is saved.',
    },
    result: {
      title: 'See your result',
      text: 'You see it at once. The company sees the result, never a single answer.',
    },
  },
  lost: {
    title: 'No e-mail?',
    text: 'Look in the spam folder, or ask whoever invited you to send it again. If nothing helps, write to us.',
    write: 'Write to us',
    subject: 'I cannot find my invitation',
  },
  login: 'Sign in',
  company: 'For companies: see the plans',
} as const;
