import { withoutTitles } from '@quint/domain/base/person-name.ts';

const SIDE = 256;

/** Background and text colours of initials, with a contrast of at least 4.5:1. */
const COLOURS = [
  ['#ede7fb', '#4b2a9b'],
  ['#e3effc', '#1b4f91'],
  ['#dff3ec', '#0f5b44'],
  ['#fdeedd', '#8a4506'],
  ['#fbe6ee', '#8f1f52'],
  ['#e9ecf2', '#3a465c'],
] as const;

/** The first letter or digit of a name as a grapheme, after titles; empty if there is none. */
export function initialOf(name: string | null): string {
  for (const { segment } of new Intl.Segmenter().segment(withoutTitles(name ?? ''))) {
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase();
  }
  return '';
}

/** A person's colours are the same everywhere; they are derived from the id and reveal nothing about the name. */
function coloursOf(key: string): (typeof COLOURS)[number] {
  return COLOURS[Number.parseInt(key.slice(-4), 16) % COLOURS.length] ?? COLOURS[0];
}

const NOBODY = '<circle cx="128" cy="100" r="46"/><path d="M40 236a88 76 0 0 1 176 0z"/>';

/** An image of one or two letters, or of a figure without them. */
export function drawInitials(key: string, initials: string): string {
  const [ground, ink] = coloursOf(key);
  const letters = initials.replace(/[&<>"']/g, '');
  const size = Array.from(new Intl.Segmenter().segment(letters)).length > 1 ? 104 : 120;
  const mark =
    letters === ''
      ? NOBODY
      : `<text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="Figtree Variable, Figtree, system-ui, sans-serif" font-weight="600" font-size="${size}">${letters}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="100%" height="100%" fill="${ground}"/><g fill="${ink}">${mark}</g></svg>`;
}
