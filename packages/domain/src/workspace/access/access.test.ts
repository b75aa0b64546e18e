import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canEditRoles, canReadRoles } from './roles.ts';
import { canEditTalents, canReadTalents } from './talents.ts';
import { canEditTeams, canReadTeams } from './teams.ts';
import { canEditWorkspaces } from './workspace.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_TEAMS']),
  isFrozen: false,
};
const talent: Actor = { ...admin, userRole: 'ORG_USER', talentId: 't' };
const TEAMS_OFF = { isAllowed: false, because: 'feature_off', feature: 'FEATURE_TEAMS' };

describe('access to the records of a workspace', () => {
  it.each([
    [
      'an administrator',
      admin,
      [
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
      ],
    ],
    [
      'a talent',
      talent,
      [ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, ALLOWED_ACCESS, NOT_ALLOWED],
    ],
    [
      'a frozen administrator',
      { ...admin, isFrozen: true },
      [
        FROZEN_ACCESS,
        FROZEN_ACCESS,
        FROZEN_ACCESS,
        FROZEN_ACCESS,
        FROZEN_ACCESS,
        FROZEN_ACCESS,
        FROZEN_ACCESS,
      ],
    ],
    [
      'a frozen talent',
      { ...talent, isFrozen: true },
      [ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, FROZEN_ACCESS, NOT_ALLOWED],
    ],
    [
      'a platform administrator in a frozen workspace',
      { ...admin, userRole: 'APP_ADMIN', isFrozen: true },
      [
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
        ALLOWED_ACCESS,
      ],
    ],
    [
      'an account without a workspace',
      { ...admin, organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE],
    ],
    [
      'an administrator without the teams feature',
      { ...admin, features: new Set<string>() },
      [ALLOWED_ACCESS, ALLOWED_ACCESS, TEAMS_OFF, TEAMS_OFF, ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ],
  ] as const)('is decided for %s', (_who, actor, expectedAccess) => {
    const questions = [
      canReadRoles,
      canEditRoles,
      canReadTeams,
      canEditTeams,
      canReadTalents,
      canEditTalents,
      canEditWorkspaces,
    ];
    expect(questions.map((question) => question(actor))).toEqual(expectedAccess);
  });
});
