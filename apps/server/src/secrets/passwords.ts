import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's second profile for argon2id: 19 MiB, two passes, no parallelism.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

interface Parameters {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

async function hashWith(password: string, salt: Uint8Array, parameters: Parameters): Promise<Buffer> {
  const message = password.normalize('NFC');
  return Buffer.from(await derive('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...parameters }));
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** Hashes a password with argon2id, in PHC string form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM };
  const tag = await hashWith(password, salt, parameters);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(salt)}$${encode(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${encode(Buffer.alloc(SALT_BYTES, 1))}$${encode(Buffer.alloc(TAG_BYTES, 1))}`;

/**
 * Whether a password matches a hash. Without a hash (unknown account, no password yet) the same work is done and the
 * result is false, so that the duration reveals nothing.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = PHC.exec(hash ?? NOBODY);
  if (parts === null) throw new Error('Password hash is not in the expected form');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const expectedTag = Buffer.from(tag, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await hashWith(password, Buffer.from(salt, 'base64'), parameters);
  return timingSafeEqual(actual, expectedTag) && typeof hash === 'string';
}
