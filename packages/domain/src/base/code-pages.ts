/** Bytes 0x80 to 0xFF of code pages that TextDecoder does not know. */
const DOS_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const DOS_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** The code pages of people lists, most common first. */
export const CODE_PAGES = [
  'windows-1252',
  'cp850',
  'cp437',
  'macintosh',
  'windows-1250',
  'windows-1254',
  'windows-1251',
  'windows-1253',
  'iso-8859-2',
  'koi8-r',
  'ibm866',
] as const;
export type CodePage = (typeof CODE_PAGES)[number];

const tables = new Map<CodePage, string>();

/** The characters of the bytes 0x80 to 0xFF. */
function tableOf(page: CodePage): string {
  const cachedTable = tables.get(page);
  if (cachedTable !== undefined) return cachedTable;
  const upper = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const table = page === 'cp437' ? DOS_437 : page === 'cp850' ? DOS_850 : new TextDecoder(page).decode(upper);
  tables.set(page, table);
  return table;
}

/** The character of one byte. */
export function decodeByte(page: CodePage, byte: number): string {
  return byte < 128 ? String.fromCharCode(byte) : tableOf(page).charAt(byte - 128);
}

export function decodeBytes(page: CodePage, bytes: Uint8Array): string {
  if (page !== 'cp437' && page !== 'cp850') return new TextDecoder(page).decode(bytes);
  return Array.from(bytes, (byte) => decodeByte(page, byte)).join('');
}

/** The bytes of a text in a code page; undefined when the page lacks one of its characters. */
export function encodeIn(page: CodePage, text: string): Uint8Array | undefined {
  const table = tableOf(page);
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    const characterIndex = code < 128 ? code : table.indexOf(character);
    // Programs read the five undefined bytes of Windows-1252 as control characters.
    if (characterIndex === -1 && !(page === 'windows-1252' && code < 0xa0)) return undefined;
    bytes.push(code < 128 ? code : characterIndex === -1 ? code : characterIndex + 128);
  }
  return Uint8Array.from(bytes);
}

/** A character class of the given bytes of a page. */
function classOf(page: CodePage, from: number, to: number): string {
  const characters = Array.from({ length: to - from + 1 }, (_, index) => decodeByte(page, from + index));
  const control = page === 'windows-1252' ? '\\u0080-\\u009f' : '';
  return `[${characters.join('').replaceAll(/[\]\\^-]/g, '\\$&')}${control}]`;
}

/**
 * UTF-8 sequences as they appear when decoded with a code page: Latin letters of two bytes, punctuation and Vietnamese
 * letters of three, and Greek or Cyrillic words.
 */
export const MISREAD_AS = (['windows-1252', 'macintosh', 'cp850', 'cp437'] as const).map((name) => {
  const next = classOf(name, 0x80, 0xbf);
  const two = `${classOf(name, 0xc2, 0xc5)}${next}`;
  const three = `${classOf(name, 0xe1, 0xe2)}${next}${next}`;
  const word = `(?:${classOf(name, 0xce, 0xd1)}${next}){3,}`;
  return { name, pattern: new RegExp(`(?:${two}|${three}|${word})+`, 'gu') };
});
