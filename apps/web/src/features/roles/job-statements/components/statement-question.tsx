import type { JobAnswer, JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AnswerBox, type Choice } from '#features/survey/survey/components/answer-options.tsx';
import { useItemCard, type StatementCard } from '#features/survey/survey/use-item-card.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { useAdvance } from '../use-advance.ts';

const BOXES = [1, 2, 3, 4] as const;
/** The value and key of "I cannot say" among the boxes; 5 works as a second key. */
const UNSURE = 0;
const POSITION_ID = 'statement-position';

function toAnswer(value: number): JobAnswer {
  return BOXES.find((box) => box === value) ?? 'unsure';
}

function toValue(answer: JobAnswer | undefined): number | undefined {
  return answer === 'unsure' ? UNSURE : answer;
}

interface StatementQuestionProps {
  readonly statement: JobStatementId;
  /** The answer so far. */
  readonly value: JobAnswer | undefined;
  /** The position among all statements, such as 7 of 25. */
  readonly number: number;
  readonly total: number;
  readonly onAnswer: (answer: JobAnswer) => void;
  /** Called shortly after an answer, and when the person presses "Next". */
  readonly onNext: () => void;
  /** Undefined on the first question. */
  readonly onBack?: (() => void) | undefined;
  /** Whether the statement may be skipped. */
  readonly canSkip?: boolean;
}

/**
 * One statement about the work in a role, with four boxes and "I cannot say". Keep it mounted between statements, so
 * that digits typed quickly answer one statement each.
 */
export function StatementQuestion(props: StatementQuestionProps) {
  const { statement, value, onAnswer, onNext, onBack } = props;
  const advance = useAdvance({
    statement,
    onAnswer: (choice) => onAnswer(toAnswer(choice)),
    onNext,
    onBack,
  });
  return (
    <StatementCardView
      {...props}
      key={statement}
      card={{
        choices: useChoices(),
        value: toValue(value),
        onAnswer: advance.answer,
        onType: advance.type,
        onStay: advance.stay,
        onNext: advance.goOn,
        onTakeBack: advance.takeBack,
      }}
      onBack={onBack === undefined ? undefined : advance.goBack}
    />
  );
}

function useChoices(): readonly Choice[] {
  const { t } = useTranslation('job-statements');
  return [
    ...BOXES.map((box) => ({ value: box, label: t(`boxes.box${box}`) })),
    { value: UNSURE, label: t('boxes.unsure'), otherKey: '5' },
  ];
}

interface StatementCardViewProps extends StatementQuestionProps {
  readonly card: StatementCard;
}

/** Remounted for each statement, so that the focus moves with it. */
function StatementCardView({ statement, number, total, onBack, canSkip, card }: StatementCardViewProps) {
  const { t } = useTranslation('job-statements');
  const { group, selected, isChoiceMissing, choose, confirm, onKeyDown, onKeyUp } = useItemCard(card);
  const boxOf = (choice: Choice) => ({ choice, isSelected: selected === choice.value, onChoose: choose });
  return (
    <div className="flex animate-[appear_150ms_ease-out] flex-col">
      <p id={POSITION_ID} className="sr-only">
        {t('question.position', { number, total })}
      </p>
      <fieldset
        ref={group}
        role="radiogroup"
        // A translated statement may have another meaning.
        translate="no"
        tabIndex={-1}
        aria-describedby={POSITION_ID}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        className="notranslate group/statement min-w-0 outline-none"
      >
        <legend className="w-full pb-6 md:pb-8">
          <h1 className="flex min-h-38 flex-col justify-center gap-2 text-center md:min-h-30">
            <span className="text-md text-second">{t('stem')}</span>
            <span className="text-[24px] leading-[32px] font-semibold tracking-[-0.02em] text-balance wrap-anywhere md:text-number">
              {t(`statements.${statement}`)}
            </span>
          </h1>
        </legend>
        <div className="grid gap-2.5 md:grid-cols-4 md:gap-3">
          {card.choices.map((choice) =>
            choice.value === UNSURE ? (
              <div key={choice.value} className="md:col-span-4">
                <AnswerBox {...boxOf(choice)} look="line" />
              </div>
            ) : (
              <AnswerBox key={choice.value} {...boxOf(choice)} />
            ),
          )}
        </div>
      </fieldset>
      <div className="flex min-h-11 items-center justify-between gap-2 pt-5 md:gap-4 md:pt-7">
        {onBack === undefined ? (
          <span />
        ) : (
          <PlainButton kind="light" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-4 max-[359px]:hidden" />
            {t('question.back')}
          </PlainButton>
        )}
        <span className="flex items-center gap-4">
          <output className="text-right text-xs text-second empty:hidden">
            {isChoiceMissing && t('question.choiceMissing')}
          </output>
          {!isChoiceMissing && (
            <span className="hidden text-right text-xs text-third md:pointer-fine:inline">
              {t('question.keys')}
            </span>
          )}
          {(selected !== undefined || canSkip === true) && (
            <PlainButton kind="light" onClick={selected === undefined ? card.onNext : confirm}>
              {t(selected === undefined ? 'question.skip' : 'question.next')}
              <ArrowRight aria-hidden="true" className="size-4 max-[359px]:hidden" />
            </PlainButton>
          )}
        </span>
      </div>
    </div>
  );
}
