import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED, FROZEN, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import {
  canAskStakeholders,
  canEditTrainingCourses,
  canReadRoleDetails,
  canReadTrainingCourses,
} from './roles.ts';
import { canReadTeamRoles } from './teams.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_ROLE_ASSISTANT', 'FEATURE_TEAMS']),
  isFrozen: false,
};
const off = (feature: string) => ({ isAllowed: false, because: 'feature_off', feature });

describe('access to what hangs on a role', () => {
  it.each<[string, Partial<Actor>, readonly unknown[]]>([
    ['an administrator', {}, [ALLOWED, ALLOWED, ALLOWED, ALLOWED, NOT_ALLOWED]],
    [
      'a platform administrator in a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      [ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED],
    ],
    [
      'an administrator of a frozen workspace',
      { isFrozen: true },
      [FROZEN, FROZEN, FROZEN, FROZEN, NOT_ALLOWED],
    ],
    [
      'a talent',
      { userRole: 'ORG_USER', talentId: 't' },
      [NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, ALLOWED, NOT_ALLOWED],
    ],
    [
      'an account without a workspace',
      { organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NOT_ALLOWED],
    ],
    [
      'a platform administrator without a workspace',
      { userRole: 'APP_ADMIN', organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, ALLOWED, ALLOWED],
    ],
    [
      'an administrator without features',
      { features: new Set() },
      [ALLOWED, off('FEATURE_ROLE_ASSISTANT'), off('FEATURE_TEAMS'), ALLOWED, NOT_ALLOWED],
    ],
  ])('%s', (_who, change, expected) => {
    const questions = [
      canReadRoleDetails,
      canAskStakeholders,
      canReadTeamRoles,
      canReadTrainingCourses,
      canEditTrainingCourses,
    ];
    expect(questions.map((question) => question({ ...admin, ...change }))).toEqual(expected);
  });
});
