import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import type { FitOfTalent, NormFit } from '@quint/contract/measures/matching.ts';
import { MASK } from '@quint/domain/base/masking.ts';
import { http, HttpResponse } from 'msw';
import type { InvitationState, TalentRecord } from '#features/talents/talents/api.ts';
import { api, makeUser, signedInAs } from './api.ts';
import { answerPage, findRows, readPage } from './lists.ts';

export const ROLE_ID = '0190c0de-0000-7000-8000-0000000000aa';
const ATTRIBUTE = { min: 1, max: 9, weight: 1 };

export function makeInvitation(overrides: Partial<InvitationState> = {}): InvitationState {
  const createdAt = '2026-11-01T08:00:00.000Z';
  return {
    id: 'invitation',
    status: 'SENT',
    send_at: null,
    is_mail_refused: false,
    is_wanted: true,
    date_created: createdAt,
    date_last_invited: createdAt,
    date_last_reminded: null,
    link_expires_at: '2027-01-01T08:00:00.000Z',
    ...overrides,
  };
}

/** The content that an insight would unlock; empty by default. */
export function makeClosed(overrides: Partial<ClosedContent> = {}): ClosedContent {
  return {
    person: false,
    skills: 0,
    jobs: 0,
    languages: 0,
    work_mode: false,
    salary: false,
    earliest_start: false,
    ...overrides,
  };
}

/** A talent of the workspace, invited by name unless overridden. */
export function makeTalent(id: string, overrides: Partial<TalentRecord> = {}): TalentRecord {
  return {
    id,
    fullname: `Person ${id}`,
    email: `${id}@mail.example`,
    phone: null,
    status: 'APPLICANT',
    avatar: null,
    user: null,
    isMasked: overrides.email === MASK,
    is_insight_unlocked: false,
    closed_content:
      overrides.is_insight_unlocked === true
        ? null
        : makeClosed({ person: overrides.isMasked ?? overrides.email === MASK }),
    is_left_out_of_rankings: false,
    is_result_held: false,
    result_held_until: null,
    is_new_result: false,
    mail_error: null,
    date_mail_failed: null,
    mail_waits_since: null,
    latestResult: null,
    tags: [],
    invitation_status: overrides.invitation === undefined ? 'SENT' : (overrides.invitation?.status ?? null),
    invitation: makeInvitation({ id: `invitation-${id}` }),
    roles: [],
    teams: [],
    ...overrides,
  };
}

/** The norm group's fit to a role with high agreement for 46 of 100. */
export const NORM: NormFit = {
  reach: { strong: 46, partial: 88 },
  median: 85,
  hill: Array.from({ length: 51 }, (_, index) => 2 * index),
  inside: { O: 40, C: 56, E: 66, A: 66, ES: 56 },
  version: 'norm-sample@1',
};

export function makeFit(talent_id: string, score: number): FitOfTalent {
  const numbers = {
    score,
    exact: score,
    band: 'strong' as const,
    interval: null,
    base: 50,
    broad: false,
    reach: NORM.reach,
  };
  const positions = { O: 5, C: 5, E: 5, A: 5, ES: 5 };
  const stanines = { o: 5, c: 5, e: 5, a: 5, es: 5 };
  return {
    talent_id,
    talents_results_id: talent_id,
    quality: 'ok',
    norm: 'common-adult@1',
    alphas: null,
    ...numbers,
    ...stanines,
    positions,
    costs: [],
  };
}

/** Adds the fields by which lists sort. */
function sortable(talent: TalentRecord) {
  const { status, invitation_status, invitation } = talent;
  const date_last_invited = invitation?.date_last_invited;
  return {
    ...talent,
    // A filter of the server: no row of a test matches it.
    is_quiet: false,
    status_order: status,
    invitation_order: invitation_status,
    date_last_invited,
  };
}

/** Answers `/items/talents` from these talents: a page, or counts by the state of the survey. */
function answerTalents(talents: readonly TalentRecord[], query: URLSearchParams): Response {
  const rows = talents.map(sortable);
  if (!query.has('groupBy')) {
    return query.has('aggregate[count]')
      ? HttpResponse.json({ data: [{ count: String(findRows(rows, query).length) }] })
      : answerPage(rows, query);
  }
  if (query.get('groupBy')?.includes('tags') === true) {
    return HttpResponse.json({
      data: talents.flatMap(({ tags }) => (tags.length === 0 ? [] : [{ tags, count: '1' }])),
    });
  }
  const counts = Object.entries(Object.groupBy(talents, (talent) => talent.invitation_status ?? 'none'));
  return HttpResponse.json({
    data: counts.map(([status, some]) => ({ invitation_status: status, count: String(some?.length ?? 0) })),
  });
}

/** The fit of these talents: the rated ones in the given order, in groups of equal fit, then the others by name. */
function answerFits(
  talents: readonly TalentRecord[],
  fits: readonly FitOfTalent[],
  query: URLSearchParams,
): Response {
  const keys = query.get('talents')?.split(',');
  const filter = {
    ...(keys === undefined ? {} : { id: { _in: keys } }),
    ...JSON.parse(query.get('filter') ?? '{}'),
  };
  const question = { filter: JSON.stringify(filter), search: query.get('search') ?? '', sort: 'fullname' };
  const matches = findRows(talents, new URLSearchParams(question));
  const ratedFits = fits.filter((fit) => matches.some(({ id }) => id === fit.talent_id));
  const unratedIds = matches
    .filter(({ id }) => ratedFits.every((fit) => fit.talent_id !== id))
    .map(({ id }) => id);
  const groups = [...Map.groupBy(ratedFits, ({ score }) => score).values()].map((group) => group.length);
  const page = readPage([...ratedFits, ...(query.has('unrated') ? unratedIds : [])], query);
  return HttpResponse.json({
    data: page.filter((entry) => typeof entry !== 'string'),
    unrated: page.filter((entry) => typeof entry === 'string'),
    meta: {
      state: 'calculated',
      pending: 0,
      total: ratedFits.length,
      unrated: query.has('unrated') ? unratedIds.length : 0,
      groups: query.has('groups') ? groups : null,
      norm: NORM,
    },
  });
}

/** A file in the response of the server. */
export function answerFile(content: string): Response {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="talents.csv"; filename*=UTF-8''talente-2026-11-26.csv`,
  };
  return new HttpResponse(content, { headers });
}

/** Serves an administrator of a workspace with these talents, the role Product owner and the group Growth. */
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
    http.get('*/api/items/talent_views', () => HttpResponse.json({ data: [] })),
    http.post('*/api/exports/talents', () => answerFile('Name\r\n')),
    http.get('*/api/items/roles', () =>
      HttpResponse.json({
        data: [{ id: ROLE_ID, name: 'Product owner', attributes, date_updated: '' }],
      }),
    ),
    http.get('*/api/items/teams', () => HttpResponse.json({ data: [{ id: 'growth', name: 'Growth' }] })),
    http.get(`*/api/calculate-score/role/${ROLE_ID}`, ({ request }) =>
      answerFits(talents, fits, new URL(request.url).searchParams),
    ),
  );
}
