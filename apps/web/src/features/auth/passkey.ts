import type { BeginPasskeyAnswer, BeginPasskeyLoginAnswer } from '@quint/contract/passkeys.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';

/** The person, or the time, ended the browser's dialog. */
export class PasskeyCancelled extends Error {
  constructor(cause: unknown) {
    super('The passkey dialog was left', { cause });
    this.name = 'PasskeyCancelled';
  }
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Runs a dialog of the browser; leaving it is no fault. */
async function askBrowser<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyCancelled(cause);
  }
}

/** The proof of a passkey the person picks. Throws PasskeyCancelled. */
export async function provePasskey(): Promise<{ readonly credential: object }> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<z.infer<typeof BeginPasskeyLoginAnswer>>('/auth/passkeys/login/options', { method: 'POST' }),
  ]);
  // The contract says the same in its own words.
  const optionsJSON = data as PublicKeyCredentialRequestOptionsJSON;
  return { credential: await askBrowser(() => startAuthentication({ optionsJSON })) };
}

/** Has the browser make a passkey for the person, after the password. Throws PasskeyCancelled. */
export async function makePasskey(password: string): Promise<object> {
  const [{ startRegistration }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<z.infer<typeof BeginPasskeyAnswer>>('/auth/passkeys/options', { body: { password } }),
  ]);
  const optionsJSON = data as PublicKeyCredentialCreationOptionsJSON;
  return askBrowser(() => startRegistration({ optionsJSON }));
}
