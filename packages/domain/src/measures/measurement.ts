/**
 * The minimum number of people for showing the consistency of a scale, and for using it as the error of measurement.
 */
export const LEAST_FOR_ALPHA = 100;
/** The minimum number of people who answered twice for correlating both results. */
export const LEAST_FOR_RETEST = 30;
/** Whole weeks between two surveys of a person. */
export const RETEST_BANDS = ['2-8', '9-26', '27-on'] as const;
