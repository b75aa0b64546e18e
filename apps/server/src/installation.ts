import { createHash } from 'node:crypto';
import type { Database, Writer } from '#database/gate.ts';
import type { Config } from '#config.ts';
import { deriveKey } from '#secrets/tokens.ts';
import { StartupError } from '#startup-error.ts';

const FINGERPRINT_CHARACTERS = 16;

function fingerprintOf(secret: string): string {
  const key = deriveKey(secret, 'fingerprint');
  return createHash('sha256').update(key).digest('hex').slice(0, FINGERPRINT_CHARACTERS);
}

/** Whether this database holds the demo world, whatever the environment says. */
export async function isDemoWorld(db: Database): Promise<boolean> {
  const row = await db.platform.read((reader) =>
    reader.selectFrom('installation').select('date_demo').executeTakeFirst(),
  );
  return (row?.date_demo ?? null) !== null;
}

/** Records that the database holds the demo world. */
export async function noteDemoWorld(db: Writer, now: Date): Promise<void> {
  await db.updateTable('installation').set({ date_demo: now }).execute();
}

/**
 * Records the secret at the first start. Throws StartupError when the database was used with another one, unless the
 * change is accepted.
 */
export async function claimSecret(
  db: Database,
  { secret, secretReplaces }: Pick<Config, 'secret' | 'secretReplaces'>,
): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const known = await db.platform.write(async (writer) => {
    await writer
      .updateTable('installation')
      .set({ secret_fingerprint: fingerprint })
      .where((is) =>
        is.or([
          is('secret_fingerprint', 'is', null),
          ...(secretReplaces === undefined ? [] : [is('secret_fingerprint', '=', secretReplaces)]),
        ]),
      )
      .execute();
    const row = await writer.selectFrom('installation').select('secret_fingerprint').executeTakeFirst();
    return row?.secret_fingerprint;
  });
  if (known === fingerprint) return;
  throw new StartupError(
    `The secret (SECRET, or the file "secret" in DATA_DIR) is not the one this database was used with, so links that were sent and second factors would stop working. Start with the former secret, or, to go on with this one for good, with SECRET_REPLACES=${known}.`,
  );
}
