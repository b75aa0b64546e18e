import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#features/home/organization/pages/settings-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/settings/$organizationId/')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('organization', 'people', 'records'),
  component: Settings,
});

function Settings() {
  return <SettingsPage {...Route.useParams()} />;
}
