import { useQueries } from '@tanstack/react-query';
import { Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch } from '#ui/empty-states.tsx';
import { countWithoutQuery } from '../api.ts';
import {
  asksUnlocked,
  FILTER_CHIPS,
  FILTERS,
  isFiltered,
  type FilterChipName,
  type PoolSearch,
} from '../search.ts';

const NO_FILTERS: PoolSearch = Object.fromEntries(FILTERS.map((name) => [name, undefined]));
const CHIPS = ['variant', 'place', 'traits', 'wish', 'locked'] as const;

/** The filter without which most people match; undefined until known, and where leaving out one helps nothing. */
function useCostliest(search: PoolSearch): { chip: FilterChipName; count: number } | undefined {
  const chips = CHIPS.filter((chip) => FILTER_CHIPS[chip].some((name) => search[name] !== undefined));
  const counts = useQueries({ queries: chips.map((chip) => countWithoutQuery(search, FILTER_CHIPS[chip])) });
  const known = chips.flatMap((chip, index) => {
    const count = counts[index]?.data;
    return count === undefined ? [] : [{ chip, count }];
  });
  if (known.length < chips.length) return undefined;
  return known.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[0];
}

interface NobodyProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function NobodyMatches({ search, onChange }: NobodyProps) {
  const { t } = useTranslation('talent-pool');
  const format = useFormat();
  const costliest = useCostliest(search);
  const words = asksUnlocked(search) ? 'platform.noneUnlocked' : 'platform.noMatch';
  const cost =
    costliest &&
    t('platform.costliest', {
      filter: t(`filter.${costliest.chip}`),
      count: costliest.count,
      shown: format.number(costliest.count),
    });
  const text = words === 'platform.noneUnlocked' ? t('platform.noneUnlocked.text') : undefined;
  return (
    <NoMatch
      title={t(`${words}.title`)}
      text={[text, cost ?? (text === undefined ? t('platform.noMatch.text') : undefined)]
        .filter((part) => part !== undefined)
        .join(' ')}
      onClear={() => onChange(NO_FILTERS)}
    />
  );
}

/** The pool is empty, or the filters leave nobody: then which of them costs most. */
export function Nobody(props: NobodyProps) {
  const { t } = useTranslation('talent-pool');
  if (isFiltered(props.search)) return <NobodyMatches {...props} />;
  return (
    <EmptyState
      icon={<Waves aria-hidden="true" className="size-6" />}
      title={t('platform.empty.title')}
      text={t('platform.empty.text')}
    />
  );
}
