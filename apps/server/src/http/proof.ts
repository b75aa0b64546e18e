import { OwnerProof } from '@quint/contract/workspace/session.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountSession } from '#http/account-session.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { EMPTY_BODY, refuseUnknownFields } from '#http/strict-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The route cannot be undone or changes who has access, so an open session alone is not enough: its body also
     * contains a reauthentication of the account's owner.
     */
    needsProof?: true;
  }
}

const ProvedBody = z.looseObject(OwnerProof.shape);

/** The body schema of a route, extended with the fields of the reauthentication. */
function withProof(body: unknown, name: string): z.ZodType {
  // Requests that would otherwise have no body may omit it, and are then rejected for the missing proof.
  if (body === undefined || body === EMPTY_BODY) return refuseUnknownFields(OwnerProof).nullish();
  if (!(body instanceof z.ZodObject))
    throw new Error(`The body of ${name} must be an object, to contain a proof`);
  return body.extend(OwnerProof.shape);
}

/**
 * Requires reauthentication of the account's owner on every route that declares it, after its access and its body were
 * checked and before its handler.
 */
export function registerProofs(
  app: FastifyInstance,
  assertOwner: (session: AccountSession, proof: OwnerProof) => Promise<void>,
): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.needsProof !== true) return;
    const name = `${String(route.method)} ${route.url}`;
    if (route.config.tokenScopes !== undefined)
      throw new Error(`${name} is open to API tokens, which cannot give a proof`);
    route.schema = { ...route.schema, body: withProof(route.schema?.body, name) };
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.needsProof !== true) return;
    const { password, otp, ...body } = ProvedBody.parse(request.body ?? {});
    await assertOwner(accountSessionOf(request), { password, otp });
    // A handler that passes its whole body on must not pass the proof on.
    request.body = body;
  });
}
