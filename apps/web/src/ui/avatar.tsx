import { cx } from '#lib/class-names.ts';

const SIZE = {
  sm: 'size-7 text-[11px]',
  base: 'size-8 text-[11px]',
  lg: 'size-16 text-lg max-md:size-13',
  xl: 'size-24 text-headline',
} as const;

interface AvatarProps {
  readonly name: string;
  /** The URL of a picture; without one the initials are shown. */
  readonly src?: string | undefined;
  readonly size?: keyof typeof SIZE | undefined;
  /** A person is round, a workspace a dark square. */
  readonly look?: 'person' | 'tile' | undefined;
}

function firstCharacter(word: string | undefined): string {
  const point = word?.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}

/** The first letters of the first and last word, also of a masked word (F*****). */
function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => firstCharacter(word))
    .join('')
    .toLocaleUpperCase();
}

/** A picture or initials. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 'base', look = 'person' }: AvatarProps) {
  const frame = cx(
    'grid shrink-0 place-items-center overflow-hidden font-bold select-none forced-colors:border',
    SIZE[size],
    look === 'person'
      ? 'rounded-full bg-lila-soft text-lila-strong'
      : 'rounded-md bg-brand-ground text-on-brand text-base!',
  );
  if (src !== undefined) return <img src={src} alt="" className={cx(frame, 'object-cover')} />;
  return (
    <span aria-hidden="true" translate="no" className={frame}>
      {look === 'tile' ? initialsOf(name).slice(0, 1) : initialsOf(name)}
    </span>
  );
}
