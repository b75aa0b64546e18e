/** The welcome on the first visit. */
export const welcomeEn = {
  step: 'Step {{step}} of {{total}}',
  skip: 'Skip',
  start: 'Let’s go',
  admin: {
    welcome: {
      title: 'Welcome to {{brand}}',
      titleTo: 'Welcome, {{name}}',
      text: 'You describe what a role requires, people say how they work, and {{brand}} shows how well the two match. This tour takes a minute.',
    },
    role: {
      title: 'Start with a role',
      text: 'A role sets a range for each of the five traits. Start from a template, from scratch, or ask the people who know the work.',
    },
    invite: {
      title: 'Invite talents to the survey',
      text: 'Each person gets a link of their own by e-mail and needs about 20 minutes. You see who has opened it and who is done.',
    },
    result: {
      title: 'Read results with their fit',
      text: 'Every result appears next to your roles, with its error of measurement. It prepares a conversation; it does not replace one.',
    },
    find: {
      title: 'Find everything from anywhere',
      text: 'One key searches pages, talents and roles, another shows all shortcuts. The question mark opens help.',
    },
  },
  talent: {
    title: 'Welcome to {{brand}}',
    titleTo: 'Welcome, {{name}}',
    lead: 'This is your own space at {{workspace}}.',
    leadAlone: 'This is your own space.',
    result: {
      title: 'Your result, explained',
      text: 'Once you have finished the survey, you can read here how you see yourself at work, page by page.',
    },
    privacy: {
      title: 'Your answers belong to you',
      text: 'No one but you sees your individual answers.',
    },
    ask: {
      title: 'Ask whenever something is unclear',
      text: 'The question mark opens help and a way to reach us.',
    },
  },
} as const;
