import { expect, it } from 'vitest';
import { readPolicies } from './policies-page.ts';

const PAGE = `## Routes

| Route | anonymous | ORG_USER | ORG_ADMIN, frozen | asks for |
| --- | --- | --- | --- | --- |
| GET \`/api/bin\` | sign in | no | frozen | \`canEditRoles\` |
| GET \`/api/users/:id\` | sign in | yes | no | a session |
`;

it('reads who may call a route, and why others may not', () => {
  const readPolicy = readPolicies(PAGE);
  const bin = { method: 'GET', url: '/api/bin', readsFrom: undefined };
  expect(readPolicy(bin, { name: 'anonymous' })).toEqual({ status: 401, code: 'INVALID_CREDENTIALS' });
  expect(readPolicy(bin, { name: 'ORG_USER other' })).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(readPolicy(bin, { name: 'ORG_ADMIN, frozen' })).toEqual({ status: 403, code: 'workspace.frozen' });
  const user = { method: 'GET', url: '/api/users/:id', readsFrom: undefined };
  expect(readPolicy(user, { name: 'ORG_USER own' })).toBe('yes');
  expect(readPolicy({ ...user, readsFrom: 'users' }, { name: 'ORG_USER own' })).toBeUndefined();
  expect(readPolicy({ ...bin, url: '/api/unknown' }, { name: 'anonymous' })).toBeUndefined();
  expect(readPolicy(bin, { name: 'token with one scope' })).toBeUndefined();
});
