import { toUnicode } from 'punycode/punycode.es6.js';
import { bareAddress, findEmailProblem, partsOf, toAsciiDomain } from './email-check.ts';

/** The spelling of a domain that people read; the one in ASCII when it has no other. */
function toReadableDomain(ascii: string): string {
  try {
    const readable = toUnicode(ascii);
    return toAsciiDomain(readable) === ascii ? readable : ascii;
  } catch {
    return ascii;
  }
}

/**
 * The stored form of an address: what was copied along is left out, the letters are composed, and a domain has its readable
 * spelling (`bücher.example`, not `xn--bcher-kva.example`). Capitals stay where they are ASCII among ASCII; other letters
 * become small ones, so that `lower()` in the database and normalizeEmail agree. Idempotent.
 * A text that is no address is returned as far as it can be read.
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

/** A text with its domains in the spelling that people read and that is stored: `xn--bcher-kva` is bücher. */
export function withReadableDomains(text: string): string {
  return text.replaceAll(/\bxn--[a-z\d-]+/gi, (label) =>
    toReadableDomain(`${label.toLowerCase()}.example`).replace(/\.example$/, ''),
  );
}

/** The stored form of an address that was stored in another one; undefined when it has it, or when it is no address. */
export function respellEmail(storedEmail: string): string | undefined {
  const current = toEmail(storedEmail);
  return current === storedEmail || findEmailProblem(storedEmail) !== undefined ? undefined : current;
}

/** The form in which two addresses are compared: the stored form in small letters. */
export function normalizeEmail(address: string): string {
  return toSmall(toEmail(address));
}

/** The spelling of an address that mail servers take: its domain is in ASCII. */
export function toMailboxAddress(address: string): string {
  const { local, domain } = partsOf(bareAddress(address));
  const ascii = toAsciiDomain(domain);
  return ascii === undefined ? address : `${local}@${ascii}`;
}
