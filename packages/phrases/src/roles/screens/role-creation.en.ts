/** The ways to create a role. */
export const roleCreationEn = {
  roles: 'Roles',
  title: 'New role',
  lead: 'Choose how you want to start.',
  ways: {
    templates: {
      title: 'From a template',
      text: 'Ten roles with texts, ranges and the reason for each range. Or copy one of your own roles.',
      time: 'About two minutes, then adapt it',
    },
    assistant: {
      title: 'With the role assistant',
      text: 'Answer questions about the work. Your answers become a draft: ranges, and the answers behind each one.',
      time: '5 to 10 minutes',
    },
    stakeholders: {
      title: 'With colleagues',
      text: 'People who know the work answer statements about it by e-mail. Their answers become ranges, and you see where they disagree.',
      time: 'Five minutes each; you need at least three answers',
    },
    empty: {
      title: 'Empty role',
      text: 'You know what the work requires: write it down and set the ranges yourself.',
      time: 'You decide',
    },
  },
  templates: {
    lead: 'Choose the role that comes closest. You see all of it before you use it, and can change everything afterwards.',
    reach: 'By our model about {{count}} of 100 people of the norm group reach high agreement.',
    ratio: 'Smallest ratio by sex or age: {{ratio}}.',
    ranges: 'Ranges, and why',
    evidence:
      'These ranges are a starting point, not a norm. The works named in the reasons are listed in the manual. They find small to moderate links, on average across many people and jobs, and say nothing certain about one person or about your job.',
    previewLead: 'A template: this is the role you would start with.',
    use: 'Use this template',
    other: 'Other templates',
    own: 'A copy of your own role',
    ownText:
      'Texts, ranges, skills and courses are copied, people are not. The original role stays as it is.',
    copy: 'Copy {{name}}',
  },
  surveys: {
    title: 'Not available yet',
    text: 'Quint does not offer these two surveys at the moment. If you need one, talk to us.',
    contact: 'Write to us',
    contactAbout: 'Write to us: {{name}}',
    activities: {
      title: 'Survey about activities',
      text: 'People who do the work would say how often they do which task and how much depends on it. The requirements would follow from the tasks.',
    },
    peers: {
      title: 'Survey among peers',
      text: 'People who do the same work well would answer the survey themselves. Their results would show what they have in common.',
    },
  },
} as const;
