import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#features/auth/pages/invite-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/auth/invite')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Fetched here, so that pages open to everyone do not carry it.
    const { forgetSession } = await import('#lib/session.ts');
    await forgetSession();
    await loadPhrases('auth');
  },
  component: InvitePage,
});
