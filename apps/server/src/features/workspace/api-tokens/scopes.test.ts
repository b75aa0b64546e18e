import type { Actor } from '@quint/domain/workspace/actor.ts';
import { API_SCOPES, listOwnScopes, scopeOfCollection } from '@quint/domain/workspace/api-scopes.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';

/** Permanently unavailable to tokens: orders and payments, texts of the product, views and counts of persons. */
const CLOSED_COLLECTIONS = [
  'talent_views',
  'training_requests',
  'analytics_events',
  'orders',
  'insight_entries',
  'payment_events',
  'i18n',
];

const MEMBER: Actor = {
  userId: '0190c0de-0000-7000-8000-000000000001',
  userRole: 'ORG_USER',
  organizationId: '0190c0de-0000-7000-8000-000000000002',
  talentId: '0190c0de-0000-7000-8000-000000000003',
  pack: 'flow',
  features: new Set(Object.keys(resolveFeatures({}))),
  isFrozen: false,
};

describe('the scopes of API tokens', () => {
  it('cover every collection except the unavailable ones', () => {
    const closedCollections = [...COLLECTIONS.keys()].filter(
      (name) => scopeOfCollection(name, 'read') === undefined,
    );
    expect(closedCollections.toSorted()).toEqual(CLOSED_COLLECTIONS.toSorted());
  });

  it('let members request only reading of data they can read themselves', () => {
    const readable = [...COLLECTIONS.values()].filter(({ access }) => access.read(MEMBER).isAllowed);
    const scopes = new Set(readable.map(({ name }) => scopeOfCollection(name, 'read')));
    const readScopes = listOwnScopes(MEMBER).filter(
      (scope) => scope.endsWith(':read') && scope !== 'reports:read',
    );
    expect(readScopes.filter((scope) => !scopes.has(scope))).toEqual([]);
    expect(listOwnScopes({ userRole: 'ORG_ADMIN' })).toEqual(API_SCOPES);
  });

  it('refuse a collection without its scope, before anything else', () => {
    const token = {
      id: MEMBER.userId,
      name: 'Import',
      scopes: new Set(['roles:read' as const]),
      isOfWorkspace: false,
    };
    const read = (name: string) => COLLECTIONS.get(name)?.access.read({ ...MEMBER, token });
    expect(read('talents')).toEqual({ isAllowed: false, because: 'scope_missing', scope: 'talents:read' });
    expect(read('orders')).toEqual({ isAllowed: false, because: 'not_allowed' });
  });
});
