import type { Interview, InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { Quote } from '#features/survey/statement/components/quote.tsx';
import { isMissing } from '#lib/api-error.ts';
import { isShownRefusal } from '#lib/failures.ts';
import { DoubtLine } from '#ui/doubt.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { comparisonQuery, decisionQuery, interviewQuery } from '../api.ts';
import { ComparedView } from '../components/compared-view.tsx';
import { DecisionPanel } from '../components/decision-panel.tsx';
import { InterviewHeader } from '../components/interview-header.tsx';
import { PrintedSheet } from '../components/printed-sheet.tsx';
import { LateNotice, RatingPart } from '../components/rating-part.tsx';
import { RoleNotes } from '../components/role-notes.tsx';
import { StoppedNotice } from '../components/stopped-notice.tsx';
import { mergeStates } from '../model/ratings.ts';
import { useStoredRatings } from '../use-ratings.ts';

/** Everybody's ratings, with the decision note beside them. */
function ComparedPart({ interview }: { readonly interview: Interview }) {
  const key = { roleId: interview.role.id, talentId: interview.person.id };
  const comparison = useQuery(comparisonQuery(key));
  const decision = useQuery(decisionQuery(key));
  if (comparison.data === undefined) {
    if (!comparison.isError) return <Skeleton className="h-96 w-full" />;
    return <NotLoaded error={comparison.error} onRetry={() => void comparison.refetch()} />;
  }
  return (
    <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
      <ComparedView interview={interview} comparison={comparison.data} />
      <div className="min-w-0 lg:border-l lg:border-line lg:pl-8">
        {decision.data !== undefined && <DecisionPanel interview={interview} decision={decision.data} />}
        {decision.isError && decision.data === undefined && (
          <NotLoaded error={decision.error} onRetry={() => void decision.refetch()} />
        )}
      </div>
    </div>
  );
}

interface LostTextsProps {
  readonly interviewKey: InterviewParams;
  readonly reason: string;
}

/** What this device still has of an interview that cannot be opened any more, to copy. */
function LostTexts({ interviewKey, reason }: LostTextsProps) {
  const { ratings, discard } = useStoredRatings(interviewKey);
  if (ratings === undefined || ratings.length === 0) return null;
  return (
    <StoppedNotice states={mergeStates([], ratings)} questions={[]} reason={reason} onDiscard={discard} />
  );
}

interface LostInterviewProps {
  readonly interviewKey: InterviewParams;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** An interview that cannot be opened, because it did not load or the reader lost access. */
function LostInterview({ interviewKey, error, onRetry }: LostInterviewProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      {isMissing(error) && <LostTexts interviewKey={interviewKey} reason={t('stopped.lost')} />}
      <MissingRecord error={error} onRetry={onRetry} />
    </>
  );
}

interface NoInterviewProps {
  readonly interviewKey: InterviewParams;
  readonly title: string;
  readonly text: string;
}

/** There is no interview with the person (any more), in a role that the reader works on. */
function NoInterview({ interviewKey, title, text }: NoInterviewProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      <LostTexts interviewKey={interviewKey} reason={text} />
      <EmptyState
        level={1}
        icon={<NotebookPen aria-hidden="true" className="size-6" />}
        title={title}
        text={text}
        action={
          <ButtonLink to="/roles/$roleId" params={{ roleId: interviewKey.roleId }}>
            {t('notConsidered.role')}
          </ButtonLink>
        }
      />
    </>
  );
}

/** The interview of a person: the sheet while it is rated, then the comparison and the decision note. */
export function InterviewPage(key: InterviewParams) {
  const { t } = useTranslation('common');
  const { t: texts } = useTranslation('interview');
  const query = useQuery(interviewQuery(key));
  const { data: interview, error } = query;
  const isOpen = interview !== undefined && interview.opened_at !== null;
  const note = useQuery({ ...decisionQuery(key), enabled: isOpen }).data?.note ?? null;
  if (isShownRefusal(error, 'role.not_considered')) {
    const empty = { title: texts('notConsidered.title'), text: texts('notConsidered.text') };
    return <NoInterview interviewKey={key} {...empty} />;
  }
  if (isShownRefusal(error, 'interview.person_gone')) {
    return <NoInterview interviewKey={key} title={texts('gone')} text={error.message} />;
  }
  // A user who lost access meanwhile sees nothing of the interview any more.
  if (error !== null && (interview === undefined || isMissing(error))) {
    return <LostInterview interviewKey={key} error={error} onRetry={() => void query.refetch()} />;
  }
  if (interview === undefined) return <PageSkeleton label={t('state.loading')} />;
  const { person, role, workspace, version, questions, marks, quality, caution, statement } = interview;
  return (
    <>
      <InterviewHeader interview={interview} hasNote={note !== null} />
      {caution !== null && (
        <div className="max-w-[62rem] pb-4 print:hidden">
          <DoubtLine quality={quality} />
        </div>
      )}
      {!interview.may_rate && <LateNotice interview={interview} />}
      {isOpen ? <ComparedPart interview={interview} /> : <RatingPart interview={interview} />}
      <RoleNotes interview={interview} />
      <PrintedSheet
        name={person.name}
        role={role.name}
        workspace={workspace}
        version={version}
        questions={questions}
        marks={marks}
        isPaperOnly
      >
        {caution !== null && <p className="py-2 font-semibold">{caution}</p>}
        {statement !== null && <Quote title={statement.label} text={statement.lines.join('\n')} />}
      </PrintedSheet>
    </>
  );
}
