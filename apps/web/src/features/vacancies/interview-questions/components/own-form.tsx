import type { OwnQuestion, RoleQuestions } from '@quint/contract/roles/interview-questions.ts';
import {
  ANCHOR_MAX_CHARACTERS,
  OWN_QUESTION_MAX_CHARACTERS,
  OWN_QUESTIONS_MAX,
} from '@quint/domain/base/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { failureText, isShownRefusal } from '#lib/failures.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { questionsQuery, useSaveOwn } from '../api.ts';

const NO_ANCHORS = { low: '', middle: '', high: '' } as const;
const EMPTY: OwnQuestion = { text: '', anchors: null };
const STEPS = ['low', 'middle', 'high'] as const;

interface OwnFieldsProps {
  readonly number: number;
  readonly value: OwnQuestion;
  readonly onChange: (value: OwnQuestion) => void;
  readonly onRemove: () => void;
}

function OwnFields({ number, value, onChange, onRemove }: OwnFieldsProps) {
  const { t } = useTranslation('interview-questions');
  const anchors = value.anchors ?? NO_ANCHORS;
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-3">
      <legend className="sr-only">{t('own.question', { number })}</legend>
      <div className="flex items-start gap-2">
        <TextArea
          label={t('own.question', { number })}
          hint={t('own.hint')}
          rows={2}
          maxLength={OWN_QUESTION_MAX_CHARACTERS}
          value={value.text}
          onChange={(text) => onChange({ ...value, text })}
        />
        <Button kind="icon" aria-label={t('own.remove', { number })} onPress={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <Disclosure label={t('own.anchors')}>
        <div className="flex flex-col gap-2 pt-2">
          {STEPS.map((step) => (
            <TextField
              key={step}
              label={t(`own.${step}`)}
              maxLength={ANCHOR_MAX_CHARACTERS}
              value={anchors[step]}
              onChange={(text) => onChange({ ...value, anchors: { ...anchors, [step]: text } })}
            />
          ))}
        </div>
      </Disclosure>
    </fieldset>
  );
}

interface OwnFormProps {
  readonly roleId: string;
  readonly own: RoleQuestions['own'];
  readonly onClose: () => void;
}

/** The questions that administrators write for a role; rows without a text are dropped. */
export function OwnForm({ roleId, own, onClose }: OwnFormProps) {
  const { t } = useTranslation('interview-questions');
  const client = useQueryClient();
  const save = useSaveOwn(roleId);
  const [baseVersion, setBaseVersion] = useState(own.seen);
  const [start] = useState(() => (own.questions.length === 0 ? [EMPTY] : own.questions));
  const questionsDraft = useDraftedValue<readonly OwnQuestion[]>(
    `own-questions/${roleId}`,
    start,
    (questions) => JSON.stringify(questions) === JSON.stringify(start),
  );
  const questions = questionsDraft.value;
  // A row keeps its key when one above it is removed, so that its open examples stay open.
  const [keys, setKeys] = useState(() => questions.map((_, index) => index));
  const change = (index: number, value: OwnQuestion | undefined) =>
    questionsDraft.setValue(questions.flatMap((each, at) => (at === index ? (value ?? []) : each)));
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index));
    change(index, undefined);
  };
  const add = () => {
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
    questionsDraft.setValue([...questions, EMPTY]);
  };
  const discard = () => {
    setKeys(start.map((_, index) => index));
    questionsDraft.draft.discard();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const filledQuestions = questions.filter(({ text }) => text.trim() !== '');
    try {
      await save.mutateAsync({ questions: filledQuestions, seen: baseVersion });
      questionsDraft.goOn(filledQuestions);
      onClose();
    } catch (error) {
      if (!isShownRefusal(error, 'record.changed')) return;
      // The current version was read; saving again replaces it.
      setBaseVersion((await client.fetchQuery({ ...questionsQuery(roleId), staleTime: 0 })).own.seen);
    }
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)} noValidate>
      {questions.map((question, index) => (
        <OwnFields
          key={keys[index]}
          number={index + 1}
          value={question}
          onChange={(value) => change(index, value)}
          onRemove={() => remove(index)}
        />
      ))}
      {questions.length < OWN_QUESTIONS_MAX && (
        <span>
          <Button kind="text" size="sm" onPress={add}>
            <Plus aria-hidden="true" className="size-4" />
            {t('own.add')}
          </Button>
        </span>
      )}
      <DraftLine draft={{ at: questionsDraft.draft.at, discard }} />
      <AlertLine>
        {save.isError &&
          (isShownRefusal(save.error, 'record.changed')
            ? t('own.changed')
            : failureText(save.error, t('own.failed')))}
      </AlertLine>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" type="submit" isLoading={save.isPending}>
          {t('own.save')}
        </Button>
        <Button kind="text" onPress={onClose}>
          {t('own.cancel')}
        </Button>
      </div>
      <LeaveForm leaveActions={questionsDraft.leaveActions} />
    </form>
  );
}
