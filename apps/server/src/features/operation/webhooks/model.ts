import { randomBytes } from 'node:crypto';
import type { Config } from '#config.ts';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';
import { deriveKey } from '#secrets/tokens.ts';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

const keyOf = (config: Pick<Config, 'secret'>) => deriveKey(config.secret, 'webhooks');

/** A new secret as shown to receivers, and sealed for the database. */
export function newWebhookSecret(
  config: Pick<Config, 'secret'>,
  endpointId: string,
): { readonly secret: string; readonly sealedSecret: Buffer } {
  const bytes = randomBytes(SECRET_BYTES);
  const sealedSecret = sealSecret(keyOf(config), bytes, endpointId);
  return { secret: `${PREFIX}${bytes.toString('base64')}`, sealedSecret };
}

/** A stored secret as shown to receivers; undefined when it cannot be decrypted, as after a change of SECRET. */
export function openWebhookSecret(
  config: Pick<Config, 'secret'>,
  endpointId: string,
  sealedSecret: Uint8Array,
): string | undefined {
  try {
    return `${PREFIX}${openSecret(keyOf(config), sealedSecret, endpointId).toString('base64')}`;
  } catch {
    return undefined;
  }
}
