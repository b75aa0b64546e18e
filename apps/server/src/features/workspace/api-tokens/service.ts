import type {
  ApiToken,
  CurrentApiTokenAnswer,
  NewApiToken,
  NewApiTokenAnswer,
} from '@quint/contract/workspace/api-tokens.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { OwnerProof } from '@quint/contract/workspace/session.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import {
  API_SCOPES,
  API_TOKEN_DAYS,
  API_TOKEN_PERSONAL_DAYS_MAX,
  API_TOKENS_PER_OWNER,
  findForeignScope,
} from '@quint/domain/workspace/api-scopes.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import { z } from 'zod';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { TokenRow } from '#features/workspace/api-tokens/queries.ts';
import { notifyAboutToken } from '#features/workspace/api-tokens/notices/emails.ts';
import { assertOwner } from '#features/workspace/auth/reauthentication/service.ts';
import * as queries from '#features/workspace/api-tokens/queries.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import type { AccountSession } from '#http/account-session.ts';
import { newApiToken } from '#secrets/api-tokens.ts';
import { hashToken } from '#secrets/tokens.ts';

const ENDING_CHARACTERS = 4;
const Scope = z.enum(API_SCOPES);

function stateOf({ date_revoked, expires_at }: TokenRow, now: Date): ApiToken['state'] {
  if (date_revoked !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

function toWire(row: TokenRow, now: Date): ApiToken {
  return {
    id: row.id,
    name: row.name,
    kind: row.user_id === null ? 'workspace' : 'personal',
    ending: row.ending,
    scopes: row.scopes.map((scope) => Scope.parse(scope)),
    created_by: row.created_by,
    responsible_id: row.responsible_id,
    responsible: row.responsible_name,
    ended_because: row.ended_because,
    date_created: row.date_created.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.date_revoked?.toISOString() ?? null,
    state: stateOf(row, now),
    refusals: row.refusals,
  };
}

/** Administrators see every token of the workspace, other people their own. */
const ownerSeenBy = (actor: Actor) => (isAdmin(actor) ? undefined : actor.userId);

/** The tokens of the workspace that the actor may see, active ones first. */
export async function listApiTokens(deps: Deps, actor: Actor): Promise<ApiToken[]> {
  const scope = scopeOfActor(actor);
  const rows = await deps.db.read(scope, (db) =>
    queries.listTokens(db, scope, { userId: ownerSeenBy(actor) }),
  );
  return rows.map((row) => toWire(row, deps.clock.now()));
}

function readEnd({ kind, expires_at }: NewApiToken, now: Date): Date | null {
  if (expires_at === undefined) return endAfterDays(now, API_TOKEN_DAYS);
  if (expires_at === null) {
    if (kind === 'personal') throw fail('token.end_required');
    return null;
  }
  const end = new Date(expires_at);
  const last = endAfterDays(now, API_TOKEN_PERSONAL_DAYS_MAX);
  if (end <= now || end > last) throw fail('token.end_invalid', { max: API_TOKEN_PERSONAL_DAYS_MAX });
  return end;
}

/** Workspace tokens are created by administrators; a personal token acts as a member of the workspace. */
function assertMayMake(actor: Actor, { kind, scopes }: NewApiToken): void {
  const isOpen = kind === 'workspace' ? isAdmin(actor) : actor.userRole !== 'APP_ADMIN';
  if (!isOpen) throw fail('FORBIDDEN');
  const foreign = findForeignScope(actor, scopes);
  if (foreign !== undefined) throw fail('token.scope_foreign', { scope: foreign });
}

function newRow(
  actor: Actor,
  body: NewApiToken,
  { token, now }: { token: string; now: Date },
): queries.NewTokenRow {
  return {
    id: newId(),
    user_id: body.kind === 'personal' ? actor.userId : null,
    name: body.name,
    token_hash: hashToken(token),
    ending: token.slice(-ENDING_CHARACTERS),
    scopes: [...new Set(body.scopes)],
    created_by: actor.userId,
    date_created: now,
    expires_at: readEnd(body, now),
  };
}

/**
 * Creates a token after reauthentication, and returns it, once. The person gets a mail about a personal one,
 * all administrators about a workspace token. Throws FORBIDDEN, `token.scope_foreign`, `token.end_required`,
 * `token.end_invalid`, `token.too_many`, `session.none` for a session that ended meanwhile, and those of
 * `assertOwner`.
 */
export async function makeApiToken(
  deps: Deps,
  actor: Actor,
  { body, session }: { body: NewApiToken; session: AccountSession },
): Promise<z.infer<typeof NewApiTokenAnswer>['data']> {
  assertMayMake(actor, body);
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const token = newApiToken();
  const row = newRow(actor, body, { token, now });
  await assertOwner(deps, session, body);
  return deps.db.platform.write(async (db) => {
    const count = await queries.lockAndCount(db, scope, { userId: row.user_id, now });
    if (count >= API_TOKENS_PER_OWNER) throw fail('token.too_many', { max: API_TOKENS_PER_OWNER });
    if (!(await queries.lockRight(db, scope, { ...session, kind: body.kind }))) throw fail('session.none');
    await queries.insertToken(db, scope, row);
    await recordAudit(db, {
      scope,
      actor,
      action: 'api_tokens.create',
      items: [row.id],
      details: { kind: body.kind, scopes: row.scopes, ends: row.expires_at?.toISOString() ?? null },
    });
    if (body.kind === 'personal') await recordAndNotify(deps, db, { ...session, event: 'api_token_added' });
    else await notifyAboutToken(deps, db, { scope, tokenId: row.id, event: 'made', by: actor.userId });
    const [createdToken] = await queries.listTokens(db, scope, { id: row.id });
    if (createdToken === undefined) throw new Error('The token was not stored');
    return { ...toWire(createdToken, now), token };
  });
}

/**
 * Makes the actor the responsible administrator of a workspace token, after reauthentication. Throws FORBIDDEN,
 * `record.not_found` for an unknown or expired token, `session.none`, and those of `assertOwner`.
 */
export async function takeOverApiToken(
  deps: Deps,
  actor: Actor,
  input: { id: string; proof: OwnerProof; session: AccountSession },
): Promise<ApiToken> {
  const { id, session } = input;
  if (!isAdmin(actor)) throw fail('FORBIDDEN');
  const scope = scopeOfActor(actor);
  const now = deps.clock.now();
  const [before] = await deps.db.read(scope, (db) => queries.listTokens(db, scope, { id }));
  if (before === undefined || before.user_id !== null || stateOf(before, now) !== 'active') {
    throw fail('record.not_found');
  }
  await assertOwner(deps, session, input.proof);
  return deps.db.platform.write(async (db) => {
    await queries.lockAndCount(db, scope, { userId: null, now });
    if (!(await queries.lockRight(db, scope, { ...session, kind: 'workspace' }))) throw fail('session.none');
    if (!(await queries.takeOverToken(db, scope, { id, userId: actor.userId, now }))) {
      throw fail('record.not_found');
    }
    const details = { from: before.responsible_id };
    await recordAudit(db, { scope, actor, action: 'api_tokens.take_over', items: [id], details });
    await notifyAboutToken(deps, db, { scope, tokenId: id, event: 'taken_over', by: actor.userId });
    const [token] = await queries.listTokens(db, scope, { id });
    if (token === undefined) throw fail('record.not_found');
    return toWire(token, now);
  });
}

/** Revokes a token from its next request on. Throws `record.not_found` unless the actor may revoke it. */
export async function revokeApiToken(deps: Deps, actor: Actor, id: string): Promise<void> {
  const scope = scopeOfActor(actor);
  await deps.db.write(scope, async (db) => {
    const revocation = { id, userId: ownerSeenBy(actor), now: deps.clock.now() };
    if (!(await queries.revokeToken(db, scope, revocation))) throw fail('record.not_found');
    await recordAudit(db, { scope, actor, action: 'api_tokens.revoke', items: [id] });
  });
}

/** The token of the request. Throws `record.not_found` for a session. */
export async function getCurrentApiToken(
  deps: Deps,
  actor: Actor,
): Promise<z.infer<typeof CurrentApiTokenAnswer>['data']> {
  const scope = scopeOfActor(actor);
  const { token } = actor;
  const [row] =
    token === undefined
      ? []
      : await deps.db.read(scope, (db) => queries.listTokens(db, scope, { id: token.id }));
  if (row === undefined) throw fail('record.not_found');
  const { id, name, kind, scopes, expires_at } = toWire(row, deps.clock.now());
  return { id, name, kind, scopes, expires_at, organization_id: scope.organizationId };
}
