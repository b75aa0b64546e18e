import { createFileRoute } from '@tanstack/react-router';
import { PausedPage } from '#features/shell/pages/paused-page.tsx';

export const Route = createFileRoute('/_centered/paused')({
  staticData: { who: 'frozen', whenFrozen: true },
  component: PausedPage,
});
