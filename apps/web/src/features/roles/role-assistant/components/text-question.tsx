import {
  ACCOUNTABILITY_MAX_CHARACTERS,
  ASSISTANT_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextArea, TextField, type FieldKey } from '#ui/field.tsx';
import type { Answers, TextStep } from '../model/answers.ts';

type Change = (part: Partial<Answers>) => void;

interface TextQuestionProps {
  readonly name: TextStep;
  readonly answers: Answers;
  readonly onChange: Change;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

type Problem = 'titleRequired' | 'tooLong';

/** The problem with the answer to a question; undefined when the user may continue. */
function findProblem(name: TextStep, answers: Answers): { problem: Problem; max: number } | undefined {
  const max = name === 'title' ? TITLE_MAX_CHARACTERS : ASSISTANT_TEXT_MAX_CHARACTERS;
  if (name === 'accountabilities') {
    const isLong = answers.accountabilities.some(
      (line) => line.trim().length > ACCOUNTABILITY_MAX_CHARACTERS,
    );
    return isLong ? { problem: 'tooLong', max: ACCOUNTABILITY_MAX_CHARACTERS } : undefined;
  }
  const text = answers[name].trim();
  if (name === 'title' && text === '') return { problem: 'titleRequired', max };
  return text.length > max ? { problem: 'tooLong', max } : undefined;
}

interface FieldsProps extends Pick<TextQuestionProps, 'name' | 'answers' | 'onChange'> {
  readonly error: string | undefined;
  readonly onKeyDown: (event: FieldKey) => void;
}

function Accountabilities({ answers, onChange, error }: FieldsProps) {
  const { t } = useTranslation('role-assistant');
  const lines = answers.accountabilities;
  const isLong = (line: string) => line.trim().length > ACCOUNTABILITY_MAX_CHARACTERS;
  return (
    <div className="flex flex-col gap-3">
      {lines.map((line, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- three fields in a fixed order
          key={index}
          label={t('text.accountabilities.line', { number: index + 1 })}
          hideLabel
          value={line}
          error={isLong(line) ? error : undefined}
          before={<span className="text-xs tabular-nums">{index + 1}</span>}
          onChange={(value) =>
            onChange({
              accountabilities: [
                index === 0 ? value : lines[0],
                index === 1 ? value : lines[1],
                index === 2 ? value : lines[2],
              ],
            })
          }
        />
      ))}
    </div>
  );
}

function Fields(props: FieldsProps) {
  const { name, answers, onChange, error, onKeyDown } = props;
  const { t } = useTranslation('role-assistant');
  if (name === 'accountabilities') return <Accountabilities {...props} />;
  const fieldProps = { label: t(`text.${name}.question`), hideLabel: true, value: answers[name], error };
  if (name === 'title') {
    return (
      <TextField
        {...fieldProps}
        required
        placeholder={t('text.title.placeholder')}
        onChange={(title) => onChange({ title })}
      />
    );
  }
  return (
    <TextArea
      {...fieldProps}
      rows={5}
      onKeyDown={onKeyDown}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

/** One question with a text answer. Only the title is required. */
export function TextQuestion({ name, answers, onChange, onNext, onBack }: TextQuestionProps) {
  const { t } = useTranslation('role-assistant');
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const textProblem = findProblem(name, answers);
  const error =
    isAsked && textProblem !== undefined ? t(textProblem.problem, { max: textProblem.max }) : undefined;
  const goOn = () => {
    if (textProblem === undefined) onNext();
    else setIsAsked(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    goOn();
  };
  const value = answers[name];
  const isEmpty = typeof value === 'string' ? value.trim() === '' : value.every((line) => line.trim() === '');
  const isLong = name !== 'title' && name !== 'accountabilities';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="mx-auto flex w-full max-w-[600px] animate-[appear_150ms_ease-out] flex-col"
    >
      <h1 className="text-[24px] leading-[32px] font-semibold tracking-[-0.02em] text-balance md:text-number">
        {t(`text.${name}.question`)}
      </h1>
      <p className="pt-2 pb-6 text-md text-pretty text-second">{t(`text.${name}.hint`)}</p>
      <Fields
        name={name}
        answers={answers}
        onChange={onChange}
        error={error}
        onKeyDown={(event) => {
          const isGo = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (!isGo) return event.continuePropagation();
          event.preventDefault();
          goOn();
        }}
      />
      <div className="flex min-h-11 items-center justify-between gap-2 pt-6 md:gap-4">
        <PlainButton kind="light" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4 max-[359px]:hidden" />
          {t('back')}
        </PlainButton>
        <span className="flex items-center gap-4">
          <span className="hidden text-right text-xs text-third md:pointer-fine:inline">
            {t(isLong ? 'keyCtrlEnter' : 'keyEnter')}
          </span>
          <PlainButton kind="primary" type="submit">
            {t(isEmpty && name !== 'title' ? 'skip' : 'next')}
            <ArrowRight aria-hidden="true" className="size-4 max-[359px]:hidden" />
          </PlainButton>
        </span>
      </div>
    </form>
  );
}
