import { Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch } from '#ui/empty-states.tsx';
import { requiresUnlocked, FILTERS, isFiltered, type PoolSearch } from '../search.ts';

const NO_FILTERS: PoolSearch = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

interface EmptyPoolProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function NoPoolMatch({ search, onChange }: EmptyPoolProps) {
  const { t } = useTranslation('talent-pool');
  const textKey = requiresUnlocked(search) ? 'platform.noneUnlocked' : 'platform.noMatch';
  return (
    <NoMatch title={t(`${textKey}.title`)} text={t(`${textKey}.text`)} onClear={() => onChange(NO_FILTERS)} />
  );
}

/** The pool is empty, or the filters leave nobody. */
export function EmptyPool(props: EmptyPoolProps) {
  const { t } = useTranslation('talent-pool');
  if (isFiltered(props.search)) return <NoPoolMatch {...props} />;
  return (
    <EmptyState
      icon={<Waves aria-hidden="true" className="size-6" />}
      title={t('platform.empty.title')}
      text={t('platform.empty.text')}
    />
  );
}
