import { useTranslation } from 'react-i18next';
import { BinLink } from '#features/base/records/components/bin-link.tsx';
import { useFormat } from '#lib/format.ts';
import { areLettersOn } from '#lib/shortcuts.ts';

const KEYS = [
  { key: 'X', labelKey: 'select' },
  { key: 'space', labelKey: 'peek' },
  { key: 'C', labelKey: 'compare' },
  { key: '?', labelKey: 'all' },
] as const;

interface ListFootProps {
  readonly shownCount: number;
  readonly all: number;
  /** Several people are selected: otherwise C does something else. */
  readonly canCompare: boolean;
}

/** The number of shown people and the keyboard shortcuts, below the list. Toasts cover this line, not the list. */
export function ListFoot({ shownCount, all, canCompare }: ListFootProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-5 text-xs text-third max-md:hidden">
      <output className="tabular-nums">
        {shownCount === all
          ? t('count', { count: all })
          : t('shown', { shown: format.number(shownCount), count: all })}
      </output>
      {areLettersOn() && (
        <span className="flex items-center gap-4 max-lg:hidden" aria-hidden="true">
          {KEYS.filter(({ labelKey }) => labelKey !== 'compare' || canCompare).map(({ key, labelKey }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <kbd className="rounded-[4px] border border-line bg-surface px-1.5 font-sans font-semibold text-second">
                {key === 'space' ? t('keys.space') : key}
              </kbd>
              {t(`keys.${labelKey}`)}
            </span>
          ))}
        </span>
      )}
      <span className="ml-auto">
        <BinLink kind="talents" />
      </span>
    </div>
  );
}
