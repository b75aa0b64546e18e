/** The note beside every figure of a doubtful result, on screens and in documents. */
export const doubtEn = {
  /** In a row, under the band. */
  short: 'Read with care',
  /** As a sentence, if there is space. */
  line: 'Read with care: the answers to the survey were flagged, so these figures may say little.',
  legend: 'hollow: read with care',
  group_one: 'Read one of these results with care: its dots are hollow.',
  group_other: 'Read {{count}} of these results with care: their dots are hollow.',
  count_one: '1 to read with care',
  count_other: '{{count}} to read with care',
  /** Beside a count of high agreement, which leaves doubtful results out. */
  besides_one: 'and 1 to read with care',
  besides_other: 'and {{count}} to read with care',
} as const;
