import { Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch } from '#ui/empty-states.tsx';
import { asksUnlocked, FILTERS, isFiltered, type PoolSearch } from '../search.ts';

const NO_FILTERS: PoolSearch = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

interface NobodyProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function NobodyMatches({ search, onChange }: NobodyProps) {
  const { t } = useTranslation('talent-pool');
  const words = asksUnlocked(search) ? 'platform.noneUnlocked' : 'platform.noMatch';
  return (
    <NoMatch title={t(`${words}.title`)} text={t(`${words}.text`)} onClear={() => onChange(NO_FILTERS)} />
  );
}

/** The pool is empty, or the filters leave nobody. */
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
