import { createFileRoute } from '@tanstack/react-router';
import { EntrySignUp } from '#features/survey/participation/components/entry-sign-up.tsx';
import { startFrame } from '#lib/frame-messages.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/survey/signup')({
  staticData: { who: 'everyone' },
  loader: () => {
    startFrame();
    return loadPhrases('participation');
  },
  component: SignUp,
});

function SignUp() {
  return <EntrySignUp entryOption="signup" />;
}
