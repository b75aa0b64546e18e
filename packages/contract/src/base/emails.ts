import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { toEmail } from '@quint/domain/base/email.ts';
import { EMAIL_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { z } from 'zod';

/** An address in any spelling that people paste. Its parsed value is the stored form. */
export const Email = z
  .string()
  .overwrite(toEmail)
  .max(EMAIL_MAX_CHARACTERS)
  .refine((email) => findEmailProblem(email) === undefined, 'Invalid email address');
