import { useTranslation } from 'react-i18next';
import { StatementQuestion } from '#features/roles/job-statements/components/statement-question.tsx';
import { TranslationNotice } from '#features/survey/survey/components/translation-notice.tsx';
import { Card } from '#ui/card.tsx';
import { stepAt, STEP_COUNT } from '../model/answers.ts';
import type { DraftEditing } from '../use-assistant-draft.ts';
import type { Run } from '../use-assistant-run.ts';
import { RangesLine, RangesSoFar } from './ranges-panel.tsx';
import { TextQuestion } from './text-question.tsx';

export interface QuestionProps {
  readonly run: Run;
  readonly draftEditor: DraftEditing;
}

function Question({ run, draftEditor }: QuestionProps) {
  const { answers } = draftEditor.draft;
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
    <>
      <TranslationNotice />
      <StatementQuestion
        statement={step.id}
        value={answers.statements[step.id]}
        number={run.screen}
        total={STEP_COUNT}
        canSkip
        onAnswer={(answer) =>
          draftEditor.change((before) => ({
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
    </>
  );
}

/** A question, with the ranges beside it, or above it in one line on a narrow screen. */
export function QuestionScreen(props: QuestionProps) {
  const { t } = useTranslation('role-assistant');
  const { statements } = props.draftEditor.draft.answers;
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
