import { sql } from 'kysely';
import type { Reader, StatementWriter, Writer } from '#database/gate.ts';

// All of these require the platform role.

export type ChallengePurpose = 'register' | 'sign_in';

export interface Challenge {
  readonly hash: Buffer;
  readonly purpose: ChallengePurpose;
  /** The account that registers a passkey; undefined when signing in. */
  readonly userId: string | undefined;
}

export async function insertChallenge(
  db: StatementWriter,
  challenge: Challenge & { expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: challenge.hash,
      purpose: challenge.purpose,
      user_id: challenge.userId ?? null,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Consumes a challenge; false when it was not issued for this purpose, expired or was used before. */
export async function takeChallenge(
  db: StatementWriter,
  challenge: Challenge & { now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_live: boolean }>`
    delete from passkey_challenges
    where challenge_hash = ${challenge.hash} and purpose = ${challenge.purpose}
      and user_id is not distinct from ${challenge.userId ?? null}::uuid
    returning expires_at > ${challenge.now} as is_live
  `.execute(db);
  return rows[0]?.is_live ?? false;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly date_created: Date;
  readonly date_last_used: Date | null;
}

export interface StoredPasskey extends PasskeyRow {
  readonly user_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** The passkeys of an account, oldest first. */
export function listPasskeys(db: Reader, userId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .$narrowType<{ counter: number }>()
    .execute();
}

/** The passkey of a credential, of any account. */
export function findPasskey(db: Reader, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .$narrowType<{ counter: number }>()
    .executeTakeFirst();
}

export interface NewPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  readonly name: string;
}

/** Inserts a passkey. Returns undefined when its credential exists already. */
export async function insertPasskey(db: Writer, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'is_synced', 'date_created', 'date_last_used'])
    .executeTakeFirst();
}

/** Records a sign-in with a passkey. Returns false when its counter did not increase, which indicates a copied key. */
export async function recordPasskeyUse(
  db: StatementWriter,
  use: { id: string; counter: number; isSynced: boolean },
): Promise<boolean> {
  const result = await sql`
    update passkeys set counter = ${use.counter}, is_synced = ${use.isSynced}, date_last_used = now()
    where id = ${use.id} and (counter < ${use.counter} or (counter = 0 and ${use.counter}::bigint = 0))
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function renamePasskey(
  db: StatementWriter,
  passkey: { id: string; userId: string; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name: passkey.name })
    .where('id', '=', passkey.id)
    .where('user_id', '=', passkey.userId)
    .returning(['id', 'name', 'is_synced', 'date_created', 'date_last_used'])
    .executeTakeFirst();
}

export async function deletePasskey(db: Writer, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
