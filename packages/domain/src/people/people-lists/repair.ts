import { encodeIn, MISREAD_AS } from '../../base/code-pages.ts';

/** A text after repairing letters that were decoded wrongly and saved that way. */
export interface RepairedText {
  readonly text: string;
  /** The number of repaired places. */
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
/** A letter before a closing quotation mark, which is half a UTF-8 letter inside a word. */
const ENDS_A_WORD = /^[ÄÅ][“”’…–—]$/u;

/** The text of these characters in UTF-8, when they were decoded with another code page. */
function readAsUtf8(run: string, page: (typeof MISREAD_AS)[number]): string | undefined {
  const bytes = encodeIn(page.name, run);
  if (bytes === undefined) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Replaces UTF-8 letters that were decoded as single bytes: `MÃ¼ller`, `M√ºller`, `M├╝ller`. */
function repairOnce(text: string): RepairedText {
  let repairs = 0;
  let repairedText = text;
  for (const page of MISREAD_AS) {
    repairedText = repairedText.replace(page.pattern, (run, offset: number, whole: string) => {
      if (ENDS_A_WORD.test(run) && !/^\p{L}/u.test(whole.slice(offset + run.length))) return run;
      const letters = readAsUtf8(run, page);
      if (letters === undefined || !/^[\p{L}\p{M}\p{P}\p{Zs}\u00c2-\u00c5\u0080-\u00bf]+$/u.test(letters))
        return run;
      repairs += 1;
      return letters;
    });
  }
  return { text: repairedText, repairs };
}

function decodeEntities(text: string): RepairedText {
  let repairs = 0;
  const decodedText = text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const letter =
      name === undefined
        ? code > 31 && code < 0x11_00_00
          ? String.fromCodePoint(code)
          : undefined
        : ENTITIES[name];
    if (letter === undefined) return whole;
    repairs += 1;
    return letter;
  });
  return { text: decodedText, repairs };
}

/** Repairs letters that were encoded two or three times, and HTML entities. */
export function repairText(text: string): RepairedText {
  let current: RepairedText = /&[#a-z]/i.test(text) ? decodeEntities(text) : { text, repairs: 0 };
  for (let time = 0; time < TIMES; time += 1) {
    const next = repairOnce(current.text);
    if (next.repairs === 0) break;
    // The second pass repairs letters that the first one decoded: these are the same places.
    current = { text: next.text, repairs: Math.max(current.repairs, next.repairs) };
  }
  return current;
}
