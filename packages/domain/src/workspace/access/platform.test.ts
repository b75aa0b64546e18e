import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canManageBilling } from './billing.ts';
import { canEditPlatform, canReadPlatform } from './platform.ts';
import { canEditAccount } from './users.ts';
import { canEditWorkspaces, canReadWorkspaces } from './workspace.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(),
  isFrozen: false,
};

const QUESTIONS = [canReadPlatform, canEditPlatform, canManageBilling, canReadWorkspaces, canEditWorkspaces];

describe('the platform', () => {
  it.each<[string, Partial<Actor>, readonly unknown[]]>([
    ['an administrator', {}, [ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, ALLOWED_ACCESS, ALLOWED_ACCESS]],
    [
      'an administrator of a frozen workspace',
      { isFrozen: true },
      [ALLOWED_ACCESS, NOT_ALLOWED, ALLOWED_ACCESS, FROZEN_ACCESS, FROZEN_ACCESS],
    ],
    [
      'a talent',
      { userRole: 'ORG_USER' },
      [ALLOWED_ACCESS, NOT_ALLOWED, NOT_ALLOWED, ALLOWED_ACCESS, NOT_ALLOWED],
    ],
    [
      'an administrator of the platform without a workspace',
      { userRole: 'APP_ADMIN', organizationId: undefined },
      [ALLOWED_ACCESS, ALLOWED_ACCESS, NO_WORKSPACE, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ],
    [
      'an administrator without a workspace',
      { organizationId: undefined },
      [ALLOWED_ACCESS, NOT_ALLOWED, NO_WORKSPACE, NO_WORKSPACE, NO_WORKSPACE],
    ],
  ])('is for %s', (_name, change, expectedAccess) => {
    expect(QUESTIONS.map((question) => question({ ...admin, ...change }))).toEqual(expectedAccess);
  });
});

describe('an account', () => {
  it('can be changed only by its user', () => {
    expect(canEditAccount(admin, 'u')).toEqual(ALLOWED_ACCESS);
    expect(canEditAccount(admin, 'x')).toEqual(NOT_ALLOWED);
    expect(canEditAccount({ ...admin, userRole: 'APP_ADMIN' }, 'x')).toEqual(NOT_ALLOWED);
  });
});
