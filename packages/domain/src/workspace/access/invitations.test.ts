import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED, PUBLIC_CHECK } from '../actor.ts';
import { canInviteTalents } from './invitations.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_INVITE_TALENTS']),
  isFrozen: false,
};

describe('canInviteTalents', () => {
  it.each<[string, Partial<Actor>, unknown]>([
    ['an administrator', {}, ALLOWED_ACCESS],
    [
      'a platform administrator in a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      ALLOWED_ACCESS,
    ],
    ['a talent', { userRole: 'ORG_USER' }, NOT_ALLOWED],
    ['an administrator of a frozen workspace', { isFrozen: true }, FROZEN_ACCESS],
    ['an administrator of the public check', { isPublicCheck: true }, PUBLIC_CHECK],
    ['an account without a workspace', { organizationId: undefined }, NO_WORKSPACE],
    [
      'an administrator without the feature',
      { features: new Set() },
      { isAllowed: false, because: 'feature_off', feature: 'FEATURE_INVITE_TALENTS' },
    ],
  ])('%s', (_name, change, access) => {
    expect(canInviteTalents({ ...admin, ...change })).toEqual(access);
  });
});
