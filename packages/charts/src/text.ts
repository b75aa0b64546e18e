/** Anything XML 1.0 does not allow in a document, even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for an element's content or a double-quoted attribute; unprintable characters are dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const NARROW = /[iljft.,:;'’‚‘|!()[\] -]/;
const WIDE = /[mwMWÄÖÜA-Z@%–—…]/;
const NARROW_EM = 0.32;
const PLAIN_EM = 0.57;
const WIDE_EM = 0.78;
/** Full-width letters of East Asian scripts and pictographs. */
const FULL_EM = 1.05;

/**
 * Width of a text in pixels, from three classes of letters. A conservative estimate: there is no DOM for measuring, and
 * a label that breaks one word early is better than one that overlaps its neighbour.
 */
export function estimateTextWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) {
    if ((character.codePointAt(0) ?? 0) >= 0x1100) em += FULL_EM;
    else if (NARROW.test(character)) em += NARROW_EM;
    else em += WIDE.test(character) ? WIDE_EM : PLAIN_EM;
  }
  return em * fontSize;
}

export interface WrapOptions {
  readonly maxWidth: number;
  readonly fontSize: number;
  readonly maxLines: number;
}

/** Greedy line breaking at spaces; text beyond the last line is replaced by an ellipsis. */
export function wrapText(text: string, { maxWidth, fontSize, maxLines }: WrapOptions): readonly string[] {
  const words = text.trim().split(/\s+/);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || estimateTextWidth(longer, fontSize) <= maxWidth) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const visibleLines =
    lines.length > maxLines ? [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')] : lines;
  return visibleLines.map((each) => shorten(each, maxWidth, fontSize));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function shorten(line: string, maxWidth: number, fontSize: number): string {
  if (estimateTextWidth(line, fontSize) <= maxWidth) return line;
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (characters.length > 1 && estimateTextWidth(`${characters.join('')}…`, fontSize) > maxWidth)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
