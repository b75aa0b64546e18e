import { useTranslation } from 'react-i18next';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import type { PersonView } from '#features/talents/person/search.ts';

/** A talent, opened from the pool. */
export function PoolTalentPage(props: PersonView) {
  const { t } = useTranslation('talent-pool');
  return (
    <PersonPage
      {...props}
      pathOf={(id) => `/talent-pool/${id}`}
      above={[{ label: t('title'), link: { to: '/talent-pool' } }]}
    />
  );
}
