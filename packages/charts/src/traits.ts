/** The five traits in the order of every chart; the letter is always printed, because colour alone is not enough. */
export const CHART_TRAITS = ['O', 'C', 'E', 'A', 'ES'] as const;
export type ChartTrait = (typeof CHART_TRAITS)[number];

/** The stanine scale both charts are drawn on. */
export const LOWEST_STANINE = 1;
export const HIGHEST_STANINE = 9;
