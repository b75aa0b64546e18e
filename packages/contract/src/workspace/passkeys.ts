import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { toLine } from '@quint/domain/base/names.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { SessionMode } from './session.ts';

/** Bytes as WebAuthn encodes them. */
const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);
const CredentialId = Base64Url.min(1).max(1400);

const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** The one extension requested: whether the passkey is discoverable. */
const Extensions = z.object({ credProps: z.boolean().optional() });

/** The options of `navigator.credentials.create`, as JSON. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      residentKey: z.string().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  hints: z.array(z.string()).optional(),
  attestation: z.string().optional(),
  extensions: Extensions.optional(),
});

/** The options of `navigator.credentials.get`, as JSON. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: z.string().optional(),
  extensions: Extensions.optional(),
});

/** The response of the browser; browsers add fields over time. */
const AuthenticatorAnswer = z.looseObject({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** A new passkey, as the browser returns it. */
export const PasskeyRegistration = AuthenticatorAnswer.extend({
  response: z.looseObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** A sign-in with a passkey, as the browser returns it. */
export const PasskeyAssertion = AuthenticatorAnswer.extend({
  response: z.looseObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.nullish(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const BeginPasskeyAnswer = z.object({ data: PasskeyCreationOptions });
export type BeginPasskeyAnswer = z.infer<typeof BeginPasskeyAnswer>;

const PasskeyName = z.string().overwrite(toLine).min(1).max(NAME_MAX_CHARACTERS);

export const AddPasskeyBody = z.object({ credential: PasskeyRegistration, name: PasskeyName.optional() });

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  /** Synchronised by a provider across devices. */
  is_synced: z.boolean(),
  date_created: z.string(),
  date_last_used: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
export const PasskeyAnswer = z.object({ data: Passkey });
export const PasskeysAnswer = z.object({ data: z.array(Passkey) });
export type PasskeysAnswer = z.infer<typeof PasskeysAnswer>;

export const RenamePasskeyBody = z.object({ name: PasskeyName });

export const BeginPasskeyLoginAnswer = z.object({ data: PasskeyRequestOptions });
export type BeginPasskeyLoginAnswer = z.infer<typeof BeginPasskeyLoginAnswer>;
export const PasskeyLoginBody = z.object({
  credential: PasskeyAssertion,
  mode: SessionMode.default('json'),
});
