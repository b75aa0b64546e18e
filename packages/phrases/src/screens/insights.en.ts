/** The eight numbered pages about the own result. */
export const insightsEn = {
  learnMore: 'Learn more',
  close: 'Close and go to your profile',
  progress: 'Pages read',
  steps: 'Pages',
  page: 'page {{index}} of {{total}}',
  step: 'Step {{number}}',
  place: '{{trait}}: {{value}} of {{most}}',
  short: {
    'self-perception': 'Self-perception',
    'external-perception': 'External perception',
    'work-focus': 'Work focus',
    'communication-style': 'Communication style',
    'work-environment': 'Work environment',
    'personal-mission': 'Personal mission',
    'personality-profile': 'Personality profile',
    feedback: 'Feedback',
  },
  failed: 'Failed to load talent data',
  none: {
    title: 'There is no result yet',
    text: 'These pages open once you have finished the survey.',
    back: 'To your profile',
  },
  pages: {
    'self-perception': {
      title: 'How you see yourself',
      text: 'What you said about yourself, as five traits. None of them is good or bad; each helps in some situations.',
    },
    'external-perception': {
      title: 'How others may see you',
      text: 'Three traits are noticed first: how you approach people, how you deal with them, and how calm you seem.',
    },
    'work-focus': {
      title: 'What you focus on at work',
      text: 'How you plan and finish things, and how you deal with what is new.',
    },
    'communication-style': {
      title: 'How you communicate',
      text: 'How you speak up, listen and deal with other opinions.',
    },
    'work-environment': {
      title: 'Where you work well',
      text: 'Company or quiet, change or order, pressure or calm: what suits you.',
    },
    'personal-mission': {
      title: 'What you bring',
      text: 'What comes easily to you is where others benefit most.',
    },
    'personality-profile': {
      title: 'Your whole profile',
      text: 'All five traits with the error of measurement. A point is the best estimate; the bar shows how exactly it was measured (90 %).',
    },
    feedback: {
      title: 'Does this describe you?',
      text: 'You know yourself best. What you say helps to make these pages better.',
    },
  },
  inOneSentence: 'In one sentence each',
  brings: 'What comes easily to you',
  prompts: {
    one: 'Where has this helped you, or someone else, in the last few weeks?',
    two: 'Which task of yours needs it most?',
    three: 'Who should know that you can do this?',
  },
  feedback: {
    rating: 'How well do these pages describe you?',
    ratings: { '1': 'Not at all', '2': 'Hardly', '3': 'Partly', '4': 'Well', '5': 'Very well' },
    text: 'What fits, what does not?',
    hint: 'The people who make this product read it, with your name and your workspace. Your employer does not.',
    send: 'Send',
    skip: 'Skip',
    thanks: 'Thank you for your feedback.',
  },
} as const;
