import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { fail } from '@quint/contract/base/errors.ts';
import { ACCESS_TOKEN_MINUTES } from '@quint/domain/base/limits.ts';

const ISSUER = 'quint';
const AUDIENCE = 'quint-api';
const TYPE = 'access';
const RANDOM_BYTES = 32;

/** A separate key for each purpose, all derived from the server's secret. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'quint', purpose, 32));
}

/** A secret for a cookie: 256 random bits. Only its hash is stored. */
export function newSecretToken(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

export interface AccessClaims {
  readonly userId: string;
  readonly role: string;
  readonly adminAccess: boolean;
  /** The session of the token. */
  readonly sessionId?: string | undefined;
}

/** Signs an access token (HS256, 15 minutes). */
export function signAccessToken(key: Uint8Array, claims: AccessClaims, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    id: claims.userId,
    role: claims.role,
    app_access: true,
    admin_access: claims.adminAccess,
    typ: TYPE,
    ...(claims.sessionId === undefined ? {} : { sid: claims.sessionId }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(seconds + ACCESS_TOKEN_MINUTES * 60)
    .sign(key);
}

/**
 * The account of an access token, and its session. Throws TOKEN_EXPIRED, INVALID_TOKEN (a token with a wrong signature
 * or claim), or `session.token_unreadable` (not a token at all).
 */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Pick<AccessClaims, 'userId' | 'sessionId'>> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
    });
    if (payload.typ !== TYPE || typeof payload.id !== 'string') throw fail('INVALID_TOKEN');
    return { userId: payload.id, sessionId: typeof payload.sid === 'string' ? payload.sid : undefined };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw fail('TOKEN_EXPIRED');
    if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid)
      throw fail('session.token_unreadable');
    if (error instanceof errors.JOSEError) throw fail('INVALID_TOKEN');
    throw error;
  }
}

const ID_BYTES = 16;
const MAC_BYTES = 20;

/**
 * The token of a survey link: its workspace and 160 bits that only the server can derive from the link's id. So it can
 * be shown again (a mail sent later, a QR code) although only its hash is stored.
 */
export function deriveLinkToken(key: Uint8Array, link: { organizationId: string; id: string }): string {
  const mac = createHmac('sha256', key)
    .update(`${link.organizationId}/${link.id}`)
    .digest()
    .subarray(0, MAC_BYTES);
  return Buffer.concat([toBytes(link.organizationId), mac]).toString('base64url');
}

/**
 * The token of a link to a person's own account: its id and 160 bits that only the server can derive from it. So the
 * mail can be composed when it is sent, although only the hash is stored.
 */
export function deriveAccountToken(key: Uint8Array, id: string): string {
  const mac = createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES);
  return Buffer.concat([toBytes(id), mac]).toString('base64url');
}

/** The account of such a token; undefined when it was not created with this key. */
export function readAccountToken(key: Uint8Array, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined;
  const id = toId(bytes.subarray(0, ID_BYTES));
  const mac = createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES);
  return timingSafeEqual(mac, bytes.subarray(ID_BYTES)) ? id : undefined;
}

/** The claims of a token before any lookup: its workspace, and the hash it is stored under. */
export interface TokenClaim {
  readonly organizationId: string;
  readonly tokenHash: Buffer;
}

/** The claim of a link or survey-session token; undefined for another format. */
export function readTokenClaim(token: string): TokenClaim | undefined {
  if (!/^[A-Za-z0-9_-]{40,80}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length < ID_BYTES + MAC_BYTES) return undefined;
  return { organizationId: toId(bytes.subarray(0, ID_BYTES)), tokenHash: hashToken(token) };
}

/** A record of a workspace. */
export interface TenantRecord {
  readonly organizationId: string;
  readonly id: string;
}

function toBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function toId(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function macOf(key: Uint8Array, recordBytes: Buffer): Buffer {
  return createHmac('sha256', key).update(recordBytes).digest().subarray(0, MAC_BYTES);
}

const DIGITS = 6;

/** Six digits that only the server can derive from a record's id. Guessing them must be limited. */
export function deriveDigits(key: Uint8Array, { organizationId, id }: TenantRecord): string {
  const mac = createHmac('sha256', key).update(`${organizationId}/${id}`).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** A token for a record that only the server can create: for links without a row. */
export function signRecord(key: Uint8Array, { organizationId, id }: TenantRecord): string {
  const recordBytes = Buffer.concat([toBytes(organizationId), toBytes(id)]);
  return Buffer.concat([recordBytes, macOf(key, recordBytes)]).toString('base64url');
}

/** The record of such a token; undefined when it was not created with this key. */
export function readSignedRecord(key: Uint8Array, token: string): TenantRecord | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * ID_BYTES + MAC_BYTES) return undefined;
  const recordBytes = bytes.subarray(0, 2 * ID_BYTES);
  if (!timingSafeEqual(macOf(key, recordBytes), bytes.subarray(2 * ID_BYTES))) return undefined;
  return {
    organizationId: toId(recordBytes.subarray(0, ID_BYTES)),
    id: toId(recordBytes.subarray(ID_BYTES)),
  };
}

/** A random token that contains its workspace, for survey sessions. */
export function newTenantToken(organizationId: string): string {
  return Buffer.concat([toBytes(organizationId), randomBytes(RANDOM_BYTES)]).toString('base64url');
}
