import type { BeginPasskeyAnswer, BeginPasskeyLoginAnswer } from '@quint/contract/workspace/passkeys.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { api } from '#lib/api-client.ts';
import { markReported } from '#lib/failures.ts';

/** The user closed the browser's dialog, or it timed out. */
export class PasskeyCancelled extends Error {
  constructor(cause: unknown) {
    super('The passkey dialog was left', { cause });
    this.name = 'PasskeyCancelled';
  }
}

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Runs a browser dialog; cancelling it is no error. */
async function runBrowserDialog<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    const cancellation = new PasskeyCancelled(cause);
    // The page offers to try again.
    markReported(cancellation);
    throw cancellation;
  }
}

/** Signs in with a passkey the user picks. Throws PasskeyCancelled. */
export async function authenticateWithPasskey(): Promise<{ readonly credential: object }> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<BeginPasskeyLoginAnswer>('/auth/passkeys/login/options', { method: 'POST' }),
  ]);
  // The contract declares the same shape with its own types.
  const optionsJSON = data as PublicKeyCredentialRequestOptionsJSON;
  return { credential: await runBrowserDialog(() => startAuthentication({ optionsJSON })) };
}

/** Creates a passkey after the password was entered. Throws PasskeyCancelled. */
export async function makePasskey(password: string): Promise<object> {
  const [{ startRegistration }, { data }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api<BeginPasskeyAnswer>('/auth/passkeys/options', { body: { password } }),
  ]);
  const optionsJSON = data as PublicKeyCredentialCreationOptionsJSON;
  return runBrowserDialog(() => startRegistration({ optionsJSON }));
}
