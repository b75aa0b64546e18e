import { encodeIn, MISREAD_AS } from '../code-pages.ts';

/** A text whose letters were read in a wrong encoding once, and by now are written so. */
export interface RepairedText {
  readonly text: string;
  /** Places that were repaired. */
  readonly repairs: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  aacute: 'á',
  ccedil: 'ç',
  ntilde: 'ñ',
  amp: '&',
  quot: '"',
  nbsp: ' ',
};
const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{3,8}));/gi;
const TIMES = 3;

/** The text that these characters are in UTF-8, when they were read as another code page. */
function readAsUtf8(run: string, page: (typeof MISREAD_AS)[number]): string | undefined {
  const bytes = encodeIn(page.name, run);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Replaces letters of UTF-8 that were read as single bytes: `MÃ¼ller`, `M√ºller`, `M├╝ller`. */
function repairOnce(text: string): RepairedText {
  let repairs = 0;
  let repaired = text;
  for (const page of MISREAD_AS) {
    repaired = repaired.replace(page.pattern, (run) => {
      const letters = readAsUtf8(run, page);
      if (letters === undefined || !/^[\p{L}\p{M}\p{P}\p{Zs}\u00c2-\u00c5\u0080-\u00bf]+$/u.test(letters)) return run;
      repairs += 1;
      return letters;
    });
  }
  return { text: repaired, repairs };
}

function decodeEntities(text: string): RepairedText {
  let repairs = 0;
  const decoded = text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const letter = name === undefined ? (code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : undefined) : ENTITIES[name];
    if (letter === undefined) return whole;
    repairs += 1;
    return letter;
  });
  return { text: decoded, repairs };
}

/** Repairs letters that were encoded twice, or three times, and letters written as HTML entities. */
export function repairText(text: string): RepairedText {
  let current: RepairedText = /&[#a-z]/i.test(text) ? decodeEntities(text) : { text, repairs: 0 };
  for (let time = 0; time < TIMES; time += 1) {
    const next = repairOnce(current.text);
    if (next.repairs === 0) break;
    // The second pass finds what the first one has uncovered: these are the same places.
    current = { text: next.text, repairs: Math.max(current.repairs, next.repairs) };
  }
  return current;
}

/** Signs that code pages have in the place of letters: a name with one of them beside a letter was misread. */
const SIGN = '[\\u0080-\\u009f¡¢£¤¥¦§¨©«¬®¯°±²³¶¸¹»¼½¾¿×÷†‡‰‹›„“”™√∂∫≈≠≤≥∞∑∏πΩ◊\\u2500-\\u25ffⁿ₧ªº]';
const DAMAGED: readonly RegExp[] = [
  /[\ufffd\ue000-\uf8ff]/u,
  /\p{L}\?+\p{L}|(?:^|\s)\?+\p{Ll}{2}|\p{Ll}{2}\?+(?:$|[\s,;-])/u,
  new RegExp(`\\p{L}${SIGN}|[…•]?${SIGN}\\p{Ll}|(?:^|\\s)[…•]\\p{Ll}`, 'u'),
  /[ÂÃ][\u0080-\u00bf]|[Ãâ][€™š„†‡ˆ‰Š‹ŒŸœž]/u,
  /\p{L}Ÿ\p{Ll}|\p{Ll}[ŸŽ](?:\p{Ll}|$)|\p{Lu}[ŠŽ]\p{Ll}{2}/u,
  /%[89A-F][0-9A-F]%[89A-F][0-9A-F]|=C3=[89AB][0-9A-F]|\\u00[c-f][0-9a-f]/iu,
];
/** Quotation marks around a nickname stand beside blanks, not between letters. */
const QUOTED = /(?:^|\s)[„“”«»‹›].*?[“”„«»‹›](?=$|\s)/gu;

/** Whether a name contains letters that were lost or read in a wrong encoding: "M?ller", "MÃ¼ller", "M³ller". */
export function looksDamaged(name: string): boolean {
  const text = name.replace(QUOTED, ' ');
  return DAMAGED.some((pattern) => pattern.test(text));
}
