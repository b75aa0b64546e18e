import { cx } from '#lib/class-names.ts';

/** A grey placeholder for text or a picture, sized by a class name. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-[breathe_1600ms_ease-in-out_infinite] rounded-sm bg-mute forced-colors:border',
        className,
      )}
    />
  );
}

/** A few loading lines, in a card or panel that is already rendered. */
export function LinesSkeleton({ label, lines = 2 }: { readonly label: string; readonly lines?: number }) {
  return (
    <output aria-label={label} className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 2 === 0 ? 'h-5 w-2/3' : 'h-5 w-1/2'} />
      ))}
    </output>
  );
}

/** A loading page: title, then lines in a card. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <output data-loading aria-label={label} className="flex flex-col gap-5">
      <Skeleton className="h-7 w-56" />
      <span className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-9 w-full" />
        ))}
      </span>
    </output>
  );
}
