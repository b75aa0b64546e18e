import { createFileRoute } from '@tanstack/react-router';
import { SingleSignOnPage } from '#features/workspace/single-sign-on/pages/single-sign-on-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/settings/$organizationId/single-sign-on')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('single-sign-on', 'organization', 'records'),
  component: SingleSignOn,
});

function SingleSignOn() {
  return <SingleSignOnPage {...Route.useParams()} />;
}
