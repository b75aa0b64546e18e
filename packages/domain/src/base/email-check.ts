import { decodeEscapes } from './decode-escapes.ts';
import { EMAIL_LOCAL_PART_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS } from './limits.ts';
import { removeInvisible } from './names.ts';

/** Why an address is rejected; `undefined` if it is valid. */
export type EmailProblem = 'required' | 'too_long' | 'local_part_too_long' | 'invalid';

// A plain addr-spec: no display name, no quotes, no comments. Stricter than RFC 5322 on purpose, because the address is
// written into a mail header unchanged.
const LOCAL_PART = /^(?![.\p{M}])(?!.*\.(?:\.|$))[\p{L}\p{M}\p{N}\u200c-\u200d.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}\u200c-\u200d.-]+$/u;
/** A dotted domain in ASCII that does not end in a number. */
const ASCII_DOMAIN =
  /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

const CONTROL = /[\p{Cc}\u2028\u2029\u2800]+/gu;
/** `Anna Kowalski <anna@mail.example>`, as mail programs copy it. */
const IN_BRACKETS = /^[^<>]*<([^<>]+@[^<>]+)>[^<>@]*$/;
/** `Anna [mailto:anna@mail.example]`, `[anna@mail.example](mailto:anna@mail.example)`. */
const IN_LINK = /^[^@]*\[(?:mailto:)?([^[\]]+@[^[\]]+)\](?:\(mailto:[^()]*\))?$/i;
const MAILTO = /^mailto:\s*([^?]*)(?:\?.*)?$/i;
/** A field name before its value: `E-Mail: anna@mail.example`, `smtp:anna@mail.example`. */
const LABEL = /^(?:e-?mail(?:-?adresse)?|email address|mail|smtp)\s*:\s*(?=[^\s:])/i;
/** The query of a link after the domain: `anna@mail.example?subject=Hello`. */
const FIELDS_OF_LINK = /(@[^?\s]+)\?[a-z]+=.*$/i;
/** Obfuscated for programs: `anna(at)mail.example`. */
const HIDDEN_AT = /\s?[([{<]\s?(?:at|@)\s?[)\]}>]\s?/i;
const HIDDEN_DOT = /\s?[([{<]\s?(?:dot|punkt)\s?[)\]}>]\s?/gi;
/** `anna@mail.example (private)` */
const REMARK = /(?<=@\S+)\s+\([^()@]*\)$/;
/** Punctuation around an address in a sentence, a list or a quotation. */
const BEFORE = /^(?:[\s<>()[\]"'„“”‟«»‹›‘’‚,;:.…·•]|[-–—*](?=\s))+/;
const AFTER = /[\s<>()[\]{}"'`„“”‟«»‹›‘’‚,;:.!?…·•*|/\\–—]+$/;

/** The patterns are quadratic in the length; a longer text is not an address, whatever it contains. */
const TEXT_MAX_CHARACTERS = 500;

/**
 * An address without copied additions: invisible characters, `mailto:`, brackets, punctuation, blanks. A text of more
 * than 500 characters is only trimmed.
 */
export function bareAddress(text: string): string {
  const trimmedText = text.trim();
  if (trimmedText.length > TEXT_MAX_CHARACTERS) return trimmedText;
  const line = removeInvisible(trimmedText.replace(CONTROL, ' '))
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/^&lt;(.*)&gt;$/i, '$1')
    .replace(HIDDEN_AT, '@')
    .replaceAll(HIDDEN_DOT, '.')
    .trim()
    .replace(LABEL, '')
    .replace(REMARK, '')
    .replace(IN_BRACKETS, '$1')
    .replace(IN_LINK, '$1')
    .replace(BEFORE, '')
    .replace(LABEL, '')
    .replace(AFTER, '');
  const target = MAILTO.exec(line)?.[1];
  return (target === undefined ? line : decodeEscapes(target))
    .replace(/\s*@\s*/, '@')
    .replace(FIELDS_OF_LINK, '$1')
    .replace(AFTER, '');
}

/** Both parts of an address; an address without an @ is all local part. */
export function partsOf(bare: string): { local: string; domain: string } {
  const at = bare.lastIndexOf('@');
  return at === -1 ? { local: bare, domain: '' } : { local: bare.slice(0, at), domain: bare.slice(at + 1) };
}

/** The ASCII spelling of a domain (UTS 46), in lower case; undefined when invalid. */
export function toAsciiDomain(domain: string): string | undefined {
  const url = DOMAIN.test(domain) ? `http://${domain}` : '';
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  return ASCII_DOMAIN.test(ascii) ? ascii : undefined;
}

/**
 * Checks an address in any spelling. Its stored form must be present, have at most 128 characters and 64 before the at
 * sign, be well-formed, and have a domain with a valid ASCII spelling.
 */
export function findEmailProblem(address: string): EmailProblem | undefined {
  const email = bareAddress(address);
  if (email === '') return 'required';
  if (email.length > EMAIL_MAX_CHARACTERS) return 'too_long';
  const { local, domain } = partsOf(email);
  if (domain !== '' && local.length > EMAIL_LOCAL_PART_MAX_CHARACTERS) return 'local_part_too_long';
  return LOCAL_PART.test(local) && toAsciiDomain(domain) !== undefined ? undefined : 'invalid';
}

/** An address that a form cannot take, as a problem of its field. */
export type EmailFieldProblem =
  | { readonly field: 'email'; readonly code: 'talent.email_invalid'; readonly email: string }
  | { readonly field: 'email'; readonly code: (typeof EMAIL_CODES)[keyof typeof EMAIL_CODES] };

const EMAIL_CODES = {
  required: 'talent.email_required',
  too_long: 'talent.email_too_long',
  local_part_too_long: 'talent.email_local_part_too_long',
} as const;

/** What is wrong with the address in a form; undefined where nothing is. */
export function findEmailFieldProblem(email: string): EmailFieldProblem | undefined {
  const problem = findEmailProblem(email);
  if (problem === undefined) return undefined;
  if (problem === 'invalid') return { field: 'email', code: 'talent.email_invalid', email };
  return { field: 'email', code: EMAIL_CODES[problem] };
}
