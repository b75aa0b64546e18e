import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import type { TalentNote } from '@quint/contract/people/notes.ts';
import type { EvaluationTexts } from '@quint/contract/measures/reports.ts';
import { http, HttpResponse } from 'msw';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { api, makeUser, signedInAs } from './api.ts';
import { fakePremiumReport } from './premium-report.ts';
import { withoutShortTexts } from './role-texts.ts';

export const GERMAN = makeUser({ platform_language: 'DE' });
const SCORE = { stanine: 6, low: 5, high: 7, percentile: 70, z: 0.5, t: 55 };
export const TALENT = {
  id: 'anna',
  fullname: 'Anna Kowalski',
  first_name: 'Anna',
  last_name: 'Kowalski',
  language: 'EN',
  source: null,
  tags: ['design'],
  user: null,
  isLocked: false,
  closed_content: null,
  is_directly_invited: true,
  ws_ids_of_copied_talent: [],
  is_big_five_report_unlocked: false,
  is_open_for_work: true,
  job_preferences: null,
  job_experiences: [],
  date_created: '2026-11-12T12:00:00.000Z',
  date_updated: '2026-11-18T12:00:00.000Z',
  user_created: { fullname: 'Lena Brandt' },
  roles: [{ roles_id: 'po', rejected_at: null }],
  email: 'anna@mail.example',
  phone: '+49 (30) 1234-56',
  status: 'APPLICANT',
  isMasked: false,
  avatar: null,
  is_insight_unlocked: true,
  is_left_out_of_rankings: false,
  is_result_held: false,
  result_held_until: null,
  mail_error: null,
  date_mail_failed: null,
  mail_waits_since: null,
  invitation_status: 'FINISHED',
  invitation: {
    id: 'result-1',
    status: 'FINISHED',
    send_at: null,
    is_mail_refused: false,
    is_wanted: true,
    date_created: '2026-11-12T12:00:00.000Z',
    date_last_invited: '2026-11-12T12:00:00.000Z',
    date_last_reminded: null,
    link_expires_at: '2026-12-12T12:00:00.000Z',
  },
  latestResult: {
    id: 'result-1',
    date_finished: '2026-11-18T12:00:00.000Z',
    statement: null as string | null,
    result: {
      traits: { O: SCORE, C: { ...SCORE, low: 5.5, percentile: 73 }, E: SCORE, A: null, ES: SCORE },
      versions: { instrument: 'ipip-neo-work@2', norm: 'common-adult@1' },
      quality: { verdict: 'ok', flags: [] },
    },
  },
} as unknown as TalentRecord;

const RANGE = { min: 3, max: 7, weight: 1 };
const PO = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  value_creation: null,
  ...withoutShortTexts({}),
  attributes: {
    O: RANGE,
    C: { min: 7, max: 9, weight: 2 },
    E: { min: 1, max: 9, weight: 1 },
    A: RANGE,
    ES: RANGE,
  },
  date_updated: '2026-11-18T12:00:00.000Z',
};

function part(trait: FitOfRole['contributions'][number]['trait'], outside = 0, cost = 0) {
  return { trait, stanine: 6, ...RANGE, outside, cost, border: false };
}

export const FIT: FitOfRole = {
  role_id: 'po',
  name: 'Product owner',
  is_in_use: true,
  is_rejected: false,
  score: 91,
  exact: 91.2,
  band: 'strong',
  interval: { low: 82, high: 98 },
  base: 61.6,
  broad: false,
  quality: 'ok',
  reach: { strong: 46, partial: 88 },
  contributions: [
    part('O'),
    { ...part('C', -1, 6.3), min: 7, max: 9 },
    part('A'),
    { ...part('ES', 2, 2.5), min: 1, max: 4 },
  ],
};
export const OTHER: FitOfRole = {
  ...FIT,
  role_id: 'ux',
  name: 'UX researcher',
  score: 100,
  exact: 100,
  contributions: [part('O')],
};
export const OPEN: FitOfRole = {
  ...FIT,
  score: null,
  exact: null,
  band: 'none',
  interval: null,
  base: null,
  reach: null,
  contributions: [],
};

const SECTION = {
  key: 'C',
  title: 'Conscientiousness',
  headline: 'Plans ahead',
  text: 'You like a plan.',
  strengths: 'Keeps promises.',
  watchouts: 'Dislikes surprises.',
  both_readings: null,
  facets: [{ name: 'Orderliness', level: 'high', label: 'high' }],
  role: null,
};
const TEXTS = {
  report: {
    quality: {
      verdict: 'check',
      label: 'Worth a look',
      text: 'Some answers were quick.',
      notes: ['Fast items'],
    },
    style: { heading: '', primary: '', caption: 'Derived from two traits.', bars: [] },
    footer: 'Norm: common-adult@1',
  },
  sections: [SECTION],
} as unknown as EvaluationTexts;

const ENTRY = {
  id: 'entry',
  kind: 'moved',
  date: '2026-11-19T09:06:00.000Z',
  by: 'Lena Brandt',
  records: [],
  status: 'FAVOURITE',
  until: null,
  minutes: null,
  answered: null,
  total: null,
};

interface World {
  readonly talent?: Partial<TalentRecord>;
  readonly fits?: readonly FitOfRole[];
  readonly sections?: readonly unknown[];
  readonly user?: ReturnType<typeof makeUser>;
}

/** Serves one talent; `changes` are the bodies that change it, `asked` the queries for texts. */
export function fakeTalent({
  talent = {},
  fits = [OTHER, FIT],
  sections = [SECTION],
  user = makeUser(),
}: World = {}) {
  signedInAs(user);
  fakePremiumReport();
  const requests = {
    changes: [] as unknown[],
    textQueries: [] as Record<string, string>[],
    notes: [] as TalentNote[],
  };
  let current = { ...TALENT, ...talent };
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: { ...current } })),
    http.patch('*/api/items/talents/anna', async ({ request }) => {
      const change = (await request.json()) as Partial<TalentRecord>;
      requests.changes.push(change);
      current = { ...current, ...change };
      return HttpResponse.json({ data: { id: 'anna' } });
    }),
    http.post('*/api/talents/move', async ({ request }) => {
      const { status } = (await request.json()) as Pick<TalentRecord, 'status'>;
      requests.changes.push({ status });
      const undo = { kind: 'status', status: current.status } as const;
      current = { ...current, status };
      return HttpResponse.json<PersonActionAnswer>({
        data: { done: [{ id: 'anna', undo, sends_at: null }], refused: [] },
      });
    }),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: PO })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Product owner' }] })),
    http.get('*/api/talents/anna/notes', () =>
      HttpResponse.json({ data: { notes: requests.notes, colleagues: [], roles: [] } }),
    ),
    http.get('*/api/talents/anna/history', () => HttpResponse.json({ data: [ENTRY], meta: { total: 9 } })),
    http.get('*/api/calculate-score/talent_new/anna', () =>
      HttpResponse.json({
        data: fits,
        meta: { state: 'calculated', pending: 0, is_left_out_of_rankings: false },
      }),
    ),
    http.get('*/api/reports/getTalentEvaluationTexts/result-1', ({ request }) => {
      requests.textQueries.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ data: { ...TEXTS, sections } });
    }),
  );
  return requests;
}
