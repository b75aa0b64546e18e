import {
  isOneAnswerOnly,
  JOB_STATEMENTS,
  jobRangesOf,
  statementsOf,
  type JobAnswers,
  type JobStatementId,
} from '@quint/psychometrics/job-statements.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StageHeading } from '#features/survey/survey/components/stage-heading.tsx';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface SurveyCheckProps {
  readonly answers: JobAnswers;
  readonly onLook: (statements: readonly JobStatementId[]) => void;
  readonly onBack: () => void;
  readonly onFinish: () => void;
  readonly isFinishing: boolean;
  readonly hasFailed: boolean;
}

/** After the last statement: notes about the answers, and submitting them. */
export function SurveyCheck(props: SurveyCheckProps) {
  const { answers, onLook, onBack, onFinish, isFinishing, hasFailed } = props;
  const { t } = useTranslation('role-survey');
  const total = JOB_STATEMENTS.length;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <StageHeading>{t('check.title', { total })}</StageHeading>
        <p className="text-md text-pretty text-second">{t('check.lead')}</p>
      </div>
      <Notes answers={answers} onLook={onLook} />
      <div className="flex flex-wrap items-center gap-3">
        <PlainButton kind="primary-lila" size="lg" aria-disabled={isFinishing} onClick={onFinish}>
          {isFinishing && <Spinner />}
          {t('check.send')}
        </PlainButton>
        <PlainButton kind="light" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('check.back')}
        </PlainButton>
      </div>
      <AlertLine>{hasFailed ? t('check.failed') : undefined}</AlertLine>
    </div>
  );
}

interface NotesProps {
  readonly answers: JobAnswers;
  readonly onLook: (statements: readonly JobStatementId[]) => void;
}

function Notes({ answers, onLook }: NotesProps) {
  const { t } = useTranslation('role-survey');
  const traitLabels = useTraitLabels();
  if (isOneAnswerOnly(answers)) {
    const look = () => onLook(JOB_STATEMENTS.map(({ id }) => id));
    return <Note title={t('check.same')} text={t('check.sameText')} onLook={look} />;
  }
  const ranges = jobRangesOf(answers);
  const contradictoryTraits = TRAITS.filter((trait) => ranges[trait]?.isContradictory === true);
  return contradictoryTraits.map((trait: Trait) => {
    const forms = traitLabels.one(trait);
    return (
      <Note
        key={trait}
        title={t('check.torn', { ...forms })}
        text={t('check.tornText', { ...forms })}
        onLook={() => onLook(statementsOf(trait).map(({ id }) => id))}
      />
    );
  });
}

interface NoteProps {
  readonly title: string;
  readonly text: string;
  readonly onLook: () => void;
}

function Note({ title, text, onLook }: NoteProps) {
  const { t } = useTranslation('role-survey');
  return (
    <section className="flex flex-col items-start gap-2 rounded-lg bg-partial-soft px-5 py-4 text-partial-text">
      <h2 className="font-semibold text-pretty">{title}</h2>
      <p className="text-pretty">{text}</p>
      <PlainButton kind="secondary" size="sm" onClick={onLook}>
        {t('check.look')}
      </PlainButton>
    </section>
  );
}
