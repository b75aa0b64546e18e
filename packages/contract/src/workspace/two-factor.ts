import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { Otp, PasswordProof } from './session.ts';

/** Whether sign-in requires a code, and how many recovery codes are left. */
export const TwoFactorAnswer = z.object({
  data: z.object({
    enabled: z.boolean(),
    date_enabled: z.string().nullable(),
    recovery_codes_left: z.number().int(),
  }),
});
export type TwoFactorAnswer = z.infer<typeof TwoFactorAnswer>;

export const SetUpTwoFactorBody = PasswordProof;

/** The new secret: as text to type, and as the otpauth URL for a QR code. */
export const SetUpTwoFactorAnswer = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });
export type SetUpTwoFactorAnswer = z.infer<typeof SetUpTwoFactorAnswer>;

export const TwoFactorCodeBody = z.object({ otp: Otp });

/** Shown once; only hashes are stored. */
export const RecoveryCodesAnswer = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

export const DisableTwoFactorBody = PasswordProof.extend({ otp: Otp });

export const AdministratorWithoutFactor = z.object({
  id: Id,
  name: z.string().nullable(),
  email: z.string(),
  /** Whether they sign in through the company, which is then responsible for the second factor. */
  has_company: z.boolean(),
});
export type AdministratorWithoutFactor = z.infer<typeof AdministratorWithoutFactor>;

/** Whether a workspace requires a second factor of all its administrators, and who has none. */
export const RequiredFactorAnswer = z.object({
  data: z.object({ required: z.boolean(), without: z.array(AdministratorWithoutFactor) }),
});
export type RequiredFactorAnswer = z.infer<typeof RequiredFactorAnswer>;

export const RequireFactorBody = z.object({ required: z.boolean() });
