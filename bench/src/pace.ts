// `--tiny` runs every part for one tiny round, to see that it works: its figures are worth nothing and are not written.
const FLAG = '--tiny';
const VARIABLE = 'BENCH_TINY';

/** Whether this is such a round. The processes of a part know it by a variable. */
export const IS_TINY = process.argv.includes(FLAG) || process.env[VARIABLE] === '1';
if (IS_TINY) process.env[VARIABLE] = '1';

/** What a measurement takes, and what a tiny round takes instead. */
export function amount<Value>(full: Value, tiny: Value): Value {
  return IS_TINY ? tiny : full;
}
