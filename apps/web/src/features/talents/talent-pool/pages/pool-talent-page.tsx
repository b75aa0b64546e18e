import { useTranslation } from 'react-i18next';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import type { PersonTab } from '#features/talents/person/search.ts';

interface PoolTalentPageProps {
  readonly talentId: string;
  readonly tab: PersonTab | undefined;
  readonly onTab: (tab: PersonTab) => void;
}

/** A talent, opened from the pool. */
export function PoolTalentPage(props: PoolTalentPageProps) {
  const { t } = useTranslation('talent-pool');
  return (
    <PersonPage
      {...props}
      pathOf={(id) => `/talent-pool/${id}`}
      above={[{ label: t('title'), link: { to: '/talent-pool' } }]}
    />
  );
}
