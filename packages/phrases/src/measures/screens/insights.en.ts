import { facetNamesEn } from '../facet-names.en.ts';

/** Common texts of the eight numbered pages about the person's result. */
export const insightsEn = {
  learnMore: 'Learn more',
  close: 'Close and go to your profile',
  progress: 'Pages read',
  steps: 'Pages',
  page: 'page {{index}} of {{total}}',
  step: 'Step {{number}}',
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
  pages: {
    'self-perception': { title: 'How you see yourself' },
    'external-perception': { title: 'How others may see you' },
    'work-focus': { title: 'What you focus on at work' },
    'communication-style': { title: 'How you communicate' },
    'work-environment': { title: 'Where you work well' },
    'personal-mission': { title: 'What you want to use it for' },
    'personality-profile': { title: 'Your whole profile' },
    feedback: { title: 'Does this describe you?' },
  },
  failed: 'Failed to load talent data',
  noTalent: {
    title: 'No talent ID provided',
    text: 'The address does not say whose result to show. Part of it may be missing.',
    own: 'Open your own pages',
    home: 'Go to the start page',
  },
  none: {
    title: 'There is no result yet',
    text: 'These pages open once you have finished the survey.',
    back: 'To your profile',
  },
  upside: 'Upside',
  downside: 'Downside',
  facets: facetNamesEn,
  facet: 'Facet',
  level: 'Level',
  levels: { low: 'lower', middle: 'middle', high: 'higher' },
  levelOf: { low: 'lower level', middle: 'middle level', high: 'higher level' },
  bands: { low: 'lower range (1–3)', middle: 'middle range (4–6)', high: 'higher range (7–9)' },
  place: '{{value}} of {{most}}, between {{low}} and {{high}} within the error of measurement',
  notScored: 'not scored: too few answers',
  both: {
    title: 'It may also be the {{band}}',
    text: 'The error of measurement reaches that far. Then it would read:',
  },
  doubtful:
    'Some of your answers look as if they were given in a hurry or at random. Read these pages with that in mind, or answer the survey again.',
} as const;
