import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

// All of these require the platform role: an opt-out belongs to no workspace.

/** Whether the owner of an address has stopped the mails of all workspaces. */
export async function isOptedOut(db: Reader, addressHash: Buffer): Promise<boolean> {
  const { rows } = await readSql`select from mail_opt_outs where address_hash = ${addressHash}`.execute(db);
  return rows.length > 0;
}

/** The hashes (hex) among these whose owners have done so. */
export async function listOptedOut(db: Reader, hashes: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await readSql<{ hash: string }>`
    select encode(address_hash, 'hex') as hash from mail_opt_outs where address_hash = any(${hashes}::bytea[])
  `.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

export async function addOptOut(db: Writer, addressHash: Buffer): Promise<void> {
  await sql`
    insert into mail_opt_outs (address_hash) values (${addressHash}) on conflict (address_hash) do nothing
  `.execute(db);
}

export async function removeOptOut(db: Writer, addressHash: Buffer): Promise<void> {
  await sql`delete from mail_opt_outs where address_hash = ${addressHash}`.execute(db);
}
