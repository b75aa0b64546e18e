import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#features/workspace/account/pages/account-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_account/profile/')({
  staticData: { who: 'people', whenFrozen: true },
  loader: () => loadPhrases('profile', 'auth'),
  component: AccountPage,
});
