import { Id } from '@quint/contract/base/ids.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { toEmail } from '@quint/domain/base/email.ts';
import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { holdsAddress, toLine } from '@quint/domain/base/names.ts';
import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import { z } from 'zod';
import type { ProviderPerson } from '#features/accounts/sso/provider/service.ts';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';

/** Life of a sign-in that is under way. */
export const ATTEMPT_MINUTES = 10;

const Attempt = z.object({
  organizationId: Id,
  /** The provider that was asked. */
  issuer: z.string(),
  clientId: z.string(),
  expiresMs: z.number(),
  /** The administrator who tests; without one it is a sign-in. */
  testedBy: Id.optional(),
  /** The domain whose people sign in; a test has none. */
  domain: z.string().optional(),
  challenge: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The account that the provider has proved, while a code is missing. */
  provedUser: Id.optional(),
  /** The code that was mailed to that account. */
  codeId: Id.optional(),
});
/** What a browser keeps, sealed, while its user is at the provider. */
export type Attempt = z.infer<typeof Attempt>;

const OWNER = 'sso-attempt';

export function sealAttempt(key: Uint8Array, attempt: Attempt): string {
  return sealSecret(key, Buffer.from(JSON.stringify(attempt)), OWNER).toString('base64url');
}

/** The attempt of a cookie; undefined when it is missing, foreign or too old. */
export function readAttempt(key: Uint8Array, cookie: string | undefined, now: Date): Attempt | undefined {
  if (cookie === undefined || cookie === '') return undefined;
  try {
    const text = openSecret(key, Buffer.from(cookie, 'base64url'), OWNER).toString();
    const attempt = Attempt.parse(JSON.parse(text));
    return attempt.expiresMs > now.getTime() ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** A name as the provider says it, as far as it may be one. */
export function nameOf(text: string | undefined): string | null {
  const name = toLine(text ?? '');
  if (name === '' || holdsAddress(name)) return null;
  return Array.from(name).slice(0, NAME_MAX_CHARACTERS).join('').trim();
}

/**
 * The address of a person, proved by the provider for this workspace. Throws `sso.email_missing`, `sso.email_invalid`,
 * `sso.email_unverified` and `sso.domain_unproved`.
 */
export function getProvedEmail(
  { email, isEmailVerified }: Pick<ProviderPerson, 'email' | 'isEmailVerified'>,
  rules: { takesUnmarked: boolean; domains: readonly string[] },
): string {
  const domain = domainOfEmail(email ?? '');
  if (email === undefined || email === '') throw fail('sso.email_missing');
  // As strict as everywhere else: providers pass on what a person of theirs has entered.
  if (domain === undefined || findEmailProblem(email) !== undefined) {
    throw fail('sso.email_invalid');
  }
  // A provider that says "no" is believed in any case.
  if (!(isEmailVerified ?? rules.takesUnmarked)) throw fail('sso.email_unverified');
  if (!rules.domains.includes(domain)) throw fail('sso.domain_unproved', { domain });
  return toEmail(email);
}
