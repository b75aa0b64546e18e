import type { MailsAnswer } from '@quint/contract/survey/participation.ts';
import { MAILS_OFF_PATH } from '@quint/domain/survey/survey-paths.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '../components/survey-layout.tsx';
import { api, apiData } from '#lib/api-client.ts';
import { failureText } from '#lib/failures.ts';
import { linkProblemOf, type LinkProblem } from '#lib/link-problems.ts';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { LoadingMessage } from '../components/loading.tsx';
import { LinkNotice } from '../components/link-notice.tsx';
import { Notice } from '../components/notice.tsx';

interface MailsOffPageProps {
  /** The token of the link in the mail. */
  readonly token: string;
}

const ICONS = { ask: BellOff, off: BellOff, on: BellRing } as const;
type State = keyof typeof ICONS;

interface Mails {
  readonly state: State;
  readonly linkProblem: LinkProblem | undefined;
  readonly isLoading: boolean;
  /** The error of the refused change or of loading. */
  readonly error: Error | null;
  /** A change was made on this page. */
  readonly isPressed: boolean;
  readonly isPending: boolean;
  readonly press: (off: boolean) => void;
}

/** Whether mails to the address are stopped, and a function that changes it. */
function useMails(token: string): Mails {
  const [isTurnedOff, setIsTurnedOff] = useState<boolean>();
  const stand = useQuery({
    queryKey: ['survey', 'mails', token],
    // A URL without a token is not a mailed link.
    enabled: token !== '',
    queryFn: () => apiData<MailsAnswer>('/survey/mails', { body: { token } }),
    retry: (count, error) => linkProblemOf(error) === undefined && count < 2,
  });
  const change = useMutation({
    mutationFn: (off: boolean) => api(off ? '/survey/mails-off' : '/survey/mails-on', { body: { token } }),
    onSuccess: (_answer, off) => setIsTurnedOff(off),
  });
  const loadedState: State = stand.data?.off === true ? 'off' : 'ask';
  const changedState: State = isTurnedOff === true ? 'off' : 'on';
  const state: State = isTurnedOff === undefined ? loadedState : changedState;
  const linkProblem = token === '' ? 'damaged' : linkProblemOf(stand.error);
  return {
    state,
    linkProblem,
    isLoading: stand.isLoading,
    error: change.error ?? (linkProblem === undefined ? stand.error : null),
    isPressed: isTurnedOff !== undefined,
    press: (off) => {
      if (!change.isPending) change.mutate(off);
    },
    isPending: change.isPending,
  };
}

/**
 * The unsubscribe page. A button stops mails of all workspaces, another allows them again. Opening the page changes
 * nothing, because mail programs open links automatically.
 */
export function MailsOffPage({ token }: MailsOffPageProps) {
  const { t } = useTranslation('survey');
  // The token is removed from the address bar; this page keeps it.
  const [own] = useState(token);
  useEffect(() => {
    window.history.replaceState(null, '', MAILS_OFF_PATH);
  }, []);
  const { state, linkProblem, isLoading, error, isPressed, press, isPending } = useMails(own);
  const problem = error === null ? undefined : failureText(error, t('mails.failed'));
  useDocumentTitle(t('mails.ask.title'));
  const Icon = ICONS[state];
  const isOff = state === 'off';
  if (linkProblem !== undefined) {
    return (
      <SurveyLayout status={<LanguageSwitch />}>
        <LinkNotice focus problem={linkProblem} />
      </SurveyLayout>
    );
  }
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      {isLoading ? (
        <LoadingMessage text={t('state.loading')} />
      ) : (
        <Notice
          key={state}
          focus={isPressed}
          icon={<Icon aria-hidden="true" className="size-6" />}
          title={t(`mails.${state}.title`)}
          text={t(`mails.${state}.text`)}
          actions={
            (state === 'ask' || isOff) && (
              <PlainButton
                kind={isOff ? 'secondary' : 'primary-lila'}
                size="lg"
                aria-disabled={isPending}
                onClick={() => press(!isOff)}
              >
                {t(isOff ? 'mails.allow' : 'mails.stop')}
              </PlainButton>
            )
          }
          problem={problem}
        />
      )}
    </SurveyLayout>
  );
}
