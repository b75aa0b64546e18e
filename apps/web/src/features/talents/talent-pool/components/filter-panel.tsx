import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';

interface FilterPanelProps {
  readonly label: string;
  /** The current filter in words. */
  readonly value: string;
  readonly active: boolean;
  readonly onClear: () => void;
  /** Applies the input. */
  readonly onApply: () => void;
  readonly children: ReactNode;
}

/** A filter with its own fields behind a chip, applied with a button. */
export function FilterPanel({ label, value, active, onClear, onApply, children }: FilterPanelProps) {
  const { t } = useTranslation('talent-pool');
  return (
    <span className="inline-flex max-w-full items-center">
      <Popover
        label={label}
        placement="bottom start"
        trigger={
          <AriaButton
            className={cx(
              'inline-flex min-h-10 max-w-[300px] min-w-0 items-center gap-1.5 rounded-md border px-3 py-1.5 text-base transition-colors max-md:min-h-11',
              active
                ? 'border-lila bg-lila-soft text-lila-strong'
                : 'border-line bg-surface text-second enabled-hover:border-control',
            )}
          >
            <span className="truncate">
              {label}: {value}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
          </AriaButton>
        }
      >
        {(close) => (
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              onApply();
              close();
            }}
          >
            {children}
            <Button kind="primary" type="submit">
              {t('filter.apply')}
            </Button>
          </form>
        )}
      </Popover>
      {active && (
        <Button kind="icon" size="sm" aria-label={t('filter.remove', { filter: label })} onPress={onClear}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </span>
  );
}
