import type { ErasedRecord, ErasingPreview } from '@quint/contract/privacy/erasing.ts';
import type { RetentionView } from '@quint/contract/privacy/retention.ts';
import type { DataRequests } from '@quint/contract/privacy/rights-requests.ts';

/** A workspace with default settings, in which nobody's data is erased soon. */
export const USUAL_RETENTION: RetentionView = {
  rejected: 6,
  applicants: 12,
  employees: null,
  reason: null,
  ending: { count: 0, people: [] },
  lives: [
    { life: 'mails', days: 90 },
    { life: 'audit', days: 1096 },
    { life: 'bin', days: 30 },
  ],
};

/** A workspace without requests. */
export const NO_DATA_REQUESTS: DataRequests = { requests: [], open: 0, ending: { count: 0, people: [] } };

export const ERASED_RECORD: ErasedRecord = {
  organization: 'Nordlicht GmbH',
  answers: 110,
  results: 1,
  documents: 2,
  has_job_profile: true,
  has_photo: true,
  notes: 3,
  messages: 0,
  places: 2,
  waiting_mails: 0,
};

/** The preview of erasing a talent of the workspace. */
export const ERASING_PREVIEW: ErasingPreview = {
  name: null,
  records: [ERASED_RECORD],
  is_account_erased: true,
  stays: { note_until: '2029-11-22T10:00:00.000Z', scores: 1, has_opt_out: false },
  out_of_reach: {
    mails: 2,
    last_mail: '2026-11-03T09:15:00.000Z',
    saved: [
      {
        organization: 'Nordlicht GmbH',
        what: 'report',
        by: 'Lena Brandt',
        date: '2026-11-03T09:15:00.000Z',
      },
    ],
  },
  refusal: null,
};
