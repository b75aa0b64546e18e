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

/** The administrator of a workspace with these talents, the role Product owner and the group Growth. */
export function fakeTalents(
  talents: readonly TalentRecord[],
  fits: readonly FitOfTalent[] = [],
  user = makeUser(),
): void {
  signedInAs(user);
  const attributes = { O: ATTRIBUTE, C: ATTRIBUTE, E: ATTRIBUTE, A: ATTRIBUTE, ES: ATTRIBUTE };
  api.use(
    http.get('*/api/items/talents', () => HttpResponse.json({ data: talents })),
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
    http.get(`*/api/calculate-score/role/${ROLE_ID}`, () =>
      HttpResponse.json({ data: fits, meta: { state: 'calculated', pending: 0 } }),
    ),
  );
}
