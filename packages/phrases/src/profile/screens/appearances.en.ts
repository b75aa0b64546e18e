/** The impressions of a talent in the pool of the platform. */
export const appearancesEn = {
  title: 'Where companies saw you',
  none: 'No company has seen you yet.',
  shown_one: 'Shown once, on {{last}}',
  shown_other: 'Shown {{count}} times, last on {{last}}',
  unlocked: 'Unlocked on {{date}}',
  withdraw:
    'Switch off “Open for work”, and companies can no longer find you. Those that unlocked you before keep what was opened.',
} as const;
