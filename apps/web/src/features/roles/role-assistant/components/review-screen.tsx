import {
  isOneAnswerOnly,
  jobRangesOf,
  statementsOf,
  type JobAnswer,
  type JobStatementId,
} from '@quint/psychometrics/job-statements.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { countAnswered, STEP_COUNT, TEXT_STEPS, type Answers, type TextStep } from '../model/answers.ts';
import { useRangeDescription } from './ranges-panel.tsx';
import { ACTION_BAR } from '#ui/action-bar.ts';

interface LineProps {
  readonly what: string;
  readonly answer: string | undefined;
  /** Shown without an answer. */
  readonly none: string;
  readonly onChange: () => void;
}

/** A question with its answer; the whole line is a link back to it. */
function Line({ what, answer, none, onChange }: LineProps) {
  const { t } = useTranslation('role-assistant');
  return (
    <li>
      <button
        type="button"
        onClick={onChange}
        aria-label={`${t('review.change', { what })} ${answer ?? none}`}
        className="group/line flex w-full items-center justify-between gap-4 rounded-md px-3 py-2 text-start transition-colors hover:bg-mute"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-0.5 md:flex-row md:justify-between">
          <span className="text-second md:w-3/5">{what}</span>
          <span
            className={
              answer === undefined
                ? 'text-third italic md:w-2/5'
                : 'font-medium wrap-anywhere whitespace-pre-line md:w-2/5'
            }
          >
            {answer ?? none}
          </span>
        </span>
        <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-third group-hover/line:text-ink" />
      </button>
    </li>
  );
}

function textOf(answers: Answers, name: TextStep): string | undefined {
  const value = answers[name];
  const text = typeof value === 'string' ? value : value.filter((line) => line.trim() !== '').join('\n');
  return text.trim() === '' ? undefined : text.trim();
}

interface TraitAnswersProps {
  readonly trait: Trait;
  readonly answers: Answers;
  readonly onChange: (statement: JobStatementId) => void;
}

/** The four statements of a trait, below their range. */
function TraitAnswers({ trait, answers: { statements }, onChange }: TraitAnswersProps) {
  const { t } = useTranslation('role-assistant');
  const { t: job } = useTranslation('job-statements');
  const { span, range, isContradictory } = useRangeDescription()(trait, statements);
  const boxOf = (answer: JobAnswer) => job(answer === 'unsure' ? 'boxes.unsure' : `boxes.box${answer}`);
  return (
    <section>
      <h3 className="flex items-baseline justify-between gap-3 px-3 pb-1 font-semibold">
        <TraitName trait={trait} />
        <span className={range === undefined ? 'text-third' : 'tabular-nums'}>{span}</span>
      </h3>
      {isContradictory && <p className="px-3 pb-1 text-xs text-partial-text">{t('ranges.contradictory')}</p>}
      <ul>
        {statementsOf(trait).map(({ id }) => {
          const answer = statements[id];
          return (
            <Line
              key={id}
              what={`… ${job(`statements.${id}`)}`}
              answer={answer === undefined ? undefined : boxOf(answer)}
              none={t('review.open')}
              onChange={() => onChange(id)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Notes about the answers; none of them blocks the draft. */
function Notes({ answers }: { readonly answers: Answers }) {
  const { t } = useTranslation('role-assistant');
  const labels = useTraitLabels();
  const ranges = jobRangesOf(answers.statements);
  const contradictory = TRAITS.filter((trait) => ranges[trait]?.isContradictory === true);
  const open = STEP_COUNT - countAnswered(answers);
  const isSame = isOneAnswerOnly(answers.statements);
  const notes = [
    isSame ? t('review.oneAnswerOnly') : undefined,
    !isSame && contradictory.length > 0
      ? t('review.contradictory', { ...labels.list(contradictory) })
      : undefined,
  ].filter((note) => note !== undefined);
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="rounded-md bg-partial-soft px-4 py-3 text-pretty text-partial-text">
          {note}
        </p>
      ))}
      {open > 0 && <p className="text-third">{t('review.unanswered', { count: open })}</p>}
    </>
  );
}

interface ReviewScreenProps {
  readonly answers: Answers;
  readonly onChange: (step: TextStep | JobStatementId) => void;
  readonly onMake: () => void;
  /** The reason why the draft could not be created. */
  readonly error: ReactNode;
  /** The host of the AI that shortens the description; undefined without AI. */
  readonly aiHost: string | undefined;
  /** The role already has a draft, which a new one replaces. */
  readonly isAgain: boolean;
}

/** All answers before the result, each of which can be changed. */
export function ReviewScreen({ answers, onChange, onMake, error, aiHost, isAgain }: ReviewScreenProps) {
  const { t } = useTranslation('role-assistant');
  const { t: job } = useTranslation('job-statements');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-title font-semibold tracking-[-0.01em] outline-none">
          {t('review.title')}
        </h1>
        <p className="pt-0.5 text-third">{t('review.lead')}</p>
      </div>
      <Notes answers={answers} />
      {aiHost !== undefined && (
        <p className="text-xs text-pretty text-third">{t('review.sent', { host: aiHost })}</p>
      )}
      <Card title={t('review.texts')}>
        <ul>
          {TEXT_STEPS.map((name) => (
            <Line
              key={name}
              what={t(`text.${name}.question`)}
              answer={textOf(answers, name)}
              none={t('review.empty')}
              onChange={() => onChange(name)}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('review.statements')}>
        <p className="px-3 pb-4 text-second">{job('stem')}</p>
        <div className="flex flex-col gap-6">
          {TRAITS.map((trait) => (
            <TraitAnswers key={trait} trait={trait} answers={answers} onChange={onChange} />
          ))}
        </div>
      </Card>
      <div
        {...ACTION_BAR}
        className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
      >
        <AlertLine>{error}</AlertLine>
        {isAgain && <p className="text-xs text-third">{t('review.again')}</p>}
        <PlainButton kind="primary-lila" disabled={textOf(answers, 'title') === undefined} onClick={onMake}>
          {t('review.make')}
        </PlainButton>
      </div>
    </div>
  );
}
