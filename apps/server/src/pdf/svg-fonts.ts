import type { ShippedFonts } from './shipped-fonts.ts';

const TEXT_ELEMENT = /(<text\b[^>]*>)([^<]*)(<\/text>)/gu;
/** An entity or a letter, with its combining marks. */
const PIECE = /&[#\w]+;|./gsu;

/**
 * Adds fonts to the letters of a picture. In a picture the engine uses the first font of a family list that exists, and
 * for letters without a glyph any font it finds, including those of the machine. Texts that are not pictures are
 * returned unchanged.
 */
export function namedInFonts(text: string, fonts: Pick<ShippedFonts, 'fontOf'>): string {
  if (!text.startsWith('<svg')) return text;
  return text.replaceAll(
    TEXT_ELEMENT,
    (_, open: string, content: string, close: string) => `${open}${spansOf(content, fonts)}${close}`,
  );
}

function spansOf(content: string, fonts: Pick<ShippedFonts, 'fontOf'>): string {
  const runs: { family: string | undefined; text: string }[] = [];
  for (const [piece] of content.matchAll(PIECE)) {
    const last = runs.at(-1);
    const family = piece.length > 1 && piece.startsWith('&') ? undefined : familyOf(piece, fonts);
    // A space or an invisible letter continues the run, so that joined letters stay joined.
    if (
      last !== undefined &&
      (family === last.family || /[\s\p{M}\p{Default_Ignorable_Code_Point}]/u.test(piece))
    ) {
      last.text += piece;
    } else runs.push({ family, text: piece });
  }
  return runs
    .map(({ family, text }) =>
      family === undefined ? text : `<tspan font-family="${family}">${text}</tspan>`,
    )
    .join('');
}

/** Undefined for letters that the font of the picture has. */
function familyOf(letter: string, fonts: Pick<ShippedFonts, 'fontOf'>): string | undefined {
  const font = fonts.fontOf(letter);
  return font === undefined || font.name.startsWith('figtree') ? undefined : font.family;
}
