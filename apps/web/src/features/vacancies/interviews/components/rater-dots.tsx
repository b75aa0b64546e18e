import { cx } from '#lib/class-names.ts';

const DOT = {
  rated: 'shape border-lila bg-lila',
  open: 'border-control',
  hidden: 'border-lila/50 bg-[repeating-linear-gradient(45deg,var(--color-lila)_0_1px,transparent_1px_3px)]',
} as const;
export type DotKind = keyof typeof DOT;

/** A dot for each question: rated, open, or done and hidden from the reader. The words beside it say the same. */
export function RaterDots({ kinds }: { readonly kinds: readonly DotKind[] }) {
  return (
    <span aria-hidden="true" className="ml-auto flex shrink-0 gap-1.5 self-center">
      {kinds.map((kind, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- dots have no identity
        <span key={index} className={cx('size-2.5 rounded-full border', DOT[kind])} />
      ))}
    </span>
  );
}
