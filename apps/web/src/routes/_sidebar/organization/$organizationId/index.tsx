import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '#features/home/organization/pages/organization-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/organization/$organizationId/')({
  staticData: { who: 'paid' },
  loader: () => loadPhrases('organization', 'records', 'personality'),
  component: Organization,
});

function Organization() {
  return <OrganizationPage {...Route.useParams()} />;
}
