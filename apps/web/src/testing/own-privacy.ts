import type { OwnWorkspaceData } from '@quint/contract/privacy/privacy.ts';

export const DATE = '2026-11-12T10:26:00.000Z';
const LINE = {
  date: DATE,
  who: null,
  workspace: 'Nordlicht',
  role: null,
  document: null,
  times: 1,
  opened_by: null,
  device: null,
  is_live: false,
} as const;

export const REQUEST = {
  kind: 'human',
  date: DATE,
  text: 'My case.',
  date_answered: null,
  answer: null,
} as const;

/** The data that Nordlicht stores about Anna, including reads and an unlock. */
export function makeOwnData(overrides: Partial<OwnWorkspaceData> = {}): OwnWorkspaceData {
  return {
    talent_id: 'anna',
    workspace: 'Nordlicht',
    is_active: true,
    is_directly_invited: true,
    answers: 110,
    items: 110,
    has_result: true,
    has_job_profile: true,
    has_demographics: true,
    months_after_rejection: 6,
    months_after_last_activity: 12,
    kept_because: null,
    ends_at: '2027-05-12T10:26:00.000Z',
    appearances: [],
    unlocked_by: ['Basalt'],
    choices: {
      is_open_for_work: true,
      is_left_out_of_rankings: false,
      counts_in_norms: true,
      takes_reminders: true,
    },
    consents: [{ id: 'c1', kind: 'pool', is_given: true, text_version: '2026-11', date: DATE }],
    requests: [],
    log: [
      { ...LINE, id: 'l1', kind: 'read', who: 'Max Steiner' },
      { ...LINE, id: 'l2', kind: 'unlocked', workspace: 'Basalt' },
      { ...LINE, id: 'l3', kind: 'opened', opened_by: 'mailed', device: 'phone', is_live: true },
    ],
    log_total: 3,
    log_since: DATE,
    ...overrides,
  };
}
