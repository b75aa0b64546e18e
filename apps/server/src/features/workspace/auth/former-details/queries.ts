import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/** A talent in a workspace. */
export interface RecordKey {
  readonly organizationId: string;
  readonly talentId: string;
}

/** The former details of a person, without addresses that belong to another person by now. */
export interface FormerDetails {
  readonly emails: readonly string[];
  readonly names: readonly string[];
  readonly phones: readonly string[];
}

async function listDetails(
  db: Writer,
  {
    table,
    ownerCondition,
    isOfAnother,
  }: {
    readonly table: string;
    readonly ownerCondition: RawBuilder<unknown>;
    readonly isOfAnother: RawBuilder<boolean>;
  },
): Promise<FormerDetails> {
  const { rows } = await sql<{ kind: string; value: string }>`
    select f.kind, f.value from ${sql.table(table)} f
    where ${ownerCondition} and not (f.kind = 'email' and ${isOfAnother}) order by f.date_created, f.id
  `.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value);
  return { emails: of('email'), names: of('name'), phones: of('phone') };
}

/**
 * For a talent. An address may have been a typing mistake and belong to another talent or member of the workspace,
 * whose mails stay. mails stay.
 */
export function listFormerDetails(
  db: Writer,
  { organizationId, talentId }: RecordKey,
): Promise<FormerDetails> {
  return listDetails(db, {
    table: 'former_details',
    ownerCondition: sql`f.organization_id = ${organizationId} and f.talent_id = ${talentId}`,
    isOfAnother: sql<boolean>`(
      exists (select from talents t where t.organization_id = f.organization_id and t.id <> f.talent_id
        and lower(t.email) = lower(f.value) and t.date_anonymized is null)
      or exists (select from users u join memberships m on m.user_id = u.id and m.organization_id = f.organization_id
        where lower(u.email) = lower(f.value)
          and u.id is distinct from (select user_id from talents t where t.organization_id = f.organization_id and t.id = f.talent_id)))`,
  });
}

/** For an account. A mistyped address may belong to another account or talent, whose mails stay. */
export function listFormerOfAccount(db: Writer, userId: string): Promise<FormerDetails> {
  return listDetails(db, {
    table: 'former_account_details',
    ownerCondition: sql`f.user_id = ${userId}`,
    isOfAnother: sql<boolean>`(
      exists (select from users u where u.id <> f.user_id and lower(u.email) = lower(f.value))
      or exists (select from talents t where lower(t.email) = lower(f.value) and t.date_anonymized is null
        and t.user_id is distinct from f.user_id))`,
  });
}

interface FormerDetail {
  readonly kind: 'email' | 'name';
  readonly value: string;
}

/** The address of an account and its former details. */
export async function listAccountDetails(db: Writer, userId: string): Promise<readonly FormerDetail[]> {
  const { rows } = await sql<FormerDetail>`
    select 'email' as kind, email as value from users where id = ${userId}
    union all
    select kind, value from former_account_details where user_id = ${userId}
  `.execute(db);
  return rows;
}

/** Copies the former details of the replaced account to an account, so that erasure finds them. */
export async function recordReplacedAccount(
  db: Writer,
  userId: string,
  details: readonly FormerDetail[],
): Promise<void> {
  if (details.length === 0) return;
  await db
    .insertInto('former_account_details')
    .values(details.map(({ kind, value }) => ({ user_id: userId, kind, value })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
