import type { Reader } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { listRecipients } from '#features/vacancies/mails/recipients/queries.ts';
import { hashAddress } from '#outbox/addresses.ts';
import { listOptedOut } from '#outbox/opt-outs.ts';

interface Addressee {
  readonly id: string;
  readonly email: string;
}

/** The people among these whose addresses accept no mails of workspaces. */
export async function findOptedOut(deps: Deps, people: readonly Addressee[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const addressees = people.map(({ id, email }) => ({ id, hash: hashAddress(deps.config, email) }));
  const hashes = addressees.map(({ hash }) => hash);
  const refusedHashes = await deps.db.platform.read((db) => listOptedOut(db, hashes));
  return new Set(
    addressees.filter(({ hash }) => refusedHashes.has(hash.toString('hex'))).map(({ id }) => id),
  );
}

/**
 * The people of a role whose addresses accept no mails of workspaces. An opt-out belongs to no workspace, so this is
 * read before the transaction that plans mails; it is read again when a mail is sent.
 */
export async function findOptedOutOfRole(
  deps: Deps,
  scope: OrganizationScope,
  { roleId, talentIds }: { roleId: string; talentIds?: readonly string[] },
): Promise<Set<string>> {
  const read = (db: Reader) =>
    listRecipients(db, scope, {
      roleId,
      now: deps.clock.now(),
      ...(talentIds === undefined ? {} : { talentIds }),
    });
  return findOptedOut(deps, await deps.db.read(scope, read));
}
