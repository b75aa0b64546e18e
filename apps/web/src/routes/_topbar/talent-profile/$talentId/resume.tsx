import { createFileRoute } from '@tanstack/react-router';
import { ResumeImportPage } from '#features/profile/resume-import/pages/resume-import-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/talent-profile/$talentId/resume')({
  staticData: { who: 'talents' },
  loader: () => loadPhrases('resume', 'job-profile'),
  component: ResumeImport,
});

function ResumeImport() {
  return <ResumeImportPage talentId={Route.useParams().talentId} />;
}
