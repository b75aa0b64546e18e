import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

interface Rung {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below /api, with any well-formed ids. */
  readonly url: string;
  readonly payload?: object;
  /** Who is refused with 403 although signed in; ORG_USER unless the route is for every signed-in person. */
  readonly refusesOrgUser?: boolean;
  /** A frozen workspace is refused with its own code. */
  readonly refusesFrozen?: boolean;
}

/**
 * The first rungs every endpoint has: without a session, with the wrong kind of person, in a frozen workspace.
 * Codes are the exact ones of the catalogue. No route can be without them: `http/routes-matrix.test.ts` climbs them for
 * every route there is, by what it declares.
 */
export function testLadder(product: Product, rung: Rung): void {
  const request = (headers: Record<string, string>): InjectOptions => ({
    method: rung.method,
    url: `/api${rung.url}`,
    headers,
    ...(rung.payload === undefined ? {} : { payload: rung.payload }),
  });

  describe(`access to ${rung.method} ${rung.url}`, () => {
    it('refuses a request without a session', async () => {
      const answer = await product.app.inject(request({}));
      const underItems = /^\/(items|files|assets|avatars)\b/.test(rung.url);
      expect(answer.statusCode).toBe(underItems ? 403 : 401);
      expect(answer.json().errors[0].extensions.code).toBe(underItems ? 'FORBIDDEN' : 'INVALID_CREDENTIALS');
    });

    it('refuses a token that is not ours', async () => {
      const answer = await product.app.inject(request({ authorization: 'Bearer abc' }));
      expect(answer.statusCode).toBe(401);
    });

    if (rung.refusesOrgUser !== false) {
      it('refuses an ORG_USER', async () => {
        const user = await createUser(product, {
          organization: await createOrganization(product),
          userRole: 'ORG_USER',
        });
        const answer = await product.app.inject(request(user.headers));
        expect(answer.statusCode).toBe(403);
        expect(answer.json().errors[0].extensions.code).toBe('FORBIDDEN');
      });
    }

    if (rung.refusesFrozen !== false) {
      it('refuses the people of a frozen workspace', async () => {
        const user = await createUser(product, {
          organization: await createOrganization(product, { is_freezed: true }),
        });
        const answer = await product.app.inject(request(user.headers));
        expect(answer.statusCode).toBe(403);
        expect(answer.json().errors[0].extensions.code).toBe('workspace.frozen');
      });
    }
  });
}
