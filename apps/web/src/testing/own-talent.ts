import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { makeUser } from './api.ts';

export const OWN_RESULT = 'result-1';
const SCORE = { stanine: 6, low: 5, high: 7, percentile: 70, z: 0.5, t: 55 };
const TRAITS = { O: SCORE, C: SCORE, E: SCORE, A: SCORE, ES: SCORE };

/** An account of a talent, whose key is `anna`. */
export function makeMember(overrides: Partial<CurrentUser> = {}): CurrentUser {
  const user = makeUser();
  return {
    ...user,
    first_name: 'Anna',
    last_name: 'Kowalski',
    fullname: 'Anna Kowalski',
    role: { name: 'ORG_USER', admin_access: false },
    active_talent: { id: 'anna', organization_id: user.active_workspace?.id ?? '', status: 'APPLICANT' },
    ...overrides,
  };
}

/** The own talent as its person can read it, with an empty job profile. */
export const OWN_TALENT = {
  id: 'anna',
  fullname: 'Anna Kowalski',
  first_name: 'Anna',
  email: 'anna@mail.example',
  is_directly_invited: true,
  avatar: null,
  phone: null,
  is_open_for_work: false,
  open_for_work_since: null,
  invitation_status: 'FINISHED',
  invitation: { send_at: null },
  latestResult: {
    id: OWN_RESULT,
    date_finished: '2026-11-18T12:00:00.000Z',
    flavour: 'standard',
    statement: null as string | null,
    result: {
      traits: TRAITS,
      versions: { norm: 'common-adult@1', instrument: 'ipip-neo-work@2' },
      quality: { verdict: 'ok', flags: [] },
    },
  },
  roles: [{ roles_id: { id: 'po', name: 'Product owner' } }],
  job_preferences: null,
  job_experiences: [],
  teams: [{ teams_id: { id: 'growth', name: 'Growth' } }],
};
