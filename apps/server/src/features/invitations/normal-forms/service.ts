import { normalizeEmail, respellEmail } from '@quint/domain/base/email.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { AddressDuplicate } from '#features/invitations/normal-forms/model.ts';
import { findDuplicates, respellAll } from '#features/invitations/normal-forms/model.ts';
import type { AddressRow } from '#features/invitations/normal-forms/queries.ts';
import * as queries from '#features/invitations/normal-forms/queries.ts';
import { hashAddress, hashFormerSpelling } from '#outbox/addresses.ts';

const ROWS_PER_STEP = 500;

type Respell = (db: Writer, change: AddressRow & { readonly current: string }) => Promise<boolean>;

/** Normalises the addresses of these rows in one transaction, unless another row has the address. */
async function respellRows(deps: Deps, rows: readonly AddressRow[], change: Respell): Promise<void> {
  const changes = rows.flatMap((row) => {
    const current = respellEmail(row.email);
    return current === undefined ? [] : [{ ...row, current }];
  });
  if (changes.length === 0) return;
  await deps.db.platform.write(async (db) => {
    await queries.beginRespelling(db);
    for (const row of changes) {
      const hashes = {
        former: hashFormerSpelling(deps.config, row.email),
        current: hashAddress(deps.config, row.current),
      };
      // Before the row: the trigger that updates the pool looks for this mark.
      if (!hashes.former.equals(hashes.current)) {
        await queries.carryHashes(db, { former: row.email, current: row.current, hashes });
      }
      await change(db, row);
    }
  });
}

async function respellTalents(deps: Deps): Promise<void> {
  let after: AddressRow | undefined;
  do {
    const page = { after, limit: ROWS_PER_STEP };
    const rows = await deps.db.platform.read((db) => queries.listUnusualTalents(db, page));
    await respellRows(deps, rows, queries.respellTalent);
    after = rows.length === ROWS_PER_STEP ? rows.at(-1) : undefined;
  } while (after !== undefined);
}

async function respellColumn(
  deps: Deps,
  column: Parameters<typeof queries.listUnusualValues>[1],
  kind: 'address' | 'line',
): Promise<void> {
  const values = await deps.db.platform.read((db) => queries.listUnusualValues(db, column, kind));
  const respellings = respellAll(values, kind);
  for (let from = 0; from < respellings.length; from += ROWS_PER_STEP) {
    const step = respellings.slice(from, from + ROWS_PER_STEP);
    await deps.db.platform.write(async (db) => {
      await queries.beginRespelling(db);
      await queries.respellValues(db, column, step);
    });
  }
}

/**
 * Normalises stored addresses and names from older versions, from restored backups and from a version that still runs
 * during an update. Two rows that would get the same address stay as they are, and are listed for administrators. May
 * be repeated at any time.
 */
export async function normaliseStoredText(deps: Deps): Promise<void> {
  await respellRows(deps, await deps.db.platform.read(queries.listUnusualAccounts), queries.respellAccount);
  await respellTalents(deps);
  await respellRows(deps, await deps.db.platform.read(queries.listUnusualRequests), queries.respellRequest);
  for (const column of queries.ADDRESS_COLUMNS) await respellColumn(deps, column, 'address');
  for (const column of queries.NAME_COLUMNS) await respellColumn(deps, column, 'line');
  await deps.db.platform.write((db) => queries.recordNormalisation(db, deps.clock.now()));
}

const toNormalizedEmails = (rows: readonly AddressRow[]) => rows.map(({ email }) => normalizeEmail(email));

/** People of the workspace whose address another person of the workspace has in another spelling. */
export async function listTalentDuplicates(deps: Deps, actor: Actor): Promise<AddressDuplicate[]> {
  const scope = scopeOfActor(actor);
  return deps.db.read(scope, async (db) => {
    const rows = await queries.listUnusualTalentsOf(db, scope.organizationId);
    if (rows.length === 0) return [];
    return findDuplicates(
      rows,
      await queries.listTalentsByAddress(db, scope.organizationId, toNormalizedEmails(rows)),
    );
  });
}

/** Accounts whose address another account has in another spelling, with both spellings as stored. */
export async function listAccountDuplicates(deps: Deps): Promise<{ id: string; emails: [string, string] }[]> {
  return deps.db.platform.read(async (db) => {
    const rows = await queries.listUnusualAccounts(db);
    const holders = await queries.listAccountsByAddress(db, toNormalizedEmails(rows));
    const former = new Map(rows.map((row) => [row.id, row.email]));
    const other = new Map(holders.map((row) => [row.id, row.email]));
    return findDuplicates(rows, holders).map(({ id, otherId }) => ({
      id,
      emails: [former.get(id) ?? '', other.get(otherId) ?? ''],
    }));
  });
}
