/**
 * How many random cases a test tries: with `THOROUGH=1` as many as prove the rule, otherwise as many as would show a fault
 * of the newest change. Each run draws other ones.
 */
export function often(usual: number, thorough: number): number {
  return process.env.THOROUGH === '1' ? thorough : usual;
}
