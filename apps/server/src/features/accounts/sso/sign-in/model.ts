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

/** How long a sign-in attempt is valid. */
export const ATTEMPT_MINUTES = 10;

const Attempt = z.object({
  organizationId: Id,
  /** The provider of the attempt. */
  issuer: z.string(),
  clientId: z.string(),
  expiresMs: z.number(),
  /** The administrator who runs a test; undefined for a sign-in. */
  testedBy: Id.optional(),
  /** The e-mail domain of a sign-in; a test has none. */
  domain: z.string().optional(),
  challenge: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** The account that the provider has verified, while a code is required. */
  provedUser: Id.optional(),
  /** The code mailed to that account. */
  codeId: Id.optional(),
});
/** The sealed cookie of a browser during a sign-in at the provider. */
export type Attempt = z.infer<typeof Attempt>;

const OWNER = 'sso-attempt';

export function sealAttempt(key: Uint8Array, attempt: Attempt): string {
  return sealSecret(key, Buffer.from(JSON.stringify(attempt)), OWNER).toString('base64url');
}

/** The attempt from a cookie; undefined when it is missing, invalid or expired. */
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

/** A name from the provider, limited to what a name may contain. */
export function nameOf(text: string | undefined): string | null {
  const name = toLine(text ?? '');
  if (name === '' || holdsAddress(name)) return null;
  return Array.from(name).slice(0, NAME_MAX_CHARACTERS).join('').trim();
}

/**
 * The address of a person as verified by the provider for this workspace. Throws `sso.email_missing`,
 * `sso.email_invalid`, `sso.email_unverified` and `sso.domain_unproved`.
 */
export function getProvedEmail(
  { email, isEmailVerified }: Pick<ProviderPerson, 'email' | 'isEmailVerified'>,
  rules: { takesUnmarked: boolean; domains: readonly string[] },
): string {
  const domain = domainOfEmail(email ?? '');
  if (email === undefined || email === '') throw fail('sso.email_missing');
  // As strict as elsewhere: providers may pass on addresses that users entered themselves.
  if (domain === undefined || findEmailProblem(email) !== undefined) {
    throw fail('sso.email_invalid');
  }
  // An explicit false from the provider always counts.
  if (!(isEmailVerified ?? rules.takesUnmarked)) throw fail('sso.email_unverified');
  if (!rules.domains.includes(domain)) throw fail('sso.domain_unproved', { domain });
  return toEmail(email);
}
