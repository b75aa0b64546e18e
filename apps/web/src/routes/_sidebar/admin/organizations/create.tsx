import { createFileRoute } from '@tanstack/react-router';
import { CreateOrganizationPage } from '#features/home/administration/pages/create-organization-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/admin/organizations/create')({
  staticData: { who: 'platform' },
  loader: () => loadPhrases('administration', 'records'),
  component: CreateOrganizationPage,
});
