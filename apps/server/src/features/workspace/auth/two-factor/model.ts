import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@quint/domain/base/limits.ts';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Time steps before and after the current one that are accepted: clocks differ, and typing takes time. */
const WINDOW_STEPS = 1;

// Base32 without the ambiguous characters 0, 1, I and O: 24 characters have 120 bits.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 6;
const GROUP_CHARACTERS = 4;

function totpOf(secret: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });
}

export function newSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/** The secret as text and as the otpauth URL for a QR code. */
export function describeSecret(
  secret: Uint8Array,
  names: { issuer: string; label: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, names);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a code, among the current one and its neighbours. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Whether a text has the format of a one-time code rather than a recovery code. */
export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Normalises an entered recovery code. */
export function cleanRecoveryCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z2-9]/g, '');
}

function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}
