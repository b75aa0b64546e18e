import { cx } from '#lib/class-names.ts';

const LOOK = {
  card: 'w-full gap-2.5 rounded-md border border-line bg-surface p-2.5',
  row: 'w-full gap-3 rounded-md p-1.5',
  pill: 'max-w-[40vw] gap-2.5 rounded-full p-1 sm:pr-3',
  bar: 'gap-2 rounded-md p-1.5',
} as const;

/**
 * The styles of a button that spans a whole row, with an avatar and its lines, and opens a menu or a panel: `card` has
 * a frame, `row` appears on hover, `pill` and `bar` are for bars.
 */
export function rowButtonClass(look: keyof typeof LOOK): string {
  return cx('finger flex min-w-0 items-center text-left transition-colors enabled-hover:bg-mute', LOOK[look]);
}
