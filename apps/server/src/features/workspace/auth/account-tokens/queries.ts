import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';

export type TokenPurpose = 'password_reset' | 'email_confirmation';

export interface AccountToken {
  readonly id: string;
  readonly user_id: string;
  readonly path: string | null;
  readonly date_created: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

export async function insertAccountToken(
  db: Writer,
  token: {
    id: string;
    userId: string;
    purpose: TokenPurpose;
    tokenHash: Buffer;
    path: string | null;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      purpose: token.purpose,
      token_hash: token.tokenHash,
      path: token.path,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** The row of a token, valid or not. */
export async function findAccountToken(
  db: Reader,
  token: { purpose: TokenPurpose; tokenHash: Buffer },
): Promise<AccountToken | undefined> {
  return db
    .selectFrom('account_tokens')
    .select(['id', 'user_id', 'path', 'date_created', 'expires_at', 'used_at'])
    .where('token_hash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .executeTakeFirst();
}

/** The row of a mailed token, unless it was used. */
export async function findOpenToken(db: Reader, id: string): Promise<AccountToken | undefined> {
  return db
    .selectFrom('account_tokens')
    .select(['id', 'user_id', 'path', 'date_created', 'expires_at', 'used_at'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Consumes a token and invalidates all others of its purpose for the account. Returns false when a concurrent request
 * consumed it first.
 */
export async function useUpToken(
  db: Writer,
  token: { id: string; userId: string; purpose: TokenPurpose },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update account_tokens set used_at = now()
    where user_id = ${token.userId} and purpose = ${token.purpose} and used_at is null returning id
  `.execute(db);
  return rows.some(({ id }) => id === token.id);
}
