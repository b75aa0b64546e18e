/** What stands with every figure of a doubtful result, on screens and in documents. */
export const doubtEn = {
  /** In a row, under the band. */
  short: 'Read with care',
  /** Where there is room for a sentence. */
  line: 'Read with care: how the survey was answered raised flags, so these figures may say little.',
  legend: 'hollow: read with care',
  group_one: 'One of these results is to be read with care: the hollow dots.',
  group_other: '{{count}} of these results are to be read with care: the hollow dots.',
  count_one: '1 to be read with care',
  count_other: '{{count}} to be read with care',
} as const;
