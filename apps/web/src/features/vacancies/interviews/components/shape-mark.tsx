import { cx } from '#lib/class-names.ts';
import type { Shape } from '../model/comparison.ts';

const PATH: Readonly<Record<Shape, string>> = {
  circle: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1Z',
  diamond: 'M7 0l7 7-7 7-7-7Z',
  square: 'M1.5 1.5h11v11h-11Z',
  triangle: 'M7 .5 14 13H0Z',
};
const INK: Readonly<Record<Shape, string>> = {
  circle: 'text-ink',
  diamond: 'text-trait-c',
  square: 'text-trait-es',
  triangle: 'text-trait-a-text',
};

/** The mark of a rater: the shape tells them apart, the colour only helps. */
export function ShapeMark({ shape, className }: { readonly shape: Shape; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={cx('size-3.5 shrink-0 fill-current', INK[shape], className)}
    >
      <path d={PATH[shape]} />
    </svg>
  );
}
