import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#lib/guard.ts';
import { notify } from '#lib/notify.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { AssistantRun } from '../components/assistant-run.tsx';
import { GuestNext } from '../components/guest-next.tsx';
import { StartScreen } from '../components/start-screen.tsx';
import { REVIEW, START } from '../model/answers.ts';
import { useGuestDraft } from '../use-assistant-draft.ts';
import { useAssistantRun } from '../use-assistant-run.ts';
import { useGuestDraftCreation } from '../use-role-generation.ts';

interface PublicAssistantPageProps {
  readonly screen: number | undefined;
  readonly onShow: (screen: number) => void;
}

function GuestAssistant({ screen, onShow }: PublicAssistantPageProps) {
  const { t } = useTranslation('role-assistant');
  const draftEditor = useGuestDraft();
  const [wasElsewhere, setWasElsewhere] = useState(false);
  const run = useAssistantRun(draftEditor, screen ?? START, (next) => {
    setWasElsewhere(true);
    onShow(next);
  });
  const draftCreation = useGuestDraftCreation(draftEditor, run);
  const discard = () => {
    const { draft } = draftEditor;
    draftEditor.forget();
    run.toStart();
    notify({
      text: t('discarded'),
      action: { label: t('undo'), isUndo: true, onPress: () => draftEditor.change(() => draft) },
    });
  };
  return (
    <AssistantRun
      run={run}
      draftEditor={draftEditor}
      draftCreation={draftCreation}
      onDiscard={discard}
      isAgain={false}
      start={
        <StartScreen
          draft={draftEditor.draft}
          isGuest
          isReturn={wasElsewhere}
          onGo={run.go}
          onRestart={discard}
        />
      }
      result={<GuestNext onChangeAnswers={() => run.go(REVIEW)} onDiscard={discard} />}
    />
  );
}

/** The role assistant for visitors; administrators are redirected to that of their workspace. */
export function PublicAssistantPage(props: PublicAssistantPageProps) {
  const user = useMaybeCurrentUser();
  if (user !== undefined && homeOf(user) === '/dashboard')
    return <Navigate to="/roles/create/assistant" replace />;
  return <GuestAssistant {...props} />;
}
