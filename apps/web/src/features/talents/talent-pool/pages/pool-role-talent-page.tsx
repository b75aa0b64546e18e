import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { RolePersonPage } from '#features/talents/person/pages/role-person-page.tsx';

/** A talent of the pool in view of one role. */
export function PoolRoleTalentPage(props: Omit<ComponentProps<typeof RolePersonPage>, 'above'>) {
  const { t } = useTranslation('talent-pool');
  return <RolePersonPage {...props} above={[{ label: t('title'), link: { to: '/talent-pool' } }]} />;
}
