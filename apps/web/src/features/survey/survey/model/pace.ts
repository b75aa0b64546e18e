/** Twenty minutes for the 110 items, until the person's own pace was measured. */
const USUAL_SECONDS_PER_ITEM = 11;
/** The weight of the assumed pace, in measured items. */
const USUAL_WEIGHT_ITEMS = 5;
/** A longer time on one item is a pause and does not count. */
const LONGEST_SECONDS_PER_ITEM = 45;

/** Whole minutes until the last item, at least one while there are open items. `seconds` holds the measured times. */
export function minutesLeft(seconds: readonly number[], openItems: number): number {
  if (openItems === 0) return 0;
  const own = seconds.reduce((sum, one) => sum + Math.min(one, LONGEST_SECONDS_PER_ITEM), 0);
  const perItem = (USUAL_SECONDS_PER_ITEM * USUAL_WEIGHT_ITEMS + own) / (USUAL_WEIGHT_ITEMS + seconds.length);
  return Math.max(1, Math.round((perItem * openItems) / 60));
}
