import { useTranslation } from 'react-i18next';
import { BinLink } from '#features/records/components/bin-link.tsx';
import { useFormat } from '#lib/format.ts';
import { areLettersOn } from '#lib/shortcuts.ts';

const KEYS = [
  { key: 'X', words: 'select' },
  { key: 'space', words: 'peek' },
  { key: 'C', words: 'compare' },
  { key: '?', words: 'all' },
] as const;

interface ListFootProps {
  readonly shown: number;
  readonly all: number;
  /** Several people are selected: without them C does something else. */
  readonly canCompare: boolean;
}

/** Under the list: how many it shows, and the keys one works with. A toast lies on this line, not on the list. */
export function ListFoot({ shown, all, canCompare }: ListFootProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-5 text-xs text-third max-md:hidden">
      <output className="tabular-nums">
        {shown === all ? t('count', { count: all }) : t('shown', { shown: format.number(shown), count: all })}
      </output>
      {areLettersOn() && (
        <span className="flex items-center gap-4 max-lg:hidden" aria-hidden="true">
          {KEYS.filter(({ words }) => words !== 'compare' || canCompare).map(({ key, words }) => (
            <span key={key} className="inline-flex items-center gap-1.5">
              <kbd className="rounded-[4px] border border-line bg-surface px-1.5 font-sans font-semibold text-second">
                {key === 'space' ? t('keys.space') : key}
              </kbd>
              {t(`keys.${words}`)}
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
