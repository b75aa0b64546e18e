import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canEditGoals, canReadGoals } from './goals.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_GOALS']),
  isFrozen: false,
};
const OFF = { isAllowed: false, because: 'feature_off', feature: 'FEATURE_GOALS' };

describe('access to goals', () => {
  it.each<[string, Partial<Actor>, unknown, unknown]>([
    ['an administrator', {}, ALLOWED_ACCESS, ALLOWED_ACCESS],
    [
      'a platform administrator in a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      ALLOWED_ACCESS,
      ALLOWED_ACCESS,
    ],
    ['an administrator of a frozen workspace', { isFrozen: true }, FROZEN_ACCESS, FROZEN_ACCESS],
    ['a talent', { userRole: 'ORG_USER', talentId: 't' }, ALLOWED_ACCESS, NOT_ALLOWED],
    ['a talent of a frozen workspace', { userRole: 'ORG_USER', isFrozen: true }, ALLOWED_ACCESS, NOT_ALLOWED],
    ['an account without a workspace', { organizationId: undefined }, NO_WORKSPACE, NO_WORKSPACE],
    ['an administrator without the feature', { features: new Set() }, OFF, OFF],
    ['a talent without the feature', { userRole: 'ORG_USER', features: new Set() }, OFF, NOT_ALLOWED],
  ])('%s', (_who, change, read, edit) => {
    expect(canReadGoals({ ...admin, ...change })).toEqual(read);
    expect(canEditGoals({ ...admin, ...change })).toEqual(edit);
  });
});
