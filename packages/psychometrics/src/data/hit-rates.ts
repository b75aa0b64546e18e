import type { ResponseStyle, VerdictCounts } from '../hit-rates.ts';

/** Simulated sheets per way of answering. */
export const SIMULATED_SHEETS = 20000;

/** Verdicts of the checks of response quality on simulated sheets, counted by `npm run simulations`. */
export const HIT_RATES: Readonly<Record<ResponseStyle, VerdictCounts>> = {
  careful: { ok: 19905, check: 90, doubtful: 5 },
  careful_outer: { ok: 13462, check: 5034, doubtful: 1504 },
  random_fast: { ok: 0, check: 0, doubtful: 20000 },
  random_slow: { ok: 140, check: 932, doubtful: 18928 },
  half_random_slow: { ok: 853, check: 3391, doubtful: 15756 },
  one_box: { ok: 0, check: 0, doubtful: 20000 },
  long_runs: { ok: 0, check: 0, doubtful: 20000 },
  inner_random: { ok: 0, check: 1624, doubtful: 18376 },
  agreeing_random: { ok: 0, check: 0, doubtful: 20000 },
  looks_good: { ok: 19971, check: 29, doubtful: 0 },
};
