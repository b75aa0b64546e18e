import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { StoredLanguage } from '../base/ids.ts';
import { Otp, SessionMode } from './session.ts';

/**
 * `url` is the path of the page that accepts the token; it must be on this site. `language` is that of the requesting
 * page, for an account without one.
 */
export const PasswordRequestBody = z.object({
  email: z.string().min(1).max(320),
  url: z.string().max(2000).optional(),
  language: StoredLanguage.optional(),
});

export const PasswordDeclineBody = z.object({ token: linkToken('account') });

/** The account for which a new password was requested, and when. The password manager needs the address, too. */
export const PasswordAccountBody = z.object({ token: linkToken('account') });
export const PasswordAccountAnswer = z.object({
  data: z.object({ email: z.string(), date_created: z.string() }),
});
export type PasswordAccountAnswer = z.infer<typeof PasswordAccountAnswer>;

/** Responds like a login. An account with a second factor must send its code before anything changes. */
export const PasswordResetBody = z.object({
  token: linkToken('account'),
  password: z.string().max(1024),
  mode: SessionMode.default('json'),
  otp: Otp.optional(),
});
