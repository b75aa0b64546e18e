import type { RoleSurvey } from '@quint/contract/roles/stakeholders.ts';
import { JOB_STATEMENTS, type JobAnswers, type JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TranslationNotice } from '#features/survey/survey/components/translation-notice.tsx';
import { StatementQuestion } from '#features/roles/job-statements/components/statement-question.tsx';
import { useOpenSurvey } from '../use-role-survey.ts';
import { RaterLayout } from './rater-layout.tsx';
import { SurveyCheck } from './survey-check.tsx';
import { SurveyIntro } from './survey-intro.tsx';

const IDS: readonly JobStatementId[] = JOB_STATEMENTS.map(({ id }) => id);
const TOTAL = IDS.length;

/** The position of the person: before the statements, at one of them, or after the last. */
type Stage = 'intro' | number | 'check';

interface OpenRoleSurveyProps {
  readonly token: string;
  readonly survey: RoleSurvey;
}

/** Navigates through the statements: in order, or some of them again before submitting. */
function useSurveyNavigation(answers: JobAnswers) {
  const [stage, setStage] = useState<Stage>('intro');
  const [hasBegun, setHasBegun] = useState(false);
  const [again, setAgain] = useState<readonly number[]>([]);
  const goTo = (next: Stage) => {
    setHasBegun(true);
    setStage(next);
  };
  const goToOpen = () => {
    const index = IDS.findIndex((id) => answers[id] === undefined);
    goTo(index === -1 ? 'check' : index);
  };
  return {
    stage,
    hasBegun,
    start: goToOpen,
    toLast: () => {
      setAgain([]);
      goTo(TOTAL - 1);
    },
    look: (ids: readonly JobStatementId[]) => {
      const positions = ids.map((id) => IDS.indexOf(id));
      setAgain(positions);
      goTo(positions[0] ?? 'check');
    },
    next: (at: number) => {
      if (again.includes(at)) return goTo(again[again.indexOf(at) + 1] ?? 'check');
      return at + 1 < TOTAL ? goTo(at + 1) : goToOpen();
    },
    back: (at: number) => {
      if (again.includes(at)) return goTo(again[again.indexOf(at) - 1] ?? 'check');
      return goTo(at === 0 ? 'intro' : at - 1);
    },
  };
}

/** A request that can be answered: introduction, statements one by one, and submitting. */
export function OpenRoleSurvey({ token, survey }: OpenRoleSurveyProps) {
  const { t } = useTranslation('role-survey');
  const { answers, savingStatus, answer, finish, isFinishing, hasFailed } = useOpenSurvey(
    token,
    survey.answers,
  );
  const navigation = useSurveyNavigation(answers);
  const { stage } = navigation;
  const answeredCount = IDS.filter((id) => answers[id] !== undefined).length;
  const statement = typeof stage === 'number' ? IDS[stage] : undefined;
  const number = typeof stage === 'number' ? stage + 1 : TOTAL;
  return (
    <RaterLayout
      workspace={survey.workspace}
      savingStatus={answeredCount > 0 ? savingStatus : undefined}
      progress={
        stage === 'intro'
          ? undefined
          : { value: answeredCount, max: TOTAL, text: t('saving.position', { number, total: TOTAL }) }
      }
    >
      {stage === 'intro' && (
        <SurveyIntro
          survey={survey}
          answeredCount={answeredCount}
          focus={navigation.hasBegun}
          onStart={navigation.start}
        />
      )}
      {typeof stage === 'number' && <TranslationNotice />}
      {typeof stage === 'number' && statement !== undefined && (
        <StatementQuestion
          statement={statement}
          value={answers[statement]}
          number={number}
          total={TOTAL}
          onAnswer={(value) => answer(statement, value)}
          onNext={() => navigation.next(stage)}
          onBack={() => navigation.back(stage)}
        />
      )}
      {stage === 'check' && (
        <SurveyCheck
          answers={answers}
          onLook={navigation.look}
          onBack={navigation.toLast}
          onFinish={finish}
          isFinishing={isFinishing}
          hasFailed={hasFailed}
        />
      )}
    </RaterLayout>
  );
}
