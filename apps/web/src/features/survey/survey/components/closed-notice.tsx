import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { CalendarClock, Hourglass, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import type { ClosedState, SurveyEntry, SurveyLink } from '../api.ts';
import { CompletedNotice } from './completed-notice.tsx';
import { FilledNotice } from './filled-notice.tsx';
import { LinkNotice } from './link-notice.tsx';
import { Notice } from './notice.tsx';
import { ProofForm } from './proof-form.tsx';
import { AnswerOwnerPrompt } from './answer-owner-prompt.tsx';

interface ClosedNoticeProps {
  readonly state: ClosedState;
  readonly session: SurveySession | undefined;
  readonly onResult: () => void;
  /** Opens the survey again: it may be open now, or there is a new one. */
  readonly onOpen: () => void;
  /** Called when the address was proved, or the ownership of the answers was confirmed. */
  readonly onEntry: (entry: SurveyEntry) => void;
  /** The link that led here, if it requires a code or its survey has ended. */
  readonly link?: SurveyLink | undefined;
  /** Takes the focus, because it replaces the previous page. */
  readonly focus?: boolean | undefined;
}

/** The reason why the survey cannot be answered, and the possible next steps. */
export function ClosedNotice({ state, session, onResult, onOpen, onEntry, link, focus }: ClosedNoticeProps) {
  const { t } = useTranslation('survey');
  const format = useFormat();
  const date = session?.date ?? undefined;
  switch (state) {
    case 'completed':
      return <CompletedNotice focus={focus} onResult={onResult} onStarted={onOpen} onEntry={onEntry} />;
    case 'awaiting_proof':
      return <ProofForm why="handedIn" isSent focus={focus} onProved={onEntry} />;
    case 'code_needed':
      return <ProofForm why="begun" link={link} focus={focus} onProved={onEntry} />;
    case 'whose_answers':
      return <AnswerOwnerPrompt answeredCount={session?.answered ?? 0} focus={focus} onSaid={onEntry} />;
    case 'link_used':
      return <LinkNotice focus={focus} problem="used" title={t('proof.used')} text={t('proof.usedText')} />;
    case 'assessment_expired':
      return (
        <Notice
          focus={focus}
          icon={<CalendarClock aria-hidden="true" className="size-6" />}
          title={t('state.assessmentExpired')}
          text={date && t('state.assessmentExpiredOn', { date: format.lastDay(date) })}
        />
      );
    case 'not_started':
      return (
        <Notice
          focus={focus}
          icon={<Hourglass aria-hidden="true" className="size-6" />}
          title={t('state.notStarted')}
          text={
            date === undefined
              ? t('state.notStartedText')
              : t('state.notStartedOn', { date: format.date(date, 'dateTime') })
          }
          actions={
            <PlainButton kind="secondary" onClick={onOpen}>
              {t('state.checkAgain')}
            </PlainButton>
          }
        />
      );
    case 'no_session':
    case 'replaced':
      return (
        <Notice
          focus={focus}
          icon={<MailOpen aria-hidden="true" className="size-6" />}
          title={state === 'replaced' ? t('state.replaced') : t('state.noSession')}
          text={state === 'replaced' ? t('state.replacedText') : t('state.noSessionText')}
        />
      );
    case 'damaged':
      return <LinkNotice focus={focus} problem="damaged" />;
    case 'not_found':
      return <LinkNotice focus={focus} problem="unknown" />;
    case 'role_filled':
      return <FilledNotice session={session} link={link} focus={focus} />;
    case 'expired':
      return (
        <LinkNotice
          focus={focus}
          problem="expired"
          title={t('state.expired')}
          text={t('state.expiredText')}
        />
      );
  }
}
