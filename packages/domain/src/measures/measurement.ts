/** From how many people the consistency of a scale is shown, and may decide the error of measurement. */
export const LEAST_FOR_ALPHA = 100;
/** From how many people who answered twice both results are correlated. */
export const LEAST_FOR_RETEST = 30;
/** Whole weeks between two surveys of a person. */
export const RETEST_BANDS = ['2-8', '9-26', '27-on'] as const;
