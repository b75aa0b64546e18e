import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** The heading level of the title. */
  readonly level?: 2 | 3 | undefined;
  /** To the right of the title: a badge, a button. */
  readonly aside?: ReactNode;
  readonly padding?: 'none' | 'sm' | 'base' | undefined;
  /** `soft` is a note inside another card. */
  readonly look?: 'raised' | 'soft' | undefined;
}

const PADDING = { none: '', sm: 'p-4', base: 'p-5' } as const;

/** A surface for one topic. */
export function Card({ children, title, level = 2, aside, padding = 'base', look = 'raised' }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section
      className={cx(
        'min-w-0',
        look === 'raised'
          ? 'rounded-lg border border-line bg-surface shadow-soft'
          : 'rounded-md bg-lila-soft',
        PADDING[padding],
      )}
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
          <Heading className={look === 'raised' ? 'text-md font-semibold' : 'text-base font-bold'}>
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
