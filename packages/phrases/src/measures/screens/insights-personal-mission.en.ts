/** Personal mission: the most distinctive facets as prompts for the person's own text. */
export const insightsPersonalMissionEn = {
  headline: 'What do you want to use it for?',
  lead: 'A survey can say what sets you apart. Only you can say what you want to do with it. Start with a question that appeals to you and write as you would in a notebook.',
  picture: {
    title: 'What you bring, and where you want to go',
    text: 'A path with a stop for each of the facets that stand out most in your answers, the clearest first. Your own text is at the end.',
    goal: 'Your mission',
  },
  prompts: {
    title: 'Questions to begin with',
    use: 'Write about this',
    used: 'In your text',
    none: 'None of your facets stands out; these questions are for everyone.',
  },
  general: {
    one: 'On which day at work did you last forget the time, and what were you doing?',
    two: 'What would be missing if you were not there for a month?',
    three: 'What do you want to have tried by this time next year?',
  },
  text: {
    label: 'Your own words',
    hint: 'Only you see this; administrators do not. It is saved while you write.',
    saving: 'Saving …',
    saved: 'Saved',
    waiting: 'Not saved yet',
    failed: 'Could not be saved. Your text stays here; try again.',
    retry: 'Save again',
    loading: 'Loading your text …',
    loadFailed: 'Your text could not be loaded.',
    example: 'For example: In the next year I want to …, because …',
  },
  facets: {
    O1: {
      low: 'Where has your sense for what is real kept others from a mistake?',
      high: 'Which of your ideas deserves a month of your time?',
    },
    O2: {
      low: 'Where did you make something useful that did not have to be pretty?',
      high: 'What that you work on should be more beautiful, and who would gain by it?',
    },
    O3: {
      low: 'When was your sober view the one that was needed?',
      high: 'Which mood in your team would you like to change, and how?',
    },
    O4: {
      low: 'What deserves to be kept, and what can you do for it?',
      high: 'What would you like to do for the first time this year?',
    },
    O5: {
      low: 'Which problem would you like to see solved rather than discussed?',
      high: 'Which question would you like to understand better than anyone around you?',
    },
    C1: {
      low: 'Which task would you take on if you were sure of help?',
      high: 'Which large thing do you trust yourself with, and who should know?',
    },
    C2: {
      low: 'Where is your ease with chaos worth something?',
      high: 'Which muddle would you like to end, for yourself and for others?',
    },
    C3: {
      low: 'Which rule would you like to change, and for whose good?',
      high: 'Which promise do you want to make next, and to whom?',
    },
    C4: {
      low: 'What matters to you that no goal at work can measure?',
      high: 'For which goal would the effort still be right if nobody saw it?',
    },
    C5: {
      low: 'Which work draws you in by itself, so that you need no push?',
      high: 'What is long and hard enough to be worth your staying power?',
    },
    C6: {
      low: 'Where would a quick decision do good right now?',
      high: 'Which decision deserves your thoroughness, and by when?',
    },
    E1: {
      low: 'With which few people would you like to build something?',
      high: 'Whom would you like to bring together who do not know each other yet?',
    },
    E2: {
      low: 'What could come about if you had two quiet days a week?',
      high: 'What would you like to set up that many people take part in?',
    },
    E3: {
      low: 'Whose cause could you strengthen from the second row?',
      high: 'For what, or for whom, do you want to raise your voice?',
    },
    E4: {
      low: 'What gets better when it is given time?',
      high: 'Where should all your energy go if it could go to one thing only?',
    },
    E5: {
      low: 'Who gains when you choose the safe way?',
      high: 'Which risk would be worth it to you?',
    },
    E6: {
      low: 'What is serious enough to be worth your seriousness?',
      high: 'Where could your good mood change something that matters?',
    },
    A1: {
      low: 'Where are your careful eyes protecting others?',
      high: 'To whom do you want to give a chance that others do not give?',
    },
    A2: {
      low: 'In which negotiation would you like to win something for others?',
      high: 'Where is an honest word due, and are you the one to say it?',
    },
    A3: {
      low: 'What do you want to achieve for yourself first?',
      high: 'Whom do you want to have helped in a year?',
    },
    A4: {
      low: 'Which argument is worth having?',
      high: 'Between whom would you like to make peace?',
    },
    A5: {
      low: 'Which success do you want to talk about a year from now?',
      high: 'What have you done that deserves to be known?',
    },
    A6: {
      low: 'Where does fairness need a cool head?',
      high: 'Whose lot would you like to make easier?',
    },
    N1: {
      low: 'What would you dare that others worry about?',
      high: 'What do you want to be prepared for, and for whose sake?',
    },
    N2: {
      low: 'Where can your patience carry others?',
      high: 'What makes you angry that ought to change?',
    },
    N4: {
      low: 'On which stage would you like to stand?',
      high: 'In which small circle could you have the greatest effect?',
    },
    N6: {
      low: 'In which storm would you like to be the one who stays calm?',
      high: 'What do you need around you to do your best work, and whom can you ask for it?',
    },
  },
} as const;
