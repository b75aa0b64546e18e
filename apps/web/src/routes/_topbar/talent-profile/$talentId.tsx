import { createFileRoute, redirect } from '@tanstack/react-router';
import { OwnProfilePage } from '#features/own-profile/pages/own-profile-page.tsx';
import { homeOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/talent-profile/$talentId')({
  beforeLoad: async ({ params }) => {
    const { findPerson } = await import('#lib/session.ts');
    const person = await findPerson();
    // Nobody has another person's profile here, whoever's it is: everybody gets home.
    if (person !== undefined && person.active_talent?.id !== params.talentId) {
      throw redirect({ href: homeOf(person), replace: true });
    }
  },
  loader: () => loadPhrases('profile', 'matching', 'personality'),
  component: OwnProfile,
});

function OwnProfile() {
  return <OwnProfilePage talentId={Route.useParams().talentId} />;
}
