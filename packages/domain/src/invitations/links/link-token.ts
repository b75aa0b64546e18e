/**
 * The only parser of tokens in links. Mail programs, chats, documents and people add to links and break them.
 * Repairable ones are repaired here. A token that cannot be repaired is damaged, which differs from unknown or expired.
 *
 * A token is base64url of a fixed length. In a link a check part of four characters follows it, so that a mistyped or
 * cut token is recognised without a lookup. Earlier links have none, and are valid unchanged.
 */

/** The lengths of tokens in characters, without the check part, by purpose. */
export const TOKEN_LENGTHS = {
  /** An account, a member's invitation, a stakeholder's request, a public link: an id and 160 bits. */
  account: [48],
  /** A survey: the mailed link, or a one-time link with an id and 256 random bits. */
  survey: [48, 64],
  /** A signed record, or the hash of an address: 52 bytes. */
  record: [70],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type LinkKind = keyof typeof TOKEN_LENGTHS;

const CHECK_CHARACTERS = 4;
/** No dash or underscore: programs that detect links in a text exclude a final dash or underscore. */
const CHECK_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** FNV-1a with the final mixing of MurmurHash3, of which 20 bits are used. */
function checkOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  const digits = Array.from({ length: CHECK_CHARACTERS }, (_, index) => (hash >>> (index * 5)) & 31);
  return digits.map((digit) => CHECK_ALPHABET.charAt(digit)).join('');
}

/** A token as used in a link. */
export function toLinkToken(token: string): string {
  return token + checkOf(token);
}

/** The token at the start or the end of a run of its characters; undefined without a correct check part. */
function findChecked(run: string, lengths: readonly number[]): string | undefined {
  for (const length of lengths.toReversed()) {
    const whole = length + CHECK_CHARACTERS;
    for (const part of [run.slice(0, whole), run.slice(-whole)]) {
      const token = part.slice(0, length);
      if (part.length === whole && part === toLinkToken(token)) return token;
    }
  }
  return undefined;
}

/** The maximum length of a run, even with a repeated token. */
const DASHED_RUN_MAX_CHARACTERS = 256;

/** The run with each of its dashes removed in turn: a browser joins lines, and keeps the hyphen of the break. */
const withoutOneDash = (run: string) =>
  run.length > DASHED_RUN_MAX_CHARACTERS
    ? []
    : Array.from(run.matchAll(/-/g), ({ index }) => run.slice(0, index) + run.slice(index + 1));

/** A run with the length of a token that has no check part; marks of emphasis around it do not count. */
function findPlain(run: string, lengths: readonly number[]): string | undefined {
  return [run, run.replace(/[-_]+$/, ''), run.replace(/^[-_]+|[-_]+$/g, '')].find((text) =>
    lengths.includes(text.length),
  );
}

/** Zero-width marks, joiners, soft hyphens, direction marks and variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Mn}\u115f\u1160\u3164]|&(?:shy|zwn?j|zerowidthspace|[lr]lm|wj|nobreak);/giu;
const DASHES = /[\u2010-\u2015\u2043\u2212]/gu;

/** Every escape that can be decoded; bytes that are not UTF-8 count as Latin-1. */
function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    }
  });
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&amp;?/gi, '&')
    .replaceAll(/&#(?:x([\da-f]{1,5})|(\d{1,6}));?/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(?:lowbar|UnderBar);/g, '_')
    .replaceAll(/&(?:dash|hyphen|minus|[mn]dash);/g, '-');
}

const MOST_ENCODINGS = 5;
/** Escaped line breaks and tabs. */
const ESCAPED_BREAKS = /\\[nrt]/g;

/** The text with all encodings around it removed. */
function decode(text: string): string {
  let decodedText = text;
  for (let round = 0; round < MOST_ENCODINGS; round++) {
    const next = decodeEntities(decodePercent(decodedText));
    if (next === decodedText) break;
    decodedText = next;
  }
  // Before composing, too: a mark after a token would combine with its last letter.
  const visible = decodedText.replaceAll(INVISIBLE, '').normalize('NFKC').replaceAll(INVISIBLE, '');
  return visible.replaceAll(ESCAPED_BREAKS, ' ').replaceAll('\\', '');
}

