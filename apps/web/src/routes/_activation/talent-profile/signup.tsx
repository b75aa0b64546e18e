import { createFileRoute } from '@tanstack/react-router';
import { ProfileSignUpPage } from '#features/survey/participation/pages/profile-sign-up-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/talent-profile/signup')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('participation'),
  component: ProfileSignUpPage,
});
