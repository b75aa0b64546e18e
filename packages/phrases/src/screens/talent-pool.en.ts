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
    text: 'Talents decide this themselves: at the end of the survey they can create an account, and on their own profile they switch on “Open for work”. Those who do appear here until they switch it off.',
  },
} as const;
