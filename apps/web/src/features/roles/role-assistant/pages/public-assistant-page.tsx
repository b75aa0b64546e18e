import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeOf } from '#lib/guard.ts';
import { notify } from '#lib/notify.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { stringifyQuery } from '#lib/search-values.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { AssistantRun } from '../components/assistant-run.tsx';
import { StartScreen } from '../components/start-screen.tsx';
import { REVIEW, START } from '../model/answers.ts';
import { useGuestDraft } from '../use-assistant-draft.ts';
import { useAssistantRun } from '../use-assistant-run.ts';
import { useGuestDraftCreation } from '../use-role-generation.ts';
import { OFFER_PAGE } from '../model/guest-draft-key.ts';

/** Sign-up and login continue to the page that offers the draft. */
const GOING_ON = stringifyQuery({ redirectTo: OFFER_PAGE });

interface GuestNextProps {
  readonly onChangeAnswers: () => void;
  readonly onDiscard: () => void;
}

/** Says that the draft of a visitor stays in this browser and can be moved into a workspace with an account. */
function GuestNext({ onChangeAnswers, onDiscard }: GuestNextProps) {
  const { t } = useTranslation('role-assistant');
  const isGuest = useMaybeCurrentUser() === undefined;
  const canSignUp = usePublicSettings()?.signUp === true && isGuest;
  return (
    <Card title={t('result.guestTitle')}>
      <p className="pb-4 text-pretty text-second">{t(isGuest ? 'result.guestText' : 'result.otherText')}</p>
      <div className="flex flex-wrap gap-3">
        {canSignUp && (
          <a href={`/signup${GOING_ON}`} className={buttonClass({ kind: 'primary-lila' })}>
            {t('result.signUp')}
          </a>
        )}
        {isGuest && (
          <a
            href={`/${GOING_ON}`}
            className={buttonClass({ kind: canSignUp ? 'secondary' : 'primary-lila' })}
          >
            {t('result.signIn')}
          </a>
        )}
        <PlainButton kind="secondary" onClick={onChangeAnswers}>
          {t('result.change')}
        </PlainButton>
        <PlainButton kind="text" onClick={onDiscard}>
          {t('result.discard')}
        </PlainButton>
      </div>
    </Card>
  );
}

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
