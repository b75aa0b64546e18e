import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { StatementQuestion } from '#features/job-statements/components/statement-question.tsx';
import { CreationProgress } from '#features/roles/components/creation-progress.tsx';
import type { CreationStep } from '#features/roles/use-creation.ts';
import { Card } from '#ui/card.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { REVIEW, screenOf, START, stepAt, STEP_COUNT } from '../model/answers.ts';
import type { DraftEditing } from '../use-assistant-draft.ts';
import type { Run } from '../use-assistant-run.ts';
import { AssistantBar } from './assistant-bar.tsx';
import { RangesLine, RangesSoFar } from './ranges-panel.tsx';
import { TextQuestion } from './text-question.tsx';

/** Both are fetched while the questions are answered, so that the first one is there sooner. */
const fetchReview = () => import('./review-screen.tsx');
const ReviewScreen = lazy(async () => ({ default: (await fetchReview()).ReviewScreen }));
const fetchResult = () => import('./result-screen.tsx');
const ResultScreen = lazy(async () => ({ default: (await fetchResult()).ResultScreen }));

interface QuestionProps {
  readonly run: Run;
  readonly editing: DraftEditing;
}

function Question({ run, editing }: QuestionProps) {
  const { answers } = editing.draft;
  const step = stepAt(run.screen);
  if (step === undefined) return null;
  if (step.kind === 'text') {
    return (
      <TextQuestion
        key={step.name}
        name={step.name}
        answers={answers}
        onChange={run.change}
        onNext={run.next}
        onBack={run.back}
      />
    );
  }
  return (
    <StatementQuestion
      statement={step.id}
      value={answers.statements[step.id]}
      number={run.screen}
      total={STEP_COUNT}
      canSkip
      onAnswer={(answer) =>
        editing.change((before) => ({
          ...before,
          answers: {
            ...before.answers,
            statements: { ...before.answers.statements, [step.id]: answer },
          },
        }))
      }
      onNext={run.next}
      onBack={run.back}
    />
  );
}

/** A question, with the ranges beside it or, on a narrow screen, in a line above it. */
function QuestionScreen(props: QuestionProps) {
  const { t } = useTranslation('role-assistant');
  const { statements } = props.editing.draft.answers;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="xl:hidden">
        <RangesLine statements={statements} />
      </div>
      <Card>
        <div className="flex flex-col justify-center py-2 md:min-h-[440px] md:px-3 md:py-6">
          <Question {...props} />
        </div>
      </Card>
      <div className="hidden xl:block">
        <Card title={t('ranges.title')}>
          <RangesSoFar statements={statements} />
        </Card>
      </div>
    </div>
  );
}

/** Whether AI has proposed a shorter description, or why not. */
export type Short =
  | { readonly isThere: true }
  | { readonly isThere: false; readonly reason: string }
  | undefined;

export interface Making {
  /** The steps of making the draft, and the one that runs. */
  readonly steps: readonly CreationStep[];
  readonly now: CreationStep | undefined;
  readonly error: string | undefined;
  /** Where AI has the description shortened; undefined without AI. */
  readonly aiHost?: string | undefined;
  readonly short?: Short | undefined;
  readonly make: () => void;
}

interface AssistantRunProps extends QuestionProps {
  readonly making: Making;
  readonly start: ReactNode;
  /** What can be done with the result. */
  readonly result: ReactNode;
  readonly onDiscard: () => void;
  /** The role has texts and ranges of an earlier draft. */
  readonly isAgain: boolean;
}

/** The assistant from its start to its result. */
export function AssistantRun(props: AssistantRunProps) {
  const { run, editing, making, start, result, onDiscard, isAgain } = props;
  const { t } = useTranslation('role-assistant');
  const { t: common } = useTranslation('common');
  const { answers } = editing.draft;
  const { screen } = run;
  const isUnderWay = screen !== START;
  useEffect(() => {
    if (isUnderWay) void Promise.all([fetchReview(), fetchResult()]).catch(() => undefined);
  }, [isUnderWay]);
  useDocumentTitle(t('title'));
  if (screen === START) return start;
  if (making.now !== undefined) {
    return (
      <Card>
        <CreationProgress steps={making.steps} now={making.now} />
      </Card>
    );
  }
  if (screen > REVIEW) {
    return (
      <Suspense fallback={<PageSkeleton label={common('state.loading')} />}>
        <ResultScreen answers={answers}>{result}</ResultScreen>
      </Suspense>
    );
  }
  return (
    <>
      <AssistantBar
        screen={screen}
        editing={editing}
        onDiscard={answers.title.trim() === '' ? undefined : onDiscard}
      />
      {screen === REVIEW ? (
        <Suspense fallback={<PageSkeleton label={common('state.loading')} />}>
          <ReviewScreen
            answers={answers}
            onChange={(step) => run.revisit(screenOf(step))}
            onMake={making.make}
            error={making.error}
            aiHost={making.aiHost}
            isAgain={isAgain}
          />
        </Suspense>
      ) : (
        <QuestionScreen run={run} editing={editing} />
      )}
    </>
  );
}
