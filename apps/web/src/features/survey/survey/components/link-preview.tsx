import { SURVEY_RESULT_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { CircleCheck, MailCheck, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { declineSurvey, openSurvey, type SurveyEntry, type SurveyLink } from '../api.ts';
import { minutesLeft } from '../model/pace.ts';
import { stepPath } from '../search.ts';
import { Intro } from './intro.tsx';
import { Notice } from './notice.tsx';

interface LinkPreviewProps {
  readonly session: SurveySession;
  readonly link: SurveyLink;
  readonly onGo: (path: string, replace?: boolean) => void;
  readonly onEntry: (entry: SurveyEntry) => void;
}

/** The next page after the link was opened. */
function pathAfter(entry: SurveyEntry): string | undefined {
  if (entry.kind === 'open') return stepPath(entry.session.demographics_given === true ? 'items' : 'about');
  return entry.kind === 'closed' && entry.state === 'completed' ? SURVEY_RESULT_PATH : undefined;
}

/** Opens or declines a link, one request at a time. */
function useLink({ link, onGo, onEntry }: Omit<LinkPreviewProps, 'session'>) {
  const { t } = useTranslation('survey');
  const [state, setState] = useState<'idle' | 'sending' | 'declined'>('idle');
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<'idle' | 'declined'>) => {
    if (state === 'sending') return;
    setState('sending');
    setProblem(undefined);
    try {
      setState(await work());
    } catch (error) {
      setProblem(failureText(error, t('proof.failed')));
      setState('idle');
    }
  };
  const open = async () => {
    const entry = await openSurvey(link);
    // Removes the link from the URL before the next page gets a history entry.
    if (entry.kind !== 'unreachable') onGo(stepPath(undefined), true);
    onEntry(entry);
    const path = pathAfter(entry);
    if (path !== undefined) onGo(path);
    return 'idle' as const;
  };
  const decline = async () => {
    await declineSurvey(link);
    onGo(stepPath(undefined), true);
    return 'declined' as const;
  };
  return { state, problem, open: () => void run(open), decline: () => void run(decline) };
}

/**
 * The page of a survey link before the person presses anything. Mail servers open links, so loading it neither starts
 * the survey nor proves the address.
 */
export function LinkPreview({ session, ...linkOptions }: LinkPreviewProps) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  const { state, problem, open, decline } = useLink(linkOptions);
  const isSending = state === 'sending';
  if (state === 'declined') {
    return (
      <Notice
        focus
        icon={<ShieldCheck aria-hidden="true" className="size-6" />}
        title={t('preview.declined')}
        text={t('preview.declinedText')}
      />
    );
  }
  const workspace = session.workspace?.name ?? '';
  const request = session.preview?.request;
  const declineActions = request && (
    <>
      <PlainButton kind="secondary" size="lg" aria-disabled={isSending} onClick={decline}>
        {t('preview.notMe')}
      </PlainButton>
      <p className="basis-full text-pretty text-second">
        {t(request.name ? 'preview.requested' : 'preview.requestedNobody', {
          workspace,
          name: request.name,
          date: format.date(request.date, 'dateTime'),
        })}
      </p>
    </>
  );
  if (session.state === 'open') {
    return (
      <Intro
        session={session}
        answeredCount={session.answered}
        minutes={minutesLeft([], session.total - session.answered)}
        onStart={open}
        focus={false}
        isPreview
        declineActions={declineActions}
        problem={problem}
      />
    );
  }
  const isDone = session.state === 'completed';
  const Icon = isDone ? CircleCheck : MailCheck;
  return (
    <Notice
      icon={<Icon aria-hidden="true" className="size-6" />}
      title={isDone ? t('state.completed') : t('preview.waiting')}
      text={isDone ? t('state.completedText') : t('preview.waitingText', { workspace })}
      actions={
        <>
          <PlainButton kind="primary-lila" size="lg" aria-disabled={isSending} onClick={open}>
            {isDone ? t('state.skip') : t('preview.open')}
          </PlainButton>
          {declineActions}
        </>
      }
      problem={problem}
    />
  );
}
