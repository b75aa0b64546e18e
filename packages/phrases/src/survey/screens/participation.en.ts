/** The entrances to the survey without a personal link. */
export const participationEn = {
  b2c: {
    eyebrow: 'For yourself',
    title: 'Your personality in about 20 minutes',
    text: 'Five traits, measured with a questionnaire of the research literature and explained in plain words. The result is for you and goes to no employer.',
    submit: 'Start the survey',
  },
  admin: {
    eyebrow: 'For administrators',
    title: 'The survey for administrators',
    text: 'Answer it once yourself: it is the quickest way to see what your talents will see. Afterwards you return to your overview.',
    submit: 'Start my survey',
  },
  roleCompass: {
    eyebrow: 'Role compass',
    title: 'Find the role that fits you',
    text: 'The survey shows how you see your way of working. At the end you see ten jobs in marketing and tech, ordered by how close they are to your profile.',
    submit: 'Start the role compass',
  },
  youbea: {
    eyebrow: 'youbea',
    title: 'Which work suits the way you are?',
    text: 'One honest look at how you like to work, and ten jobs in marketing and tech that come close to it.',
    submit: 'Find my jobs',
  },
  publicCheck: {
    eyebrow: 'Quint check',
    title: 'Find your Quint',
    text: 'Five traits, one profile: what sets you apart, and where it can help you at work.',
    submit: 'Start the check',
  },
  study: {
    eyebrow: 'Survey',
    title: 'Take part in the survey',
    text: 'Thank you for your time. Every completed survey makes the comparison more exact, and you see your own result at the end.',
    submit: 'Take part',
  },
  signup: {
    eyebrow: 'Survey',
    title: 'Take part in the survey',
    text: 'Sign up with your name and your e-mail address. You get a personal link and can start at once.',
    submit: 'Sign up',
  },
  talentPool: {
    eyebrow: 'Talent pool',
    title: 'Join the talent pool',
    text: 'Finish the survey, add your skills, where and how you want to work, and companies that are hiring can find you. Your name stays hidden until a company unlocks your profile.',
    submit: 'Join',
  },
  talentProfile: {
    eyebrow: 'Talent profile',
    title: 'Your talent profile',
    text: 'Your profile is created when you finish the survey. You open it with the account you create at the end.',
    submit: 'Sign up',
  },
  invites: '{{workspace}} invites you',
  steps: {
    label: 'How it works',
    form: {
      title: 'Say who you are',
      text: 'We also send you a personal link. With it you can stop and continue later, on any device.',
    },
    time: {
      title: 'Take about 20 minutes',
      text: '110 short statements with four possible answers each. Everything is saved at once.',
    },
    result: {
      title: 'See your result',
      text: 'After the last statement you confirm your address with a code from our e-mail. Then the result is there, in numbers and in plain words.',
    },
  },
  form: {
    title: 'Your details',
    name: 'Name',
    email: 'E-mail',
    emailHint: 'Your personal link and your report go there.',
    consent: {
      company:
        'I agree that {{workspace}} processes my name, my e-mail address and my answers for this survey and sees the result.',
      own: 'I agree that my name, my e-mail address and my answers are processed for this survey.',
      pool: 'I agree that my profile can be found in the talent pool and that my answers are processed for it.',
      privacy: 'How your data is treated',
    },
    failed: 'That did not work. Please check your connection and try again.',
    busy: 'One moment …',
  },
  confirmed: {
    title: 'You are in, {{name}}',
    text: 'Your personal link is on its way to {{email}}. It brings you back to where you left off, on any device.',
    start: 'Start now',
    later: 'Not now? The link in the e-mail works for 30 days.',
  },
  sent: {
    title: 'Please check your inbox',
    text: 'An e-mail to {{email}} says how to continue, so that nobody else can get to your answers. Nothing there? It can take until tomorrow, and an address that has opted out of these e-mails gets none.',
    other: 'Use another address',
  },
  already: {
    text: 'Your report came by e-mail when you submitted the survey. Nothing there? Look in the spam folder.',
  },
  closed: { text: 'Please ask the person who gave you this link for a new one.' },
  unreachable: 'The page could not be loaded. Please try again in a few minutes.',
  check: {
    traits: 'The five traits',
    poles: {
      O: ['practical', 'curious'],
      C: ['spontaneous', 'organised'],
      E: ['quiet', 'sociable'],
      A: ['direct', 'accommodating'],
      ES: ['sensitive', 'calm'],
    },
    names: {
      O: 'Openness',
      C: 'Conscientiousness',
      E: 'Extraversion',
      A: 'Agreeableness',
      ES: 'Emotional stability',
    },
    note: 'Neither side of a trait is better in itself. The check shows where you stand, with the error of measurement.',
  },
  own: {
    guest: 'Please sign in first. The survey then belongs to your account.',
    talent: 'This page is for administrators. Your own survey opens with the link in your invitation.',
    signedIn: 'You are signed in as {{email}}. Your survey is kept in your workspace {{workspace}}.',
    login: 'Sign in',
    toProfile: 'To my profile',
  },
  claim: {
    title: 'Make your profile yours',
    text: 'Your survey is submitted. With an account you get back to your result whenever you like, add what you want from a job and see who looked at it.',
    email: 'Your account gets the e-mail address you were invited at or signed up with.',
    confirm:
      'Please confirm first that it is you: to see your result, you need a code that we send you by e-mail.',
    toConfirm: 'Confirm',
    submit: 'Create my account',
    sentTitle: 'Please confirm your e-mail address',
    sentText:
      'We have sent you an e-mail. Open its link and choose a password; that confirms your address and opens your profile.',
    linkedTitle: 'Your profile is ready',
    linkedText: 'It belongs to your account. Sign in with the address of your survey.',
    result: 'See my result now',
    toProfile: 'Sign in to my profile',
  },
  lost: {
    title: 'Invited by e-mail?',
    text: 'Then open the personal link in that e-mail; it is yours alone. If you cannot find it, look in your spam folder or write to us.',
    write: 'Write to us',
    subject: 'I cannot find my invitation',
  },
  login: 'Sign in',
  company: 'For companies: see the plans',
} as const;
