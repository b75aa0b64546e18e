import { createFileRoute } from '@tanstack/react-router';
import { WayIn } from '#features/participation/components/way-in.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/survey/signuptalentpool')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('participation'),
  component: SignUp,
});

function SignUp() {
  return <WayIn way="talentPool" />;
}
