import { expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canInviteMembers } from './members.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(),
  isFrozen: false,
};

it.each<[string, Partial<Actor>, unknown]>([
  ['an administrator', {}, ALLOWED_ACCESS],
  ['an administrator of a frozen workspace', { isFrozen: true }, FROZEN_ACCESS],
  ['an administrator without a workspace', { organizationId: undefined }, NO_WORKSPACE],
  ['a talent', { userRole: 'ORG_USER' }, NOT_ALLOWED],
  [
    'a platform administrator without a workspace',
    { userRole: 'APP_ADMIN', organizationId: undefined },
    ALLOWED_ACCESS,
  ],
])('who invites members: %s', (_who, change, access) => {
  expect(canInviteMembers({ ...admin, ...change })).toEqual(access);
});
