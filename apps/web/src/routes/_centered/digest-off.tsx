import { createFileRoute } from '@tanstack/react-router';
import { DigestOffPage } from '#features/workspace/account/pages/digest-off-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_centered/digest-off')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('profile'),
  component: DigestOffPage,
});
