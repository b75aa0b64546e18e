import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

interface Quirks {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether the person neither touched it nor entered a code. */
  readonly isUnverified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

function clientDataOf(from: { type: string; challenge: string; origin: string }, quirks: Quirks): Buffer {
  const { type, challenge, origin } = { ...from, ...quirks };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authDataOf(from: { rpId: string; flags: number; counter: number }, quirks: Quirks): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(from.counter);
  const verifiedFlag = quirks.isUnverified === true ? 0 : USER_VERIFIED;
  return Buffer.concat([
    sha256(quirks.rpId ?? from.rpId),
    Buffer.from([from.flags | USER_PRESENT | verifiedFlag]),
    count,
  ]);
}

function credentialData(id: Buffer, publicKey: KeyObject): Buffer {
  const jwk = publicKey.export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(jwk.x ?? '', 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(jwk.y ?? '', 'base64url'))],
  ]);
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
}

/** A passkey in software: an ES256 key that responds like a browser, with attestation "none". */
export function createAuthenticator(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle: string | undefined;
  const count = () => (counter += counts ? 1 : 0);
  const head = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Creates the passkey. */
    create(options: CreationOptions, quirks: Quirks & { format?: string; statement?: object } = {}) {
      userHandle = options.user.id;
      const authData = Buffer.concat([
        authDataOf({ rpId: options.rp.id ?? '', flags: HAS_CREDENTIAL, counter: count() }, quirks),
        credentialData(id, publicKey),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, unknown>>([
        ['fmt', quirks.format ?? 'none'],
        ['attStmt', new Map(Object.entries(quirks.statement ?? {}))],
        ['authData', Uint8Array.from(authData)],
      ]);
      const { challenge } = options;
      const clientData = clientDataOf({ type: 'webauthn.create', challenge, origin }, quirks);
      return {
        ...head,
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge with it. */
    get(options: RequestOptions, quirks: Quirks & { userHandle?: string } = {}) {
      const { challenge, rpId = '' } = options;
      const clientData = clientDataOf({ type: 'webauthn.get', challenge, origin }, quirks);
      const authData = authDataOf({ rpId, flags: 0, counter: count() }, quirks);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...head,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: quirks.userHandle ?? userHandle,
        },
      };
    },
    /** Resets the counter to an earlier value, like a copy of the key. */
    rewind(by: number) {
      counter -= by;
    },
  };
}
