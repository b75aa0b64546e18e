import { makePdf, stream } from './hostile.ts';

// prettier-ignore
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
  556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
];
/** The codes of WinAnsiEncoding that differ from Latin-1. */
const WIN_ANSI: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '•': 0x95, '’': 0x92, '€': 0x80 };
const MIDDLE = 556;

function widthOf(letter: string): number {
  const base = letter.normalize('NFD').codePointAt(0) ?? 0;
  return WIDTHS[base - 32] ?? (letter === '\u00AD' ? 333 : MIDDLE);
}

/**
 * Prints lines of `x y size B|R text`, in points from the lower left corner, with one text object per letter and none
 * for spaces, like some programs.
 */
export function printLetters(source: string): Buffer {
  let content = '';
  for (const line of source.split('\n')) {
    const [, x = '', y = '', size = '', font = '', text = ''] =
      /^(\d+) (\d+) (\d+) ([BR]) (.+)$/u.exec(line) ?? [];
    let at = Number(x);
    for (const letter of text) {
      const code = WIN_ANSI[letter] ?? letter.codePointAt(0) ?? 0;
      const hex = code.toString(16).padStart(2, '0');
      if (letter !== ' ')
        content += `BT /${font} ${size} Tf 1 0 0 1 ${at.toFixed(2)} ${y} Tm <${hex}> Tj ET\n`;
      at += (widthOf(letter) / 1000) * Number(size);
    }
  }
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  return makePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</R 5 0 R/B 6 0 R>>>>>>',
    stream(content),
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}
