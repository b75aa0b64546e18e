import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface DisclosureProps {
  /** The label of the button. */
  readonly label: ReactNode;
  /** The label while it is open; by default the same. */
  readonly labelOpen?: ReactNode;
  readonly children: ReactNode;
  /**
   * `link` is secondary text below a chart, `line` one of several questions in a list, `row` content that fills a card.
   */
  readonly look?: 'link' | 'line' | 'row' | undefined;
}

const SUMMARY = {
  link: 'inline-flex min-h-6 items-center gap-1 max-md:-my-2.5 max-md:min-h-11 text-xs font-semibold text-lila-strong',
  line: 'flex min-h-11 items-center justify-between gap-4 py-2.5 font-medium hover:text-lila-strong',
  row: 'flex min-h-11 items-center justify-between gap-4 py-1.5',
} as const;

/** Content that opens on demand. Uses the native element, so that it works before any script. */
export function Disclosure({ label, labelOpen, children, look = 'link' }: DisclosureProps) {
  return (
    <details className={cx('group', look === 'line' && 'border-b border-line')}>
      <summary
        className={cx(
          'cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden',
          SUMMARY[look],
        )}
      >
        {labelOpen === undefined ? (
          label
        ) : (
          <>
            <span className="group-open:hidden">{label}</span>
            <span className="hidden group-open:inline">{labelOpen}</span>
          </>
        )}
        <ChevronDown
          aria-hidden="true"
          className={cx(
            'shrink-0 transition-transform group-open:rotate-180',
            look === 'link' ? 'size-3.5' : 'size-4 text-third',
          )}
        />
      </summary>
      {children}
    </details>
  );
}
