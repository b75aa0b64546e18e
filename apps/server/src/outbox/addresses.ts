import { createHmac, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { MAILS_OFF_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';
import { deriveKey } from '#secrets/tokens.ts';

const HASH_BYTES = 32;
const MAC_BYTES = 20;

/** A keyed hash of an address: it recognises the address later, and does not reveal it without the key. */
export function hashAddress(config: Config, address: string): Buffer {
  const key = deriveKey(config.secret, 'mail-address');
  return createHmac('sha256', key).update(normalizeEmail(address)).digest();
}

/** The hash of an address from before there were normal forms: of the trimmed text in lower case. */
export function hashFormerSpelling(config: Config, address: string): Buffer {
  const key = deriveKey(config.secret, 'mail-address');
  return createHmac('sha256', key).update(address.trim().normalize('NFC').toLowerCase()).digest();
}

function macOf(config: Config, hash: Buffer): Buffer {
  const key = deriveKey(config.secret, 'mail-opt-out');
  return createHmac('sha256', key).update(hash).digest().subarray(0, MAC_BYTES);
}

/** The token that stops and allows mails to an address. Sent only to that address, with access to nothing else. */
function optOutToken(config: Config, address: string): string {
  const hash = hashAddress(config, address);
  return Buffer.concat([hash, macOf(config, hash)]).toString('base64url');
}

/** The page where the owner of an address stops the mails of all workspaces. */
export function getOptOutUrl(config: Config, address: string): string {
  const url = new URL(MAILS_OFF_PATH, publicOrigin(config));
  url.searchParams.set('token', toLinkToken(optOutToken(config, address)));
  return url.href;
}

/** The hash of the address a token was issued for; undefined when this server did not issue it. */
export function readOptOutToken(config: Config, token: string): Buffer | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== HASH_BYTES + MAC_BYTES) return undefined;
  const hash = bytes.subarray(0, HASH_BYTES);
  return timingSafeEqual(macOf(config, hash), bytes.subarray(HASH_BYTES)) ? hash : undefined;
}
