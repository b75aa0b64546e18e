import { createFileRoute } from '@tanstack/react-router';
import { PausedPage } from '#features/shell/shell/pages/paused-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_centered/paused')({
  staticData: { who: 'frozen', whenFrozen: true },
  loader: () => loadPhrases('paused'),
  component: PausedPage,
});
