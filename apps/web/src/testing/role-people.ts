import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { makeQuestions } from './interview-questions.ts';
import { makeTalent, NORM } from './talents.ts';

/** People as lists and actions read them, named after their keys. */
export function makePeople(ids: readonly string[], roleId: string, isFinished = true) {
  return ids.map((id) => ({
    ...makeTalent(id, { invitation_status: isFinished ? 'FINISHED' : 'SENT' }),
    isMasked: false,
    is_insight_unlocked: false,
    is_left_out_of_rankings: false,
    is_result_held: false,
    result_held_until: null,
    tags: [],
    roles: [{ roles_id: roleId, rejected_at: null }],
  }));
}

interface RolePeople {
  readonly consideredFits: readonly FitOfTalent[];
  readonly all?: readonly FitOfTalent[];
  /** The sizes of the groups of considered people. */
  readonly groups?: readonly number[];
  readonly norm?: typeof NORM | null;
  /** The people not moving forward, as link records. */
  readonly turnedDown?: readonly object[];
  readonly teams?: readonly { readonly id: string; readonly name: string }[];
  /** The keys of considered people who have not finished. */
  readonly unfinishedIds?: readonly string[];
  /** The keys of people who have finished while their result is held back. */
  readonly heldIds?: readonly string[];
  /** The keys of people whose last e-mail was undeliverable. */
  readonly undeliveredIds?: readonly string[];
}

/** Serves the fits of a role's people and their records, for the page of the role. */
export function fakeRolePeople(roleId: string, world: RolePeople): void {
  const { consideredFits, all = consideredFits, groups = null, norm = NORM } = world;
  const { unfinishedIds = [], heldIds = [], turnedDown = [], teams = [], undeliveredIds = [] } = world;
  api.use(
    http.get(`*/api/calculate-score/role/${roleId}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isConsidered = query.has('filter');
      const fits = isConsidered ? consideredFits : all;
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const meta = { state: 'calculated', pending: 0, total: fits.length, unrated: 0, norm };
      return HttpResponse.json({
        data: fits.slice(offset, offset + limit),
        unrated: [],
        meta: { ...meta, groups: isConsidered ? groups : null },
      });
    }),
    http.get(`*/api/role-interviews/${roleId}/questions`, () => HttpResponse.json({ data: makeQuestions() })),
    http.get('*/api/items/roles_talents', () => HttpResponse.json({ data: turnedDown })),
    http.get('*/api/items/skills', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/training_courses', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/teams', () => HttpResponse.json({ data: teams })),
    http.get('*/api/items/talents', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('filter')?.includes('is_left_out_of_rankings') === true) {
        return HttpResponse.json({ data: [] });
      }
      if (query.get('filter')?.includes('"is_result_held":true') === true) {
        const until = '2026-11-20T12:00:00.000Z';
        const data = makePeople(heldIds, roleId).map((person) => ({
          ...person,
          is_result_held: true,
          result_held_until: until,
        }));
        return HttpResponse.json({ data });
      }
      const data = query.has('meta')
        ? makePeople(unfinishedIds, roleId, false)
        : makePeople(
            all.map((fit) => fit.talent_id),
            roleId,
          );
      const rows = data.map((person) =>
        undeliveredIds.includes(person.id) ? { ...person, mail_error: 'EENVELOPE 550' } : person,
      );
      return HttpResponse.json({ data: rows, meta: { filter_count: rows.length } });
    }),
  );
}
