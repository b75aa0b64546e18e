import { fail } from '@quint/contract/base/errors.ts';
import type {
  SsoConnectionBody,
  SsoRulesBody,
  SsoSettings,
} from '@quint/contract/workspace/single-sign-on.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import type { Config } from '#config.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeWithin } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { notifyAdministrators } from '#features/accounts/sso/connection/emails.ts';
import type { ConnectionRow, ConnectionRules } from '#features/accounts/sso/connection/queries.ts';
import * as queries from '#features/accounts/sso/connection/queries.ts';
import { toSsoDomain } from '#features/accounts/sso/domains/model.ts';
import { listDomains } from '#features/accounts/sso/domains/queries.ts';
import type { ProviderClient } from '#features/accounts/sso/provider/service.ts';
import { discoverProvider, redirectUriOf } from '#features/accounts/sso/provider/service.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';
import { deriveKey } from '#secrets/tokens.ts';

const SAVES_PER_WORKSPACE: RateLimit = { action: 'sso-connection', hits: 30, windowSeconds: 3600 };

function sealingKey(config: Config): Uint8Array {
  return deriveKey(config.secret, 'single-sign-on');
}

function openClientSecret(config: Config, row: ConnectionRow): string {
  try {
    return openSecret(sealingKey(config), row.client_secret, row.organization_id).toString();
  } catch {
    throw fail('sso.secret_unreadable');
  }
}

/** The client of a connection with its decrypted secret. Throws `sso.secret_unreadable` when SECRET has changed. */
export function clientOf({ config }: Pick<Deps, 'config'>, row: ConnectionRow): ProviderClient {
  return { issuer: row.issuer, clientId: row.client_id, clientSecret: openClientSecret(config, row) };
}

/** The SSO settings of a workspace. Throws `record.not_found` for another workspace. */
export async function readSettings(deps: Deps, actor: Actor, organizationId: string): Promise<SsoSettings> {
  const scope = scopeWithin(actor, organizationId);
  return deps.db.platform.read(async (db) => {
    const row = await queries.findConnection(db, scope);
    const domains = await listDomains(db, scope);
    return {
      redirect_uri: redirectUriOf(deps),
      connection:
        row === undefined
          ? null
          : {
              issuer: row.issuer,
              client_id: row.client_id,
              makes_accounts: row.makes_accounts,
              account_role: row.account_role,
              takes_unmarked: row.takes_unmarked,
              asks_second_factor: row.asks_second_factor,
              is_enforced: row.is_enforced,
              emergency_member: row.emergency_member,
              date_tested: row.date_tested?.toISOString() ?? null,
              is_tested_by_you: row.date_tested !== null && row.tested_by === actor.userId,
            },
      domains: domains.map(toSsoDomain),
      administrators: await queries.listAdministrators(db, scope),
    };
  });
}

/**
 * Stores the identity provider of a workspace after reading its discovery document. A new issuer or client ends
 * enforcement and deletes the links between users and members until a test has succeeded; all administrators are
 * notified by mail. Throws as `discoverProvider` and `clientOf`, and `sso.secret_required` without a secret for a new
 * client.
 */
export async function saveConnection(
  deps: Deps,
  actor: Actor,
  { organizationId, body }: { organizationId: string; body: SsoConnectionBody },
): Promise<void> {
  const scope = scopeWithin(actor, organizationId);
  await countAttempt(deps.db, SAVES_PER_WORKSPACE, organizationId);
  const before = await deps.db.platform.read((db) => queries.findConnection(db, scope));
  const isSame = before?.issuer === body.issuer && before.client_id === body.client_id;
  const newSecret = body.client_secret ?? '';
  // A stored secret is only sent to the address it was entered for.
  const secret =
    newSecret === '' && before !== undefined && isSame ? clientOf(deps, before).clientSecret : newSecret;
  if (secret === '') throw fail('sso.secret_required');
  const client = { issuer: body.issuer, clientId: body.client_id, clientSecret: secret };
  await discoverProvider(deps, client);
  const sealedSecret = sealSecret(sealingKey(deps.config), Buffer.from(secret), organizationId);
  await deps.db.platform.write(async (db) => {
    const { issuer, clientId } = client;
    await queries.saveConnection(db, scope, { issuer, clientId, sealedSecret, userId: actor.userId });
    if (!isSame) {
      await queries.removeIdentities(db, scope);
      await notifyAdministrators(deps, db, { scope, actor, issuer });
    }
    const details = { issuer, client: clientId, secret: newSecret !== '' };
    await recordAudit(db, { scope, actor, action: 'sso.connect', details });
  });
}

