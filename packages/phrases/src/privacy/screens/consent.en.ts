/** The consent banner for third-party analytics. */
export const consentEn = {
  bar: {
    title: 'May we count visits?',
    text: 'If you agree, {{hosts}} may record which pages are used and set cookies for that. Everything works the same without it.',
    more: 'What this means',
    accept: 'Accept',
    necessary: 'Only necessary',
  },
  now: {
    all: 'So far you have accepted it.',
    necessary: 'So far you have chosen only what is necessary.',
  },
  section: {
    title: 'Counting visits',
    none: 'No service of another company is used here: visits are not counted, and nothing is loaded from elsewhere.',
    some: 'Only if you agree, these services record which pages are used: {{hosts}}. They are loaded from other companies, which then learn your IP address and your browser, and set cookies. The legal basis is your consent (Art. 6 (1) (a) GDPR); you can take it back at any time, here or at the foot of every page.',
    never: 'The survey, pages that an e-mail leads to, and reports are never counted.',
    current: 'Your choice',
    open: 'You have not chosen yet. Nothing is loaded.',
    all: 'You have accepted it.',
    necessary: 'Only what is necessary. Nothing is loaded.',
    change: 'Change my choice',
  },
} as const;
