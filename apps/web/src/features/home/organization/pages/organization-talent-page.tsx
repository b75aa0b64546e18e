import { useTranslation } from 'react-i18next';
import { PersonPage } from '#features/talents/person/pages/person-page.tsx';
import type { PersonView } from '#features/talents/person/search.ts';
import { useCurrentUser } from '#lib/session.ts';

interface OrganizationTalentPageProps extends PersonView {
  readonly organizationId: string;
}

/** A talent, opened from the organisation. */
export function OrganizationTalentPage({ organizationId, ...talent }: OrganizationTalentPageProps) {
  const { t } = useTranslation('organization');
  const name = useCurrentUser().active_workspace?.name ?? t('overview.title');
  return (
    <PersonPage
      {...talent}
      pathOf={(id) => `/organization/${organizationId}/talents/${id}`}
      above={[{ label: name, link: { to: '/organization/$organizationId', params: { organizationId } } }]}
    />
  );
}
