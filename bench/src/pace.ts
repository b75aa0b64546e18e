// `--tiny` runs every part for one tiny round, to check that it works: its figures mean nothing and are not written.
const FLAG = '--tiny';
const VARIABLE = 'BENCH_TINY';

/** Whether this is such a round. Child processes read it from an environment variable. */
export const IS_TINY = process.argv.includes(FLAG) || process.env[VARIABLE] === '1';
if (IS_TINY) process.env[VARIABLE] = '1';

/** The value for a measurement, and for a tiny round. */
export function amount<Value>(full: Value, tiny: Value): Value {
  return IS_TINY ? tiny : full;
}
