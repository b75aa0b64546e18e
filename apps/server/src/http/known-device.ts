import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { cookieName, setSecretCookie } from '#http/cookies.ts';
import { deriveKey } from '#secrets/tokens.ts';

const DEVICE_COOKIE = 'quint_device';
const TTL_DAYS = 180;
const DAY_MS = 86_400_000;
/** Accounts remembered per browser: the last ones that signed in. */
const ACCOUNTS_MAX = 5;
const ID_BYTES = 16;
const DAY_BYTES = 4;
const TAG_BYTES = 16;
const MAC_BYTES = 20;

/** A browser that was used to sign in before. Only the server can read for which accounts. */
export interface KnownDevice {
  readonly id: string;
  readonly tags: readonly Buffer[];
}

function keyOf(config: Config): Uint8Array {
  return deriveKey(config.secret, 'known-device');
}

function macOf(config: Config, bytes: Buffer, length: number): Buffer {
  return createHmac('sha256', keyOf(config)).update(bytes).digest().subarray(0, length);
}

function tagOf(config: Config, id: string, userId: string): Buffer {
  return macOf(config, Buffer.from(`${id}/${userId}`), TAG_BYTES);
}

/** The device of a cookie; undefined when it is missing, expired or not issued by us. */
export function readKnownDevice(request: FastifyRequest, config: Config, now: Date): KnownDevice | undefined {
  const bytes = Buffer.from(request.cookies[cookieName(config, DEVICE_COOKIE)] ?? '', 'base64url');
  const tagBytes = bytes.length - ID_BYTES - DAY_BYTES - MAC_BYTES;
  if (tagBytes < TAG_BYTES || tagBytes > ACCOUNTS_MAX * TAG_BYTES || tagBytes % TAG_BYTES !== 0)
    return undefined;
  const signedBytes = bytes.subarray(0, -MAC_BYTES);
  if (!timingSafeEqual(macOf(config, signedBytes, MAC_BYTES), bytes.subarray(-MAC_BYTES))) return undefined;
  const day = signedBytes.readUInt32BE(ID_BYTES);
  if (now.getTime() / DAY_MS - day > TTL_DAYS) return undefined;
  const tags = Array.from({ length: tagBytes / TAG_BYTES }, (_, index) => {
    const start = ID_BYTES + DAY_BYTES + index * TAG_BYTES;
    return signedBytes.subarray(start, start + TAG_BYTES);
  });
  return { id: signedBytes.subarray(0, ID_BYTES).toString('base64url'), tags };
}

/** Whether the account has signed in on this device before. */
export function isKnownFor(config: Config, device: KnownDevice | undefined, userId: string): boolean {
  if (device === undefined) return false;
  const tag = tagOf(config, device.id, userId);
  return device.tags.some((one) => timingSafeEqual(one, tag));
}

/** Remembers the browser after the account signed in there. */
export function rememberDevice(
  reply: FastifyReply,
  config: Config,
  { userId, device, now }: { userId: string; device: KnownDevice | undefined; now: Date },
): void {
  const id = device?.id ?? randomBytes(ID_BYTES).toString('base64url');
  const tag = tagOf(config, id, userId);
  const others = (device?.tags ?? []).filter((one) => !timingSafeEqual(one, tag));
  const day = Buffer.alloc(DAY_BYTES);
  day.writeUInt32BE(Math.floor(now.getTime() / DAY_MS));
  const signedBytes = Buffer.concat([
    Buffer.from(id, 'base64url'),
    day,
    tag,
    ...others.slice(0, ACCOUNTS_MAX - 1),
  ]);
  setSecretCookie(reply, config, {
    name: DEVICE_COOKIE,
    value: Buffer.concat([signedBytes, macOf(config, signedBytes, MAC_BYTES)]).toString('base64url'),
    maxAgeSeconds: TTL_DAYS * 24 * 3600,
  });
}
