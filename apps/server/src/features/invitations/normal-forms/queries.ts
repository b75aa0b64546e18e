import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

// The queries of the job require the platform role, because it reads every workspace.

/** Columns with addresses that need not be unique. */
export const ADDRESS_COLUMNS = [
  ['outbox', 'to_email'],
  ['ra_survey_results', 'email'],
  ['training_requests', 'email'],
  ['organizations', 'stripe_customer_email'],
] as const;
/** Columns with names of people. */
export const NAME_COLUMNS = [
  ['talents', 'first_name'],
  ['talents', 'last_name'],
  ['users', 'first_name'],
  ['users', 'last_name'],
  ['training_requests', 'first_name'],
  ['training_requests', 'last_name'],
] as const;

/** A row whose address must be unique: an account, a talent of a workspace, a request to a stakeholder. */
export interface AddressRow {
  readonly organization_id: string | null;
  readonly id: string;
  readonly email: string;
}

/** Such a row of a workspace. */
interface WorkspaceAddressRow extends AddressRow {
  readonly organization_id: string;
}

/** A value to be replaced wherever the column has it. */
export interface SpellingChange {
  readonly former: string;
  readonly current: string;
}

/** Lets the triggers of this transaction know that addresses stay the same while their spelling changes. */
export async function beginRespelling(db: Writer): Promise<void> {
  await sql`select set_config('lock_timeout', '5s', true), set_config('quint.changes_spelling', 'on', true)`.execute(
    db,
  );
}

export async function listUnusualAccounts(db: Reader): Promise<AddressRow[]> {
  const { rows } = await readSql<AddressRow>`
    select null as organization_id, id, email from users where not is_plain_address(email) order by id
  `.execute(db);
  return rows;
}

/** Talents whose address may not be in its normal form, after a key. */
export async function listUnusualTalents(
  db: Reader,
  { after, limit }: { after: Pick<AddressRow, 'organization_id' | 'id'> | undefined; limit: number },
): Promise<WorkspaceAddressRow[]> {
  const next =
    after === undefined ? sql`` : sql`and (organization_id, id) > (${after.organization_id}, ${after.id})`;
  const { rows } = await readSql<WorkspaceAddressRow>`
    select organization_id, id, email from talents
    where not is_plain_address(email) and date_anonymized is null ${next} order by organization_id, id limit ${limit}
  `.execute(db);
  return rows;
}

export async function listUnusualRequests(db: Reader): Promise<WorkspaceAddressRow[]> {
  const { rows } = await readSql<WorkspaceAddressRow>`
    select organization_id, id, email from ra_surveys where not is_plain_address(email) order by organization_id, id
  `.execute(db);
  return rows;
}

type Change = AddressRow & { readonly current: string };

