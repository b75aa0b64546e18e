import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface BulkBarProps {
  readonly label: string;
  /** How many are chosen, in words. */
  readonly count: string;
  /** Chooses all that match; where it is missing, all are chosen. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly clear: { readonly label: string; readonly onPress: () => void };
  /** What can be done with them; the main thing first. */
  readonly children: ReactNode;
}

/** What can be done with the chosen rows of a list. It stays in sight at the bottom while the list scrolls. */
export function BulkBar({ label, count, more, clear, children }: BulkBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 mt-3 flex animate-[rise_250ms_ease-in-out] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
    >
      <output className="font-semibold tabular-nums">{count}</output>
      {more !== undefined && (
        <Button kind="light" size="sm" onPress={more.onPress}>
          {more.label}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        <Button kind="icon" size="sm" aria-label={clear.label} onPress={clear.onPress}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </section>
  );
}
