import type { Overview } from '@quint/contract/home/overview.ts';

/** The overview of a new workspace. */
export const EMPTY_OVERVIEW: Overview = {
  lines: [],
  put_off: [],
  next: null,
  since_yesterday: { results: 0, messages: 0 },
  figures: {
    open: { now: 0, before: 0, weeks: [] },
    finished: { now: 0, before: 0, weeks: [], week_start: '2026-11-15T23:00:00.000Z' },
    agreement: { now: 0, weeks: [], doubtful: 0, telling: 0, roles: 0 },
    insights: { now: 18, weeks: [], used_this_month: 2 },
  },
  newest: [],
  finished_total: 0,
  roles: [],
  roles_total: 0,
  start: { talents: 0, chosen: 0, teams: 0 },
};
