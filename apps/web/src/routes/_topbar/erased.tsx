import { createFileRoute } from '@tanstack/react-router';
import { ErasedPage } from '#features/privacy/pages/erased-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/erased')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('erasing'),
  component: ErasedPage,
});
