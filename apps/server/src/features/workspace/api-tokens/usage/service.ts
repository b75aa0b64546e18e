import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { API_TOKEN_REQUESTS_PER_MINUTE } from '@quint/domain/workspace/api-scopes.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { KnownToken } from '#features/workspace/api-tokens/usage/queries.ts';
import { countRefusal, findToken, recordTokenUse } from '#features/workspace/api-tokens/usage/queries.ts';
import type { VersionedActor } from '#http/actor-cache.ts';
import type { App } from '#http/app-type.ts';
import { createMemory } from '#http/memory.ts';
import { networkOfRequest } from '#http/network.ts';
import { createBudget } from '#http/rate-limit.ts';
import { isWholeApiToken } from '#secrets/api-tokens.ts';
import { hashToken } from '#secrets/tokens.ts';

const TOKENS_MAX = 10_000;
/** The minimum interval of recording uses. */
const RECORD_INTERVAL_MS = 600_000;

/** Resolves API tokens to actors. */
export interface TokenGate {
  /**
   * Throws `token.unreadable`, `token.unknown`, `token.expired`, `token.revoked`, `token.owner_gone` and
   * REQUESTS_EXCEEDED. A cached actor must be checked by the statement that uses it.
   */
  find(token: string, request: FastifyRequest, look: 'now' | 'cached'): Promise<VersionedActor>;
}

function refusalOf({ isRevoked, expiresAt, versionedActor }: KnownToken, now: Date) {
  if (isRevoked) return fail('token.revoked');
  if (expiresAt !== null && expiresAt <= now) return fail('token.expired');
  return versionedActor === undefined ? fail('token.owner_gone') : undefined;
}

export function createTokenGate(
  deps: Deps,
  adapt: (versionedActor: VersionedActor) => VersionedActor,
): TokenGate {
  const tokens = createMemory<KnownToken>(TOKENS_MAX);
  const lastUses = createMemory<number>(TOKENS_MAX);
  const spend = createBudget(API_TOKEN_REQUESTS_PER_MINUTE, deps.clock);
  const load = async (hash: string) => {
    const storedToken = await deps.db.platform.read((db) => findToken(db, Buffer.from(hash, 'hex')));
    if (storedToken === undefined) throw fail('token.unknown');
    const token =
      storedToken.versionedActor === undefined
        ? storedToken
        : { ...storedToken, versionedActor: adapt(storedToken.versionedActor) };
    return tokens.store(hash, token);
  };
  const recordUse = async (token: KnownToken, actor: Actor, request: FastifyRequest) => {
    const now = deps.clock.now();
    const last = lastUses.get(token.id);
    if (last !== undefined && Math.abs(now.getTime() - last) < RECORD_INTERVAL_MS) return;
    lastUses.store(token.id, now.getTime());
    const network = networkOfRequest(request);
    await deps.db.platform.write((tx) => recordTokenUse(tx, token, { actor, now, network }));
  };
  return {
    async find(text, request, look) {
      if (!isWholeApiToken(text)) throw fail('token.unreadable');
      const hash = hashToken(text).toString('hex');
      const cachedToken = look === 'cached' ? tokens.get(hash) : undefined;
      // An actor may become valid again, as when a deleted workspace is restored.
      const token = cachedToken?.versionedActor === undefined ? await load(hash) : cachedToken;
      // A request whose actor is reloaded counts once.
      if (request.actor === null) spend(token.id);
      const refusal = refusalOf(token, deps.clock.now());
      if (refusal !== undefined || token.versionedActor === undefined) {
        // Once the request has an actor, its response is counted.
        if (request.actor === null) await deps.db.platform.write((tx) => countRefusal(tx, token));
        throw refusal ?? fail('token.owner_gone');
      }
      await recordUse(token, token.versionedActor.actor, request);
      return token.versionedActor;
    },
  };
}

const REFUSALS = [401, 403];

/** Counts requests that a token may not make. */
export function countRefusals(api: App, deps: Deps): void {
  api.addHook('onSend', async (request, reply) => {
    const { token, organizationId } = request.actor ?? {};
    if (token === undefined || organizationId === undefined || !REFUSALS.includes(reply.statusCode)) return;
    await deps.db.platform.write((tx) => countRefusal(tx, { id: token.id, organizationId }));
  });
}
