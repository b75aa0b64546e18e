import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 32;
/** 62^43 > 2^256, 62^6 > 2^32. */
const RANDOM_CHARACTERS = 43;
const CHECK_CHARACTERS = 6;

export const API_TOKEN_PREFIX = 'qt_';
const FORM = new RegExp(`^${API_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECK_CHARACTERS}}$`);

function toBase62(value: bigint, characters: number): string {
  let text = '';
  for (let remainder = value; text.length < characters; remainder /= 62n)
    text = `${ALPHABET[Number(remainder % 62n)]}${text}`;
  return text;
}

function checksumOf(text: string): string {
  return toBase62(BigInt(crc32(text)), CHECK_CHARACTERS);
}

/** An API token: the prefix, 256 random bits and a checksum, by which secret scanners recognise it. */
export function newApiToken(): string {
  const random = toBase62(BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`), RANDOM_CHARACTERS);
  const text = `${API_TOKEN_PREFIX}${random}`;
  return `${text}${checksumOf(text)}`;
}

/** Whether a text has the prefix of an API token. */
export function isApiToken(text: string): boolean {
  return text.startsWith(API_TOKEN_PREFIX);
}

/** Whether a text has the format of an API token, with the correct checksum. */
export function isWholeApiToken(text: string): boolean {
  return FORM.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECK_CHARACTERS)));
}
