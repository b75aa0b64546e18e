import { useTranslation } from 'react-i18next';
import { TalentPage } from '#features/matching/pages/talent-page.tsx';
import type { TalentTab } from '#features/matching/talent-tabs.ts';
import { useCurrentUser } from '#lib/session.ts';

interface OrganizationTalentPageProps {
  readonly organizationId: string;
  readonly talentId: string;
  readonly tab: TalentTab;
  readonly onTab: (tab: TalentTab) => void;
}

/** A talent, reached from the organisation. */
export function OrganizationTalentPage({ organizationId, ...talent }: OrganizationTalentPageProps) {
  const { t } = useTranslation('organization');
  const name = useCurrentUser().active_workspace?.name ?? t('overview.title');
  return (
    <TalentPage
      {...talent}
      above={[{ label: name, link: { to: '/organization/$organizationId', params: { organizationId } } }]}
    />
  );
}
