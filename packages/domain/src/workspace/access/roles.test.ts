import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
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

describe('access to the parts of a role', () => {
  it.each<[string, Partial<Actor>, readonly unknown[]]>([
    ['an administrator', {}, [ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS, NOT_ALLOWED]],
    [
      'a platform administrator in a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      [ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ],
    [
      'an administrator of a frozen workspace',
      { isFrozen: true },
      [FROZEN_ACCESS, FROZEN_ACCESS, FROZEN_ACCESS, FROZEN_ACCESS, NOT_ALLOWED],
    ],
    [
      'a talent',
      { userRole: 'ORG_USER', talentId: 't' },
      [NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, ALLOWED_ACCESS, NOT_ALLOWED],
    ],
    [
      'an account without a workspace',
      { organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NOT_ALLOWED],
    ],
    [
      'a platform administrator without a workspace',
      { userRole: 'APP_ADMIN', organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ],
    [
      'an administrator without features',
      { features: new Set() },
      [ALLOWED_ACCESS, off('FEATURE_ROLE_ASSISTANT'), off('FEATURE_TEAMS'), ALLOWED_ACCESS, NOT_ALLOWED],
    ],
  ])('%s', (_who, change, expectedAccess) => {
    const questions = [
      canReadRoleDetails,
      canAskStakeholders,
      canReadTeamRoles,
      canReadTrainingCourses,
      canEditTrainingCourses,
    ];
    expect(questions.map((question) => question({ ...admin, ...change }))).toEqual(expectedAccess);
  });
});
