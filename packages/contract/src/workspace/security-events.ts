import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { OwnSession } from './session.ts';

/** The kinds of security events of an account. */
export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'locked_out',
  'lock_lifted',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'all_sessions_ended',
  'ended_by_platform',
  'refresh_replayed',
  'password_changed',
  'password_reset',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'api_token_added',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** A security event of the user's account; the device is the one that caused it, or that was signed out. */
export const SecurityEvent = z.object({
  id: Id,
  date_created: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** The sign-in method; null for all other events. */
  method: OwnSession.shape.method.nullable(),
  browser: z.string().nullable(),
  os: z.string().nullable(),
  device: OwnSession.shape.device,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const SecurityEventsAnswer = z.object({ data: z.array(SecurityEvent) });
export type SecurityEventsAnswer = z.infer<typeof SecurityEventsAnswer>;

/** A locked account: password sign-in is refused after too many wrong attempts. */
export const LockedAccount = z.object({
  id: Id,
  email: z.string(),
  /** When the first attempt was refused. */
  date_locked: z.string(),
  /** When the lock ends by itself. */
  date_ends: z.string(),
});
export type LockedAccount = z.infer<typeof LockedAccount>;
export const LockedAccountsAnswer = z.object({ data: z.array(LockedAccount) });
export type LockedAccountsAnswer = z.infer<typeof LockedAccountsAnswer>;

/** A platform administrator, with the status of their second factor. */
export const PlatformAdministrator = z.object({
  id: Id,
  email: z.string(),
  /** One-time codes are required at sign-in. */
  has_codes: z.boolean(),
  passkeys: z.number().int(),
});
export type PlatformAdministrator = z.infer<typeof PlatformAdministrator>;
export const PlatformAdministratorsAnswer = z.object({ data: z.array(PlatformAdministrator) });
export type PlatformAdministratorsAnswer = z.infer<typeof PlatformAdministratorsAnswer>;