/** Whether the spelling was changed: not when another account has the address. */
export async function respellAccount(db: Writer, { id, email, current }: Change): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email = ${current} where id = ${id} and email = ${email}
      and not exists (select from users other where lower(other.email) = lower(${current}) and other.id <> ${id})
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the spelling was changed: not when another talent of the workspace has the address. */
export async function respellTalent(
  db: Writer,
  { organization_id, id, email, current }: Change,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update talents t set email = ${current}
    where t.organization_id = ${organization_id} and t.id = ${id} and t.email = ${email}
      and (t.date_deleted is not null or not exists (
        select from talents other where other.organization_id = t.organization_id and other.id <> t.id
          and lower(other.email) = lower(${current}) and other.date_deleted is null and other.date_anonymized is null))
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the spelling was changed: not when the role has another request to the address. */
export async function respellRequest(
  db: Writer,
  { organization_id, id, email, current }: Change,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ra_surveys r set email = ${current}
    where r.organization_id = ${organization_id} and r.id = ${id} and r.email = ${email}
      and (r.status = 'CANCELED' or not exists (
        select from ra_surveys other where other.organization_id = r.organization_id and other.role_id = r.role_id
          and other.id <> r.id and lower(other.email) = lower(${current}) and other.status <> 'CANCELED'))
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Copies what is stored under the hashes of a former spelling of an address to those of the current one. */
export async function carryHashes(
  db: Writer,
  { former, current, hashes }: SpellingChange & { readonly hashes: { former: Buffer; current: Buffer } },
): Promise<void> {
  await sql`
    insert into respelled_addresses (former_hash, address_hash) values (${hashes.former}, ${hashes.current})
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into mail_opt_outs (address_hash, date_created)
    select ${hashes.current}, date_created from mail_opt_outs where address_hash = ${hashes.former} on conflict do nothing
  `.execute(db);
  await sql`
    insert into mail_recipients (organization_id, address_hash, purpose, date_last_mailed, date_mailed_before)
    select organization_id, ${hashes.current}, purpose, date_last_mailed, date_mailed_before
    from mail_recipients where address_hash = ${hashes.former} on conflict do nothing
  `.execute(db);
  await sql`
    insert into pool_known_people (organization_id, mark)
    select organization_id, hash_address(${current}) from pool_known_people where mark = hash_address(${former})
    on conflict do nothing
  `.execute(db);
}

/** The hash of the current spelling of an address; the same one where the spelling never changed. */
export async function findCurrentHash(db: Reader, hash: Buffer): Promise<Buffer> {
  const { rows } = await readSql<{ address_hash: Buffer }>`
    select address_hash from respelled_addresses where former_hash = ${hash}
  `.execute(db);
  return rows[0]?.address_hash ?? hash;
}

type Column = (typeof ADDRESS_COLUMNS)[number] | (typeof NAME_COLUMNS)[number];

/** The distinct values of a column that may not be in their normal form. */
export async function listUnusualValues(
  db: Reader,
  [table, column]: Column,
  kind: 'address' | 'line',
): Promise<string[]> {
  const value = sql.ref(column);
  const isPlain = kind === 'address' ? sql`is_plain_address(${value})` : sql`is_plain_line(${value})`;
  const { rows } = await readSql<{ value: string }>`
    select distinct ${value} as value from ${sql.table(table)} where ${value} is not null and not ${isPlain}
  `.execute(db);
  return rows.map((row) => row.value);
}

export async function respellValues(
  db: Writer,
  [table, column]: Column,
  respellings: readonly SpellingChange[],
): Promise<void> {
  const value = sql.ref(column);
  await sql`
    update ${sql.table(table)} set ${value} = c.current
    from unnest(${respellings.map(({ former }) => former)}::text[], ${respellings.map(({ current }) => current)}::text[])
      as c (former, current)
    where ${value} = c.former
  `.execute(db);
}

export async function recordNormalisation(db: Writer, now: Date): Promise<void> {
  await db.updateTable('installation').set({ date_normalised: now }).execute();
}

export async function isNormalised(db: Reader): Promise<boolean> {
  const { rows } = await readSql`select from installation where date_normalised is not null`.execute(db);
  return rows.length > 0;
}

/** Other rows with one of these addresses (in normal form): the keys by address. */
export async function listTalentsByAddress(
  db: Reader,
  organizationId: string,
  emails: readonly string[],
): Promise<WorkspaceAddressRow[]> {
  const { rows } = await readSql<WorkspaceAddressRow>`
    select organization_id, id, lower(email) as email from talents
    where organization_id = ${organizationId} and lower(email) = any(${emails})
      and date_deleted is null and date_anonymized is null
  `.execute(db);
  return rows;
}

/** People of a workspace whose address may not be in its normal form. */
export async function listUnusualTalentsOf(
  db: Reader,
  organizationId: string,
): Promise<WorkspaceAddressRow[]> {
  const { rows } = await readSql<WorkspaceAddressRow>`
    select organization_id, id, email from talents
    where organization_id = ${organizationId} and not is_plain_address(email)
      and date_deleted is null and date_anonymized is null order by id
  `.execute(db);
  return rows;
}

export async function listAccountsByAddress(db: Reader, emails: readonly string[]): Promise<AddressRow[]> {
  const { rows } = await readSql<AddressRow>`
    select null as organization_id, id, lower(email) as email from users where lower(email) = any(${emails})
  `.execute(db);
  return rows;
}
