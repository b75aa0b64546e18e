import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { CreationProgress } from '#features/roles/roles/components/creation-progress.tsx';
import type { CreationStep } from '#features/roles/roles/use-creation.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Card } from '#ui/card.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { REVIEW, screenOf, START } from '../model/answers.ts';
import { AssistantBar } from './assistant-bar.tsx';
import type { QuestionProps } from './question-screen.tsx';

/** Loaded while the user reads the start screen. */
const fetchQuestions = () => import('./question-screen.tsx');
const QuestionScreen = lazy(async () => ({ default: (await fetchQuestions()).QuestionScreen }));
/** Loaded while the user answers the questions. */
const fetchReview = () => import('./review-screen.tsx');
const ReviewScreen = lazy(async () => ({ default: (await fetchReview()).ReviewScreen }));
const fetchResult = () => import('./result-screen.tsx');
const ResultScreen = lazy(async () => ({ default: (await fetchResult()).ResultScreen }));

/** Whether AI has proposed a shorter description, or why not. */
export type Short =
  | { readonly isThere: true }
  | { readonly isThere: false; readonly reason: string }
  | undefined;

export interface DraftCreation {
  /** The steps of creating the draft, and the current one. */
  readonly steps: readonly CreationStep[];
  readonly now: CreationStep | undefined;
  readonly error: string | undefined;
  /** The host of the AI that shortens the description; undefined without AI. */
  readonly aiHost?: string | undefined;
  readonly short?: Short | undefined;
  readonly make: () => void;
}

interface AssistantRunProps extends QuestionProps {
  readonly draftCreation: DraftCreation;
  readonly start: ReactNode;
  /** The actions for the result. */
  readonly result: ReactNode;
  readonly onDiscard: () => void;
  /** The role has texts and ranges from an earlier draft. */
  readonly isAgain: boolean;
}

/** The assistant from the start to the result. */
export function AssistantRun(props: AssistantRunProps) {
  const { run, draftEditor, draftCreation, start, result, onDiscard, isAgain } = props;
  const { t } = useTranslation('role-assistant');
  const { t: common } = useTranslation('common');
  const { answers } = draftEditor.draft;
  const { screen } = run;
  const hasStarted = screen !== START;
  useWhenIdle(fetchQuestions);
  useEffect(() => {
    if (hasStarted) void Promise.all([fetchReview(), fetchResult()]).catch(() => undefined);
  }, [hasStarted]);
  useDocumentTitle(t('title'));
  if (screen === START) return start;
  if (draftCreation.now !== undefined) {
    return (
      <Card>
        <CreationProgress steps={draftCreation.steps} now={draftCreation.now} />
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
        draftEditor={draftEditor}
        onDiscard={answers.title.trim() === '' ? undefined : onDiscard}
      />
      {screen === REVIEW ? (
        <Suspense fallback={<PageSkeleton label={common('state.loading')} />}>
          <ReviewScreen
            answers={answers}
            onChange={(step) => run.revisit(screenOf(step))}
            onMake={draftCreation.make}
            error={draftCreation.error}
            aiHost={draftCreation.aiHost}
            isAgain={isAgain}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<PageSkeleton label={common('state.loading')} />}>
          <QuestionScreen run={run} draftEditor={draftEditor} />
        </Suspense>
      )}
    </>
  );
}
