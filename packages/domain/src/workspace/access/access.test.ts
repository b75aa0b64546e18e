import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED, FROZEN, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
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
    ['an administrator', admin, [ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED]],
    ['a talent', talent, [ALLOWED, NOT_ALLOWED, ALLOWED, NOT_ALLOWED, ALLOWED, ALLOWED, NOT_ALLOWED]],
    [
      'a frozen administrator',
      { ...admin, isFrozen: true },
      [FROZEN, FROZEN, FROZEN, FROZEN, FROZEN, FROZEN, FROZEN],
    ],
    [
      'a frozen talent',
      { ...talent, isFrozen: true },
      [ALLOWED, NOT_ALLOWED, ALLOWED, NOT_ALLOWED, ALLOWED, FROZEN, NOT_ALLOWED],
    ],
    [
      'a platform administrator in a frozen workspace',
      { ...admin, userRole: 'APP_ADMIN', isFrozen: true },
      [ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED, ALLOWED],
    ],
    [
      'an account without a workspace',
      { ...admin, organizationId: undefined },
      [NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE],
    ],
    [
      'an administrator without the teams feature',
      { ...admin, features: new Set<string>() },
      [ALLOWED, ALLOWED, TEAMS_OFF, TEAMS_OFF, ALLOWED, ALLOWED, ALLOWED],
    ],
  ] as const)('is decided for %s', (_who, actor, expected) => {
    const questions = [
      canReadRoles,
      canEditRoles,
      canReadTeams,
      canEditTeams,
      canReadTalents,
      canEditTalents,
      canEditWorkspaces,
    ];
    expect(questions.map((question) => question(actor))).toEqual(expected);
  });
});