/** Removes the connection: all members sign in with a password again. Throws `sso.not_set_up`. */
export async function removeConnection(deps: Deps, actor: Actor, organizationId: string): Promise<void> {
  const scope = scopeWithin(actor, organizationId);
  await deps.db.platform.write(async (db) => {
    if (!(await queries.removeConnection(db, scope))) throw fail('sso.not_set_up');
    await queries.removeIdentities(db, scope);
    await recordAudit(db, { scope, actor, action: 'sso.disconnect' });
  });
}

async function assertMayEnforce(
  db: Writer,
  actor: Actor,
  input: { scope: OrganizationScope; before: ConnectionRow; rules: ConnectionRules },
): Promise<void> {
  const { scope, before, rules } = input;
  if (rules.emergency_member !== null && rules.emergency_member !== before.emergency_member) {
    const administrators = await queries.listAdministrators(db, scope);
    const candidate = administrators.find(({ member }) => member === rules.emergency_member);
    if (candidate?.has_codes !== true) throw fail('sso.emergency_unfit');
  }
  if (!rules.is_enforced) return;
  if (rules.emergency_member === null) throw fail('sso.emergency_needed');
  if (before.is_enforced) return;
  if ((await queries.listProvedDomains(db, scope)).length === 0) throw fail('sso.domain_needed');
  if (before.date_tested === null || before.tested_by !== actor.userId) throw fail('sso.test_needed');
  const administrator = (await queries.listAdministrators(db, scope)).find(
    ({ member }) => member === rules.emergency_member,
  );
  if (administrator?.has_codes !== true) throw fail('sso.emergency_unfit');
}

/** Ends the sessions of users who must sign in through the company from now on, except one session. */
export async function endOtherSignIns(
  db: Writer,
  scope: OrganizationScope,
  stays: string | null,
): Promise<void> {
  const domains = await queries.listProvedDomains(db, scope);
  const members = await queries.listBoundMembers(db, scope);
  const domainMembers = members.filter(({ email }) => domains.includes(domainOfEmail(email) ?? ''));
  await queries.endOtherSignIns(db, { userIds: domainMembers.map(({ user_id }) => user_id), stays });
}

/**
 * Changes the sign-in rules. Enforcing requires a verified domain, a test by the same administrator, and an
 * emergency administrator with a second factor. It ends the other sessions of the affected users, except the
 * caller's. Throws `sso.not_set_up`, `sso.domain_needed`, `sso.test_needed`, `sso.emergency_needed` and
 * `sso.emergency_unfit`.
 */
export async function changeRules(
  deps: Deps,
  actor: Actor,
  input: { organizationId: string; body: SsoRulesBody; sessionId: string | null },
): Promise<void> {
  const scope = scopeWithin(actor, input.organizationId);
  await deps.db.platform.write(async (db) => {
    const before = await queries.lockConnection(db, scope);
    if (before === undefined) throw fail('sso.not_set_up');
    const { makes_accounts, account_role, takes_unmarked, asks_second_factor, is_enforced } = before;
    const storedRules = { makes_accounts, account_role, takes_unmarked, asks_second_factor, is_enforced };
    const change = Object.fromEntries(Object.entries(input.body).filter(([, value]) => value !== undefined));
    const rules: ConnectionRules = { ...storedRules, emergency_member: before.emergency_member, ...change };
    await assertMayEnforce(db, actor, { scope, before, rules });
    await queries.saveRules(db, scope, { rules, userId: actor.userId });
    if (rules.is_enforced && !before.is_enforced) await endOtherSignIns(db, scope, input.sessionId);
    await recordAudit(db, { scope, actor, action: 'sso.update', details: change });
  });
}
