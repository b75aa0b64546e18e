import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { ALLOWED_ACCESS, FROZEN_ACCESS, NO_WORKSPACE, NOT_ALLOWED } from '../actor.ts';
import { canReadInbox, canWriteInInbox } from './inbox.ts';

const admin: Actor = {
  userId: 'u',
  userRole: 'ORG_ADMIN',
  organizationId: 'o',
  talentId: undefined,
  pack: 'flow',
  features: new Set(['FEATURE_CHAT']),
  isFrozen: false,
};
const talent: Partial<Actor> = { userRole: 'ORG_USER', talentId: 't' };
const OFF = { isAllowed: false, because: 'feature_off', feature: 'FEATURE_CHAT' };

describe('access to the inbox', () => {
  it.each<[string, Partial<Actor>, unknown, unknown]>([
    ['an administrator', {}, ALLOWED_ACCESS, ALLOWED_ACCESS],
    [
      'a platform administrator in a frozen workspace',
      { userRole: 'APP_ADMIN', isFrozen: true },
      ALLOWED_ACCESS,
      ALLOWED_ACCESS,
    ],
    ['an administrator of a frozen workspace', { isFrozen: true }, FROZEN_ACCESS, FROZEN_ACCESS],
    ['a talent', talent, ALLOWED_ACCESS, ALLOWED_ACCESS],
    ['a talent of a frozen workspace', { ...talent, isFrozen: true }, ALLOWED_ACCESS, FROZEN_ACCESS],
    ['a member without a talent', { userRole: 'ORG_USER' }, NOT_ALLOWED, NOT_ALLOWED],
    ['an account without a workspace', { organizationId: undefined }, NO_WORKSPACE, NO_WORKSPACE],
    ['an administrator without the feature', { features: new Set() }, OFF, OFF],
    ['a talent without the feature', { ...talent, features: new Set() }, OFF, OFF],
  ])('%s', (_who, change, read, write) => {
    expect(canReadInbox({ ...admin, ...change })).toEqual(read);
    expect(canWriteInInbox({ ...admin, ...change })).toEqual(write);
  });
});
