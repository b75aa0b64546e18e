import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#features/workspace/auth/pages/invite-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/auth/invite')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: InvitePage,
});
