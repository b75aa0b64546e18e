import { cx } from '#lib/class-names.ts';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import type { MissingRows } from '../use-pages.ts';

interface RowsMissingProps {
  readonly missingRows: MissingRows;
  readonly onRetry?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Says above a list that visible rows failed to load. Stays visible while the page scrolls. */
export function RowsMissing({ missingRows, onRetry = missingRows.refetch, className }: RowsMissingProps) {
  if (!missingRows.isMissing) return null;
  return (
    <div className={cx('sticky top-17 z-20 md:top-3', className)}>
      <NotLoadedNotice error={missingRows.error} isRetrying={missingRows.isRetrying} onRetry={onRetry} />
    </div>
  );
}
