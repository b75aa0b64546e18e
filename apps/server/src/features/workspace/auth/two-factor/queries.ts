import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';

export interface TwoFactorRow {
  readonly sealed_secret: Buffer;
  readonly date_enabled: Date | null;
}

/** The second factor of an account, possibly before its first code. Requires the platform role. */
export function findTwoFactor(db: Reader, userId: string): Promise<TwoFactorRow | undefined> {
  return db
    .selectFrom('two_factor_secrets')
    .select(['sealed_secret', 'date_enabled'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores a new secret before its first code. Returns false when the second factor is on already. */
export async function storeSecret(
  db: StatementWriter,
  userId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const result = await sql`
    insert into two_factor_secrets as s (user_id, sealed_secret) values (${userId}, ${sealedSecret})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0, date_created = now()
    where s.date_enabled is null
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Consumes the code of a time step; false when that one or a later one was used before. */
export async function takeStep(db: StatementWriter, userId: string, step: number): Promise<boolean> {
  const result = await sql`
    update two_factor_secrets set last_step = ${step} where user_id = ${userId} and last_step < ${step}
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Consumes a recovery code; false for an unknown or used one. */
export async function takeRecoveryCode(
  db: StatementWriter,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const result = await sql`
    update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${codeHash} and used_at is null
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Switches the second factor on; false when it is on already. */
export async function enableTwoFactor(db: Writer, userId: string): Promise<boolean> {
  const result = await sql`
    update two_factor_secrets set date_enabled = now() where user_id = ${userId} and date_enabled is null
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  db: Writer,
  userId: string,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Reader, userId: string): Promise<number> {
  const { left: remainingCount } = await db
    .selectFrom('recovery_codes')
    .select((e) => e.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return remainingCount;
}

/** Removes the second factor and its recovery codes. */
export async function removeTwoFactor(db: Writer, userId: string): Promise<void> {
  await db.deleteFrom('two_factor_secrets').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Removes all passkeys of an account. Requires the platform role. */
export async function removePasskeys(db: Writer, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
