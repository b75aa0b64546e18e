import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { fail } from '@quint/contract/base/errors.ts';
import type { Passkey, PasskeyAssertion, PasskeyRegistration } from '@quint/contract/workspace/passkeys.ts';
import { PASSKEY_CHALLENGE_MINUTES, PASSKEYS_PER_ACCOUNT } from '@quint/domain/base/limits.ts';
import type { Config } from '#config.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import type {
  ChallengePurpose,
  PasskeyRow,
  StoredPasskey,
} from '#features/workspace/auth/passkeys/queries.ts';
import * as queries from '#features/workspace/auth/passkeys/queries.ts';
import { recordFailure } from '#features/workspace/auth/security-events/queries.ts';
import { openSession } from '#features/workspace/auth/service.ts';
import { describeDevice } from '#features/workspace/auth/sessions/model.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import type { AccountSession } from '#http/account-session.ts';
import type { Arrival, Session } from '#http/session-reply.ts';
import { originOf } from '#http/session-reply.ts';
import { hashToken } from '#secrets/tokens.ts';

const MINUTE_MS = 60_000;
const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS;
const PER_ORIGIN: RateLimit = { action: 'passkey-network', hits: 100, windowSeconds: 15 * 60 };

/** Loaded lazily: seven megabytes of memory that a server without passkeys does not need. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** Ed25519, ES256 and RS256: the algorithms of today's authenticators. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys are bound to the host of the product's URL, whatever its port. */
function relyingPartyOf(config: Config): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicOrigin(config));
  return { id: hostname, origin };
}

function toPasskey(row: PasskeyRow): Passkey {
  const { id, name, is_synced } = row;
  return {
    id,
    name,
    is_synced,
    date_created: row.date_created.toISOString(),
    date_last_used: row.date_last_used?.toISOString() ?? null,
  };
}

async function storeChallenge(
  deps: Deps,
  challenge: { text: string; purpose: ChallengePurpose; userId: string | undefined },
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + TIMEOUT_MS);
  const { purpose, userId } = challenge;
  const hash = hashToken(challenge.text);
  await deps.db.platform.run((db) => queries.insertChallenge(db, { hash, purpose, userId, expiresAt }));
}

/** The challenge of a response, consumed; undefined when it is unknown or expired. */
async function takeChallenge(
  deps: Deps,
  response: { clientDataJSON: string; purpose: ChallengePurpose; userId: string | undefined },
): Promise<string | undefined> {
  const { purpose, userId } = response;
  const text = await readChallenge(response.clientDataJSON);
  if (text === undefined) return undefined;
  const challenge = { hash: hashToken(text), purpose, userId, now: deps.clock.now() };
  const isOurs = await deps.db.platform.run((db) => queries.takeChallenge(db, challenge));
  return isOurs ? text : undefined;
}

