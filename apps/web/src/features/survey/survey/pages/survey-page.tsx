import { SURVEY_RESULT_PATH } from '@quint/domain/survey/survey-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifySurveyFinished } from '#lib/frame-messages.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { SurveyLayout } from '../components/survey-layout.tsx';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { finishSurvey, openSurvey, previewSurvey, type FinishedSurvey, type SurveyEntry } from '../api.ts';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { laterPart } from '../components/later-part.tsx';
import { LinkPreview } from '../components/link-preview.tsx';
import { LoadingMessage } from '../components/loading.tsx';
import { OpenSurvey } from '../components/open-survey.tsx';
import { Unreachable } from '../components/unreachable.tsx';
import { takeEarlyEntry } from '../model/early-entry.ts';
import type { QueueEnd } from '../storage/answer-queue.ts';
import { stepPath, type SurveySearch } from '../search.ts';
import { followInvitation } from '../model/survey-language.ts';
import { companyOf, variantOf } from '../model/variant.ts';

const ClosedNotice = laterPart((parts) => parts.ClosedNotice);
const ProofForm = laterPart((parts) => parts.ProofForm);
const Thanks = laterPart((parts) => parts.Thanks);

interface SurveyPageProps {
  readonly search: SurveySearch;
  /** Navigates to a page of the site; `replace` adds no history entry. */
  readonly onGo: (path: string, replace?: boolean) => void;
}

/** The survey from the link to the thank-you; the state of the survey decides which page is shown. */
export function SurveyPage({ search, onGo }: SurveyPageProps) {
  const { t } = useTranslation('survey');
  useDocumentTitle(t('documentTitle'));
  const entry = useSurveyEntry(search, onGo);
  const [finishedSurvey, setFinishedSurvey] = useState<FinishedSurvey>();
  const [endReason, setEndReason] = useState<QueueEnd>();
  const { data } = entry;
  const isDone = finishedSurvey?.isWaiting === false;
  const sheet = data?.kind === 'unreachable' ? undefined : data?.session?.sheet;
  useEffect(() => {
    if (isDone) notifySurveyFinished(sheet);
  }, [isDone, sheet]);
  if (data === undefined) {
    return (
      <SurveyLayout>
        <LoadingMessage text={t('state.loading')} />
      </SurveyLayout>
    );
  }
  if (data.kind === 'unreachable') {
    return (
      <SurveyLayout status={<LanguageSwitch />}>
        <Unreachable
          title={t('state.unreachable')}
          text={
            navigator.onLine
              ? `${data.why ?? ''} ${t('state.unreachableText')}`.trim()
              : t('state.offlineText')
          }
          isRetrying={entry.isLoading}
          onRetry={entry.reload}
        />
      </SurveyLayout>
    );
  }
  const { session } = data;
  const enter = (next: SurveyEntry) => {
    setEndReason(undefined);
    entry.enter(next);
  };
  if (data.kind === 'preview' && entry.link !== undefined) {
    return (
      <SurveyLayout workspaceName={companyOf(session)} status={<LanguageSwitch />}>
        <LinkPreview session={data.session} link={entry.link} onGo={onGo} onEntry={enter} />
      </SurveyLayout>
    );
  }
  if (finishedSurvey?.isWaiting === true) {
    const verify = (next: SurveyEntry) => {
      const isDone = next.kind === 'closed' && next.state === 'completed';
      setFinishedSurvey(isDone ? { ...finishedSurvey, isWaiting: false } : undefined);
      enter(next);
    };
    return (
      <SurveyLayout workspaceName={companyOf(session)} status={<LanguageSwitch />}>
        <ProofForm why="handedIn" isSent onProved={verify} />
      </SurveyLayout>
    );
  }
  if (finishedSurvey !== undefined) {
    return (
      <SurveyLayout workspaceName={companyOf(session)} status={<LanguageSwitch />}>
        <Thanks
          variant={variantOf(session)}
          firstName={session?.first_name}
          countdownSeconds={finishedSurvey.countdownSeconds}
          onContinue={() => onGo(toOwnPath(finishedSurvey.redirect) ?? SURVEY_RESULT_PATH)}
          onResult={() => onGo(SURVEY_RESULT_PATH)}
        />
      </SurveyLayout>
    );
  }
  if (data.kind === 'open' && endReason === undefined) {
    const finish = (outcome: FinishedSurvey) => {
      setFinishedSurvey(outcome);
      onGo(stepPath(undefined), true);
    };
    return (
      <OpenSurvey
        session={data.session}
        step={search.step}
        onStep={(step) => onGo(stepPath(step))}
        onFinished={finish}
        onEnded={(reason) => {
          // The server says more about a role that is filled.
          if (reason === 'role_filled') entry.reload();
          else setEndReason(reason);
        }}
      />
    );
  }
  const isWaiting = data.kind === 'closed' && data.state === 'awaiting_proof';
  /**
   * The answers were submitted before the page was reloaded: the code finishes the survey as if it had been entered at
   * once.
   */
  const enterProved = async (next: SurveyEntry) => {
    const isCompleted = next.kind === 'closed' && next.state === 'completed';
    const outcome = isWaiting && isCompleted ? await finishSurvey() : undefined;
    if (outcome?.kind === 'finished') setFinishedSurvey(outcome);
    enter(next);
  };
  const reopen = () => {
    setEndReason(undefined);
    entry.reload();
  };
  return (
    <SurveyLayout workspaceName={companyOf(session)} status={<LanguageSwitch />}>
      <ClosedNotice
        state={endReason ?? (data.kind === 'closed' ? data.state : 'no_session')}
        session={session}
        focus={endReason !== undefined}
        link={entry.link}
        onResult={() => onGo(SURVEY_RESULT_PATH)}
        onOpen={reopen}
        onEntry={(next) => void enterProved(next)}
      />
    </SurveyLayout>
  );
}

const ENTRY_KEY = ['survey', 'entry'];

/** Reads the survey once, by the link of the URL or else the session, and removes an open link from the URL. */
function useSurveyEntry({ link, step }: SurveySearch, onGo: SurveyPageProps['onGo']) {
  const unspent = useRef(link);
  // Kept for a link that requires a code, after it was removed from the URL.
  const [initialLink] = useState(link);
  const entry = useQuery({
    queryKey: ENTRY_KEY,
    queryFn: async () => {
      const { current } = unspent;
      const surveyEntry = await (takeEarlyEntry() ??
        (current === undefined ? openSurvey(current) : previewSurvey(current)));
      if (surveyEntry.kind !== 'unreachable' && surveyEntry.session?.workspace) {
        await followInvitation(surveyEntry.session.language);
      }
      return surveyEntry;
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { data } = entry;
  const isUnreachable = data?.kind === 'unreachable';
  const { refetch } = entry;
  useEffect(() => {
    if (!isUnreachable) return;
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnreachable, refetch]);
  const isInAddress = link !== undefined;
  useEffect(() => {
    if (data === undefined || data.kind === 'unreachable' || data.kind === 'preview') return;
    // A link that opened nothing stays in the URL, so that the page can be reloaded.
    if (data.kind === 'closed' && data.session?.sheet === undefined && unspent.current !== undefined) return;
    // The session cookie is used from here on.
    unspent.current = undefined;
    if (isInAddress) onGo(stepPath(step), true);
  }, [data, isInAddress, onGo, step]);
  const client = useQueryClient();
  return {
    data,
    link: initialLink,
    isLoading: entry.isFetching,
    reload: () => void entry.refetch(),
    /** Continues after a proof or a confirmation of ownership. */
    enter: (next: SurveyEntry) => client.setQueryData(ENTRY_KEY, next),
  };
}
