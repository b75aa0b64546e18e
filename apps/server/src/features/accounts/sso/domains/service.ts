import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import {
  isPublicMailDomain,
  recordNameOf,
  SSO_DOMAINS_PER_WORKSPACE,
  toDomain,
} from '@quint/domain/workspace/single-sign-on.ts';
import type { Config } from '#config.ts';
import { recordAudit } from '#database/audit.ts';
import { findViolatedConstraint } from '#database/constraints.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfPlatform, scopeWithin } from '#database/scopes.ts';
import { isPublicSuffix } from '#http/public-suffix.ts';
import type { Deps } from '#deps.ts';
import { lockConnection } from '#features/accounts/sso/connection/queries.ts';
import { endOtherSignIns } from '#features/accounts/sso/connection/service.ts';
import type { DomainRow } from '#features/accounts/sso/domains/queries.ts';
import * as queries from '#features/accounts/sso/domains/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';

const TOKEN_BYTES = 24;
const DNS_TIMEOUT_MS = 3000;
const DNS_TRIES = 2;
const CHECKS_PER_WORKSPACE: RateLimit = { action: 'sso-domain', hits: 60, windowSeconds: 3600 };

/**
 * Claims a domain for a workspace. Throws `sso.domain_invalid`, `sso.domain_public`, `sso.domain_taken` and
 * `sso.domains_too_many`.
 */
export async function claimDomain(
  deps: Deps,
  actor: Actor,
  input: { organizationId: string; domain: string },
): Promise<void> {
  const scope = scopeWithin(actor, input.organizationId);
  const domain = toDomain(input.domain);
  if (domain === undefined) throw fail('sso.domain_invalid');
  if (isPublicMailDomain(domain) || isPublicSuffix(domain)) throw fail('sso.domain_public', { domain });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await deps.db.platform.write(async (db) => {
    const own = await queries.listDomains(db, scope);
    if (own.some((row) => row.domain === domain)) return;
    if (own.length >= SSO_DOMAINS_PER_WORKSPACE) {
      throw fail('sso.domains_too_many', { max: SSO_DOMAINS_PER_WORKSPACE });
    }
    if (await queries.isProved(db, domain)) throw fail('sso.domain_taken', { domain });
    await queries.insertDomain(db, scope, { domain, token });
    await recordAudit(db, { scope, actor, action: 'sso.claim', details: { domain } });
  });
}

async function getDomain(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ scope: OrganizationScope; row: DomainRow }> {
  const row = await deps.db.platform.read((db) => queries.findDomain(db, id));
  if (row === undefined) throw fail('record.not_found');
  return { scope: scopeWithin(actor, row.organization_id), row };
}

/** Answers that say that there is no such record; every other one says that nobody could be asked. */
const WITHOUT_RECORD = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN'];

/** The texts of the TXT records of a name. Throws `sso.dns_unreachable`. */
async function listTexts({ sso }: Config, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  if (sso.nameServers !== undefined) resolver.setServers(sso.nameServers);
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join('').trim());
  } catch (error) {
    if (WITHOUT_RECORD.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw fail('sso.dns_unreachable');
  }
}

/** Gives a domain to its workspace. Where the company is the only way, it is so for the people of this domain, too. */
async function markProved(
  deps: Deps,
  actor: Actor,
  proof: { scope: OrganizationScope; row: DomainRow; by: 'dns' | 'platform'; stays: string | null },
): Promise<void> {
  const { scope, by, stays } = proof;
  const { id, domain } = proof.row;
  try {
    await deps.db.platform.write(async (db) => {
      const connection = await lockConnection(db, scope);
      await queries.verifyDomain(db, scope, { id, by });
      if (connection?.is_enforced === true) await endOtherSignIns(db, scope, stays);
      await recordAudit(db, { scope, actor, action: 'sso.prove', items: [id], details: { domain, by } });
    });
  } catch (error) {
    if (findViolatedConstraint(error) !== 'sso_domains__proved_once') throw error;
    throw fail('sso.domain_taken', { domain });
  }
}

/**
 * Looks for the TXT record of a claimed domain, and gives the domain to the workspace; the caller's session stays. Throws `record.not_found`,
 * `sso.record_missing`, `sso.dns_unreachable`, `sso.domain_taken`, and REQUESTS_EXCEEDED after 60 an hour.
 */
export async function checkDomain(
  deps: Deps,
  actor: Actor,
  { id, sessionId }: { id: string; sessionId: string | null },
): Promise<void> {
  const { scope, row } = await getDomain(deps, actor, id);
  if (row.date_proved !== null) return;
  await countAttempt(deps.db, CHECKS_PER_WORKSPACE, scope.organizationId);
  const name = recordNameOf(row.domain);
  const texts = await listTexts(deps.config, name);
  if (!texts.includes(row.token)) throw fail('sso.record_missing', { name });
  await markProved(deps, actor, { scope, row, by: 'dns', stays: sessionId });
}

/** Gives a claimed domain to its workspace without a record, by an administrator of the platform. */
export async function vouchForDomain(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { row } = await getDomain(deps, actor, id);
  if (row.date_proved !== null) return;
  const scope = scopeOfPlatform(actor, row.organization_id);
  await markProved(deps, actor, { scope, row, by: 'platform', stays: null });
}

/** Ends a claim: the people of the domain sign in with passwords again. Throws `record.not_found`. */
export async function removeDomain(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { scope, row } = await getDomain(deps, actor, id);
  await deps.db.platform.write(async (db) => {
    if (!(await queries.removeDomain(db, scope, id))) throw fail('record.not_found');
    const details = { domain: row.domain };
    await recordAudit(db, { scope, actor, action: 'sso.release', items: [id], details });
  });
}
