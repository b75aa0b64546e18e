import { useTranslation } from 'react-i18next';
import { RoleTalentPage } from '#features/matching/pages/role-talent-page.tsx';
import { TalentPage } from '#features/matching/pages/talent-page.tsx';
import type { TalentTab } from '#features/matching/talent-tabs.ts';

interface PoolTalentPageProps {
  readonly talentId: string;
  readonly tab: TalentTab;
  readonly onTab: (tab: TalentTab) => void;
}

/** A talent, reached from the pool. */
export function PoolTalentPage(props: PoolTalentPageProps) {
  const { t } = useTranslation('talent-pool');
  return <TalentPage {...props} above={[{ label: t('title'), link: { to: '/talent-pool' } }]} />;
}

/** A talent of the pool in view of one role. */
export function PoolRoleTalentPage(props: { readonly talentId: string; readonly roleId: string }) {
  const { t } = useTranslation('talent-pool');
  return <RoleTalentPage {...props} above={[{ label: t('title'), link: { to: '/talent-pool' } }]} />;
}
