import { createFileRoute } from '@tanstack/react-router';
import { OperationPage } from '#features/workspace/operation/pages/operation-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/admin/operation')({
  staticData: { who: 'platform' },
  loader: () => loadPhrases('operation'),
  component: OperationPage,
});