/** The name of the token's parameter, before its value. */
const NAME = /(?:^|[^\w-])(?:token|t|workspace)[=:]+/i;

/** The texts after each parameter name and each hash; the whole text if there is none. */
function valuesOf(text: string): readonly string[] {
  const [before = '', ...parameterValues] = text.split(NAME);
  const values = [...parameterValues, ...before.split('#').slice(1)];
  return values.length > 0 ? values : [text];
}

/** Quoted-printable, as in mails: `=3D` for an equals sign, and `=` at the end of a broken line. Letters stay. */
function decodeQuotedPrintable(text: string): string {
  const joinedText = text.replaceAll(/=\s*[\r\n]+\s*/g, '');
  if (!/=(?:3D|2D|5F)/.test(joinedText)) return joinedText;
  return joinedText.replaceAll(/=(2[\dA-F]|3[A-F]|[46]0|5[B-F]|7[B-E])/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** How Proofpoint rewrites links: a dash for the percent sign. */
const decodeDashes = (text: string) =>
  /-(?:3D|23)/i.test(text)
    ? decodePercent(text.replaceAll('_', '/').replaceAll(/-([\dA-F]{2})/gi, '%$1'))
    : text;

const BREAKS = /[\s=>|+]+/g;
/** Elements that format a text or break its lines, but not addresses in angle brackets. */
const ELEMENTS = /<\/?[a-z]{1,6}\d?(?:\s[^<>]*)?\/?>/gi;

/** Possible original forms of the text, the least changed first. */
function readingsOf(text: string): string[] {
  const decodedText = decode(text);
  const dashedText = decodedText.replaceAll(DASHES, '-');
  const unquotedText = decode(decodeQuotedPrintable(decodedText)).replaceAll(DASHES, '-');
  return [
    dashedText,
    unquotedText,
    // Autocorrection turns two dashes into one.
    decodedText.replaceAll(DASHES, '--'),
    decode(decodeDashes(decodedText)),
    // Split over lines, perhaps with a reply mark or a hyphen at the break.
    ...[dashedText, unquotedText].flatMap(valuesOf).flatMap((value) => [
      value.replaceAll(BREAKS, ''),
      // A soft line break without its line, before characters of the token that look like an escape.
      value.replace(/^3D/, '').replaceAll(BREAKS, ''),
      value.replaceAll(/-\s+/g, '').replaceAll(BREAKS, ''),
      value.replaceAll(ELEMENTS, '').replaceAll(BREAKS, ''),
      // The underline of a link hides its underscores, so people type blanks.
      value.replaceAll(' ', '_').replaceAll(BREAKS, ''),
    ]),
  ];
}

function runsOf(text: string): string[] {
  // A link that follows without a space begins a new run.
  return text.replaceAll(/https?:/gi, ' ').match(/[\w-]+/g) ?? [];
}

const MOST_CHARACTERS = 4096;

/**
 * The token in a text that contains it: the token alone, a query, a fragment, a whole URL, or a URL in a sentence.
 * Undefined for a damaged one. The result has no check part: it is the text whose hash the server stores.
 */
export function readLinkToken(text: string, kind: LinkKind): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const lengths = TOKEN_LENGTHS[kind];
  const readings = readingsOf(text);
  for (const reading of readings) {
    for (const run of runsOf(reading).flatMap((whole) => [whole, ...withoutOneDash(whole)])) {
      const token = findChecked(run, lengths);
      if (token !== undefined) return token;
    }
  }
  // Without a check part only the value itself is accepted: other parameters contain identifiers of any length.
  for (const reading of readings) {
    const values = valuesOf(reading);
    // After a name or a hash, the token comes first.
    const runs =
      values[0] === reading ? runsOf(reading) : values.flatMap((value) => runsOf(value).slice(0, 1));
    const token = runs.flatMap((run) => findPlain(run, lengths) ?? [])[0];
    if (token !== undefined) return token;
  }
  return undefined;
}
