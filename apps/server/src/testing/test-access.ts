import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

interface TestedRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below /api, with any well-formed ids. */
  readonly url: string;
  readonly payload?: object;
  /** The user roles refused with 403; ORG_USER unless the route is open to every signed-in user. */
  readonly refusesOrgUser?: boolean;
  /** A works council account is refused with 403, except for its own account and its own pages. */
  readonly refusesWorksCouncil?: boolean;
  /** A frozen workspace is refused with its own code. */
  readonly refusesFrozen?: boolean;
}

const REFUSALS = [
  { who: 'an ORG_USER', userRole: 'ORG_USER', isFrozen: false, code: 'FORBIDDEN', by: 'refusesOrgUser' },
  {
    who: 'the seat of a works council',
    userRole: 'WORKS_COUNCIL',
    isFrozen: false,
    code: 'FORBIDDEN',
    by: 'refusesWorksCouncil',
  },
  {
    who: 'the people of a frozen workspace',
    userRole: 'ORG_ADMIN',
    isFrozen: true,
    code: 'workspace.frozen',
    by: 'refusesFrozen',
  },
] as const;

/** The refused users of a check. */
const refusedBy = (route: TestedRoute) => REFUSALS.filter(({ by }) => route[by] !== false);

/**
 * The basic access checks of every endpoint: no session, wrong user role, frozen workspace, each with the exact code of
 * the catalogue. `http/routes-matrix.test.ts` runs them for every registered route by its declaration.
 */
export function testAccess(product: Product, route: TestedRoute): void {
  const request = (headers: Record<string, string>): InjectOptions => ({
    method: route.method,
    url: `/api${route.url}`,
    headers,
    ...(route.payload === undefined ? {} : { payload: route.payload }),
  });

  describe(`access to ${route.method} ${route.url}`, () => {
    it('refuses a request without a session', async () => {
      const answer = await product.app.inject(request({}));
      const underItems = /^\/(items|files|assets|avatars)\b/.test(route.url);
      expect(answer.statusCode).toBe(underItems ? 403 : 401);
      expect(answer.json().errors[0].extensions.code).toBe(underItems ? 'FORBIDDEN' : 'INVALID_CREDENTIALS');
    });

    it('rejects an invalid token', async () => {
      const answer = await product.app.inject(request({ authorization: 'Bearer abc' }));
      expect(answer.statusCode).toBe(401);
    });

    it.each(refusedBy(route))('refuses $who', async ({ isFrozen, userRole, code }) => {
      const organization = await createOrganization(product, { is_freezed: isFrozen });
      const user = await createUser(product, { organization, userRole });
      const answer = await product.app.inject(request(user.headers));
      expect(answer.statusCode).toBe(403);
      expect(answer.json().errors[0].extensions.code).toBe(code);
    });
  });
}