async function readChallenge(clientDataJSON: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadHelpers();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws the reason of a failed verification; the caller gets the same error for all reasons. */
async function tryVerify<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/** The options for creating a passkey. Throws `passkey.too_many`, and `session.none` for a deleted account. */
export async function beginPasskey(deps: Deps, userId: string) {
  const { account, passkeys } = await deps.db.platform.read(async (db) => ({
    account: await findContact(db, userId),
    passkeys: await queries.listPasskeys(db, userId),
  }));
  if (account === undefined) throw fail('session.none');
  const { email } = account;
  if (passkeys.length >= PASSKEYS_PER_ACCOUNT) throw fail('passkey.too_many', { max: PASSKEYS_PER_ACCOUNT });
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: deps.config.publicSettings.brand,
    rpID: relyingPartyOf(deps.config).id,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(userId),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(deps, { text: options.challenge, purpose: 'register', userId });
  return options;
}

/**
 * Attestation is not requested, and certificates are rejected: their revocation lists would be fetched from addresses
 * that an attacker could choose.
 */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

async function verifyRegistration(
  deps: Deps,
  { credential, challenge }: { credential: PasskeyRegistration; challenge: string },
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(deps.config);
  const { verifyRegistrationResponse } = await loadLibrary();
  const result = await tryVerify(async () => {
    if (!(await hasNoCertificates(credential.response.attestationObject))) return undefined;
    return verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  return result?.registrationInfo;
}

/** The name of a passkey until the user gives it one. */
function nameFrom(userAgent: string | undefined): string {
  const { browser, os } = describeDevice(userAgent);
  const parts = [browser, os].filter((word) => word !== null);
  return parts.length === 0 ? 'Passkey' : parts.join(', ');
}

/** Stores a new passkey, and notifies the person by mail. Throws `passkey.not_registered`. */
export async function addPasskey(
  deps: Deps,
  { userId, sessionId }: AccountSession,
  input: { credential: PasskeyRegistration; name: string | undefined; userAgent: string | undefined },
): Promise<Passkey> {
  const { credential } = input;
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(deps, { clientDataJSON, purpose: 'register', userId });
  if (challenge === undefined) throw fail('passkey.not_registered');
  const registration = await verifyRegistration(deps, { credential, challenge });
  if (registration === undefined) throw fail('passkey.not_registered');
  return deps.db.platform.write(async (db) => {
    const row = await queries.insertPasskey(db, {
      id: newId(),
      userId,
      credentialId: registration.credential.id,
      publicKey: Buffer.from(registration.credential.publicKey),
      counter: registration.credential.counter,
      transports: registration.credential.transports ?? [],
      isSynced: registration.credentialBackedUp,
      name: input.name ?? nameFrom(input.userAgent),
    });
    if (row === undefined) throw fail('passkey.not_registered');
    await recordAndNotify(deps, db, { userId, sessionId, event: 'passkey_added' });
    return toPasskey(row);
  });
}

/** The user's passkeys, oldest first. */
export async function listOwnPasskeys(deps: Deps, userId: string): Promise<Passkey[]> {
  const rows = await deps.db.platform.read((db) => queries.listPasskeys(db, userId));
  return rows.map(toPasskey);
}

/** Throws `record.not_found`. */
export async function renameOwnPasskey(
  deps: Deps,
  userId: string,
  input: { id: string; name: string },
): Promise<Passkey> {
  const row = await deps.db.platform.run((db) => queries.renamePasskey(db, { ...input, userId }));
  if (row === undefined) throw fail('record.not_found');
  return toPasskey(row);
}

/** Removes a passkey and notifies the person by mail. Throws `record.not_found`. */
export async function removeOwnPasskey(
  deps: Deps,
  { userId, sessionId }: AccountSession,
  id: string,
): Promise<void> {
  await deps.db.platform.write(async (db) => {
    if (!(await queries.deletePasskey(db, userId, id))) throw fail('record.not_found');
    await recordAndNotify(deps, db, { userId, sessionId, event: 'passkey_removed' });
  });
}

/** The options for signing in with any passkey of this site, without an account name. */
export async function beginPasskeyLogin(deps: Deps, arrival: Arrival) {
  await countAttempt(deps.db, PER_ORIGIN, originOf(arrival));
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
  await storeChallenge(deps, { text: options.challenge, purpose: 'sign_in', userId: undefined });
  return options;
}

async function verifyAssertion(
  deps: Deps,
  input: { credential: PasskeyAssertion; challenge: string; passkey: StoredPasskey },
) {
  const { credential, challenge, passkey } = input;
  const { userHandle } = credential.response;
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await Promise.all([
    loadLibrary(),
    loadHelpers(),
  ]);
  const isOwner =
    userHandle === undefined ||
    userHandle === null ||
    userHandle === isoBase64URL.fromUTF8String(passkey.user_id);
  if (!isOwner) return undefined;
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(deps.config);
  const result = await tryVerify(() =>
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  return result?.verified === true ? result.authenticationInfo : undefined;
}

/**
 * Signs a user in with a passkey. It verifies the device and, by face, finger or PIN, the person, so no second factor
 * is required. Throws `passkey.refused`.
 */
export async function loginWithPasskey(
  deps: Deps,
  { credential, arrival }: { credential: PasskeyAssertion; arrival: Arrival },
): Promise<Session> {
  await countAttempt(deps.db, PER_ORIGIN, originOf(arrival));
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(deps, { clientDataJSON, purpose: 'sign_in', userId: undefined });
  const passkey = await deps.db.platform.read((db) => queries.findPasskey(db, credential.id));
  if (challenge === undefined || passkey === undefined) throw fail('passkey.refused');
  const proof = await verifyAssertion(deps, { credential, challenge, passkey });
  if (proof === undefined) {
    const device = describeDevice(arrival.userAgent);
    const failure = { userId: passkey.user_id, kind: 'sign_in_failed' as const, device };
    await deps.db.platform.run((db) => recordFailure(db, failure));
    throw fail('passkey.refused');
  }
  const use = { id: passkey.id, counter: proof.newCounter, isSynced: proof.credentialBackedUp };
  const isRecorded = await deps.db.platform.run((db) => queries.recordPasskeyUse(db, use));
  if (!isRecorded) throw fail('passkey.refused');
  return openSession(deps, { userId: passkey.user_id, method: 'passkey', userAgent: arrival.userAgent });
}
