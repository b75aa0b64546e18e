import { toUnicode } from 'punycode/punycode.es6.js';
import { bareAddress, findEmailProblem, partsOf, toAsciiDomain } from './email-check.ts';

/** The readable spelling of a domain; the ASCII one if there is no other. */
function toReadableDomain(ascii: string): string {
  try {
    const readable = toUnicode(ascii);
    return toAsciiDomain(readable) === ascii ? readable : ascii;
  } catch {
    return ascii;
  }
}

/**
 * The stored form of an address: copied additions are removed, letters are composed, and a domain has its readable
 * spelling (`bücher.example`, not `xn--bcher-kva.example`). ASCII capitals are kept; other letters become lower case,
 * so that `lower()` in the database and normalizeEmail agree. Idempotent. A text that is not an address is returned
 * with the same clean-up.
 */
export function toEmail(text: string): string {
  const bare = bareAddress(text);
  const { local, domain } = partsOf(bare);
  const ascii = toAsciiDomain(domain);
  if (ascii === undefined) return bare;
  const readable = toReadableDomain(ascii);
  const isPlain = readable === ascii && ascii === domain.toLowerCase();
  return `${/[^\0-\x7f]/.test(local) ? toSmall(local) : local}@${isPlain ? domain : readable}`;
}

function toSmall(text: string): string {
  return text.toLowerCase().normalize('NFC');
}

/** A text with its domains in the readable spelling that is stored: `xn--bcher-kva` is bücher. */
export function withReadableDomains(text: string): string {
  return text.replaceAll(/\bxn--[a-z\d-]+/gi, (label) =>
    toReadableDomain(`${label.toLowerCase()}.example`).replace(/\.example$/, ''),
  );
}

/** The stored form of an address stored differently; undefined when it is up to date, or not an address. */
export function respellEmail(storedEmail: string): string | undefined {
  const current = toEmail(storedEmail);
  return current === storedEmail || findEmailProblem(storedEmail) !== undefined ? undefined : current;
}

/** The form for comparing addresses: the stored form in lower case. */
export function normalizeEmail(address: string): string {
  return toSmall(toEmail(address));
}

/** The spelling of an address for mail servers: its domain is in ASCII. */
export function toMailboxAddress(address: string): string {
  const { local, domain } = partsOf(bareAddress(address));
  const ascii = toAsciiDomain(domain);
  return ascii === undefined ? address : `${local}@${ascii}`;
}
