import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';
import { ACTION_BAR } from './action-bar.ts';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface MoreRows {
  readonly label: string;
  readonly onPress: () => void;
  /** The rows are loading, which takes a moment for thousands. */
  readonly isLoading?: boolean | undefined;
}

interface BulkBarProps {
  readonly label: string;
  /** The number of selected rows, in words. */
  readonly count: string;
  /** The meaning of the selection, in one line. */
  readonly note?: string | undefined;
  /** Selects all matching rows; undefined when all are selected. */
  readonly more?: MoreRows | undefined;
  readonly clear: { readonly label: string; readonly onPress: () => void };
  /** On a phone the actions are tiles of equal width in one line, with the icon above the label. */
  readonly hasTiles?: boolean | undefined;
  /** The available actions; the primary one first. */
  readonly children: ReactNode;
}

const TILES =
  'max-md:grid max-md:auto-cols-fr max-md:grid-flow-col max-md:*:h-15 max-md:*:w-auto max-md:*:flex-col max-md:*:gap-1 max-md:*:rounded-md max-md:*:px-0.5! max-md:*:text-center max-md:*:text-[11px] max-md:*:leading-3.5 max-md:*:hyphens-auto';

function MoreButton({ label, onPress, isLoading = false }: MoreRows) {
  return (
    <button
      type="button"
      aria-busy={isLoading}
      className="link inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 gap-2 font-semibold"
      onClick={isLoading ? undefined : onPress}
    >
      {label}
      {isLoading && <Spinner />}
    </button>
  );
}

/** Actions for the selected rows of a list. The bar stays visible at the bottom while the list scrolls. */
export function BulkBar({ label, count, note, more, clear, hasTiles = false, children }: BulkBarProps) {
  return (
    <section
      {...ACTION_BAR}
      aria-label={label}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 mt-3 flex animate-[rise_250ms_ease-in-out] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
    >
      <output className="font-semibold tabular-nums">{count}</output>
      {more !== undefined && <MoreButton {...more} />}
      {note === undefined ? (
        <span aria-hidden="true" className="h-6 border-l border-line max-md:hidden" />
      ) : (
        <span className="min-w-0 flex-1 text-second max-md:order-last max-md:basis-full">{note}</span>
      )}
      <span
        className={cx(
          'flex min-w-0 flex-wrap items-center gap-1 max-md:order-last max-md:w-full max-md:flex-none [&_button:not([aria-label])]:px-2.5',
          note === undefined && 'flex-1',
          hasTiles && TILES,
        )}
      >
        {children}
      </span>
      <span className="ml-auto">
        <Button kind="icon" size="sm" aria-label={clear.label} onPress={clear.onPress}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </section>
  );
}
