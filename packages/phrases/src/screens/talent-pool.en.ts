/** The talent pool. */
export const talentPoolEn = {
  title: 'Talent pool',
  lead_one: '{{count}} talent of your workspace is open for work.',
  lead_other: '{{count}} talents of your workspace are open for work.',
  list: 'Talents open for work',
  search: 'Search the pool',
  name: 'Talent',
  status: 'Status',
  result: 'Result',
  noResult: 'none yet',
  roles: 'Roles',
  toTalents: 'See all talents',
  empty: {
    title: 'Nobody is open for work yet',
    text: 'Talents decide for themselves whether they are open for work. Those who are appear here.',
  },
} as const;
