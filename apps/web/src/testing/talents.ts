import type { FitOfTalent } from '@quint/contract/matching.ts';
import { http, HttpResponse } from 'msw';
import type { InvitationState, TalentRecord } from '#features/talents/api.ts';
import { api, makeUser, signedInAs } from './api.ts';

export const ROLE_ID = '0190c0de-0000-7000-8000-0000000000aa';
const ATTRIBUTE = { min: 1, max: 9, weight: 1 };

export function makeInvitation(overrides: Partial<InvitationState> = {}): InvitationState {
  const made = '2026-11-01T08:00:00.000Z';
  return {
    id: 'invitation',
    status: 'SENT',
    send_at: null,
    is_mail_refused: false,
    date_created: made,
    date_last_invited: made,
    ...overrides,
  };
}

/** A talent of the workspace, invited by name unless told otherwise. */
export function makeTalent(id: string, overrides: Partial<TalentRecord> = {}): TalentRecord {
  return {
    id,
    fullname: `Person ${id}`,
    email: `${id}@mail.example`,
    phone: null,
    status: 'APPLICANT',
    avatar: null,
    is_directly_invited: true,
    isHidePersonalData: false,
    user: null,
    invitation_status: overrides.invitation === undefined ? 'SENT' : (overrides.invitation?.status ?? null),
    invitation: makeInvitation({ id: `invitation-${id}` }),
    roles: [],
    teams: [],
    ...overrides,
  };
}

export function makeFit(talent_id: string, score: number): FitOfTalent {
  const numbers = { score, exact: score, band: 'strong' as const, interval: null, base: 50, broad: false };
  const stanines = { o: 5, c: 5, e: 5, a: 5, es: 5 };
  return { talent_id, talents_results_id: talent_id, quality: 'ok', ...numbers, ...stanines };
}

const ORDERS: Readonly<Record<string, (talent: TalentRecord) => string>> = {
  fullname: (talent) => talent.fullname,
  status_order: (talent) => talent.status,
  invitation_order: (talent) => talent.invitation_status ?? '',
  date_last_invited: (talent) => talent.invitation?.date_last_invited ?? '',
};

interface ListFilter {
  readonly id?: { readonly _in: readonly string[] };
  readonly status?: { readonly _in: readonly string[] };
  readonly invitation_status?: { readonly _in: readonly string[] };
  /** People invited directly, and the reader. */
  readonly _or?: unknown;
}

const isIn = (words: readonly string[] | undefined, word: string | null) =>
  words === undefined || (word !== null && words.includes(word));

/** The talents that a question finds, as the server finds them. */
function find(talents: readonly TalentRecord[], search: string, filter: ListFilter): TalentRecord[] {
  return talents.filter(
    (talent) =>
      `${talent.fullname} ${talent.email}`.toLowerCase().includes(search.toLowerCase()) &&
      (filter._or === undefined || talent.is_directly_invited) &&
      isIn(filter.id?._in, talent.id) &&
      isIn(filter.status?._in, talent.status) &&
      isIn(filter.invitation_status?._in, talent.invitation_status),
  );
}

function readPage<Row>(rows: readonly Row[], asked: URLSearchParams): readonly Row[] {
  const limit = Number(asked.get('limit') ?? -1);
  const offset = Number(asked.get('offset') ?? (Number(asked.get('page') ?? 1) - 1) * limit);
  return limit < 0 ? rows : rows.slice(offset, offset + limit);
}

/** `/items/talents` over these talents: search, filter, order, pages and counts. */
function answerTalents(talents: readonly TalentRecord[], asked: URLSearchParams): Response {
  if (asked.has('groupBy')) {
    const counts = Object.entries(Object.groupBy(talents, (talent) => talent.invitation_status ?? 'none'));
    return HttpResponse.json({
      data: counts.map(([status, some]) => ({ invitation_status: status, count: String(some?.length ?? 0) })),
    });
  }
  const filter = JSON.parse(asked.get('filter') ?? '{}') as ListFilter;
  const found = find(talents, asked.get('search') ?? '', filter);
  const sort = asked.get('sort') ?? 'fullname';
  const valueOf = ORDERS[sort.replace(/^-/, '')] ?? (() => '');
  const sorted = found.toSorted((a, b) => valueOf(a).localeCompare(valueOf(b)));
  const data = readPage(sort.startsWith('-') ? sorted.toReversed() : sorted, asked);
  return HttpResponse.json({ data, meta: { filter_count: found.length } });
}

/** The fit of these talents: the rated ones in the order given, in groups of equal fit, then the others by name. */
function answerFits(
  talents: readonly TalentRecord[],
  fits: readonly FitOfTalent[],
  asked: URLSearchParams,
): Response {
  const keys = asked.get('talents')?.split(',');
  const filter = {
    ...(keys === undefined ? {} : { id: { _in: keys } }),
    ...(asked.has('open_only') ? { _or: true } : {}),
    ...(asked.has('status') ? { status: { _in: asked.get('status')?.split(',') ?? [] } } : {}),
  };
  const found = find(talents, asked.get('search') ?? '', filter).toSorted((a, b) =>
    a.fullname.localeCompare(b.fullname),
  );
  const rated = fits.filter((fit) => found.some(({ id }) => id === fit.talent_id));
  const unrated = found.filter(({ id }) => rated.every((fit) => fit.talent_id !== id)).map(({ id }) => id);
  const groups = [...Map.groupBy(rated, ({ score }) => score).values()].map((group) => group.length);
  const page = readPage([...rated, ...(asked.has('unrated') ? unrated : [])], asked);
  return HttpResponse.json({
    data: page.filter((entry) => typeof entry !== 'string'),
    unrated: page.filter((entry) => typeof entry === 'string'),
    meta: {
      state: 'calculated',
      pending: 0,
      total: rated.length,
      unrated: asked.has('unrated') ? unrated.length : 0,
      groups: asked.has('groups') ? groups : null,
    },
  });
}

/** The administrator of a workspace with these talents, the role Product owner and the group Growth. */
export function fakeTalents(
  talents: readonly TalentRecord[],
  fits: readonly FitOfTalent[] = [],
  user = makeUser(),
): void {
  signedInAs(user);
  const attributes = { O: ATTRIBUTE, C: ATTRIBUTE, E: ATTRIBUTE, A: ATTRIBUTE, ES: ATTRIBUTE };
  api.use(
    http.get('*/api/items/talents', ({ request }) =>
      answerTalents(talents, new URL(request.url).searchParams),
    ),
    http.post('*/api/talents/export', () => {
      const data = talents.map(({ id, fullname, email }) => ({ id, name: fullname, email }));
      return HttpResponse.json({ data });
    }),
    http.get('*/api/items/roles', () =>
      HttpResponse.json({
        data: [{ id: ROLE_ID, name: 'Product owner', attributes, date_updated: '', talents: [] }],
      }),
    ),
    http.get('*/api/items/teams', () => HttpResponse.json({ data: [{ id: 'growth', name: 'Growth' }] })),
    http.get(`*/api/calculate-score/role/${ROLE_ID}`, ({ request }) =>
      answerFits(talents, fits, new URL(request.url).searchParams),
    ),
  );
}
