import { isApiError } from '#lib/api-error.ts';
import type { FillBody } from '@quint/contract/vacancies/filling.ts';
import { ANSWER_KINDS } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { cx } from '#lib/class-names.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { vacancyMailsQuery } from '../../mails/api.ts';
import type { useWrittenWords } from '../../mails/use-written-words.ts';
import { useFillRole } from '../api.ts';
import { useAnswerLetter } from '../use-answer-letter.ts';
import { useFilling } from '../use-filling.ts';
import { useReopening } from '../use-reopening.ts';
import { FillActions } from './fill-actions.tsx';
import { LetterStep } from './letter-step.tsx';
import { MailsStep } from './mails-step.tsx';
import { EffectsAtOnce, UndoNote } from './what-step.tsx';
import { WhoStep } from './who-step.tsx';

/** What was typed for the answers, as the request has it. */
function wordsBody(words: ReturnType<typeof useWrittenWords>): Pick<FillBody, 'words' | 'words_for'> {
  const texts = Object.fromEntries(
    ANSWER_KINDS.flatMap((kind) => {
      const ownWords = words.wordsOf(kind);
      return ownWords === undefined ? [] : [[kind, ownWords]];
    }),
  );
  return {
    ...(Object.keys(texts).length > 0 && { words: texts }),
    ...(Object.keys(words.people).length > 0 && { words_for: { ...words.people } }),
  };
}

/** Why the role was not filled; empty without a failure. */
function useFailure(): (error: Error | null) => string {
  const { t } = useTranslation('vacancy-filling');
  const errorText = useErrorText();
  return (error) => {
    if (error === null) return '';
    const reason = errorText(error);
    return isApiError(error, 'role.people_changed') ? t('changed') : t('failed', { reason });
  };
}

interface FillDialogProps {
  readonly roleId: string;
  readonly onClose: () => void;
}

/** Marks a role as filled, after showing everything that happens. On a phone, it has three steps. */
export function FillDialog({ roleId, onClose }: FillDialogProps) {
  const { t } = useTranslation('vacancy-filling');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const failure = useFailure();
  const fill = useFillRole(roleId);
  const choices = useFilling(roleId, fill.isPending || fill.isSuccess);
  const { preview, taker } = choices;
  const role = preview?.role ?? { id: roleId, name: '' };
  const { reopen } = useReopening(role);
  const [step, setStep] = useState(0);
  const mails = useQuery(vacancyMailsQuery(roleId));
  const { group, kind, reader, letter, words, show, setReader } = useAnswerLetter(roleId, {
    preview,
    isOver: fill.isPending || fill.isSuccess,
  });
  const { close, question } = useDialogLeave(words.leaveActions, onClose);
  const isTimeWrong = choices.sendAt !== '' && choices.error !== null;
  const submit = () => {
    if (preview === undefined) return;
    fill.mutate(
      { ...choices.toBody(preview), ...wordsBody(words) },
      {
        onSuccess: () => {
          words.finish();
          notify({
            text: t('done', { role: role.name }),
            action: { label: common('action.undo'), onPress: () => void reopen(), isUndo: true },
          });
          onClose();
        },
      },
    );
  };
  const onStep = (index: number) => index !== step && 'max-md:hidden';
  const isReady =
    preview !== undefined &&
    taker !== undefined &&
    preview.problem === null &&
    choices.error === null &&
    !choices.isOutdated;
  return (
    <Dialog
      open
      size="xl"
      title={t('title', { role: role.name })}
      onClose={close}
      actions={
        <FillActions
          step={step}
          onStep={setStep}
          onClose={close}
          isChosen={preview !== undefined && taker !== undefined}
          isReady={isReady}
          isFilling={fill.isPending}
          onFill={submit}
        />
      }
    >
      <AlertLine>{failure(fill.error)}</AlertLine>
      <AlertLine>{isTimeWrong ? '' : errorText(choices.error)}</AlertLine>
      {preview === undefined && choices.error === null && (
        <LinesSkeleton label={common('state.loading')} lines={8} />
      )}
      {preview !== undefined && (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-6">
            <div className={cx(onStep(0))}>
              <WhoStep preview={preview} choices={choices} />
              <AlertLine size="sm">{preview.problem?.message}</AlertLine>
              {taker === undefined && <p className="pt-2 text-sm text-third">{t('who.choose')}</p>}
            </div>
            <div className={cx(onStep(1))}>
              <EffectsAtOnce preview={preview} />
            </div>
            <div className={cx(onStep(2))}>
              <MailsStep
                preview={preview}
                choices={choices}
                shownKind={kind}
                onShow={show}
                timeError={isTimeWrong ? errorText(choices.error) : undefined}
              />
            </div>
            <div className={cx(onStep(1))}>
              <UndoNote preview={preview} />
            </div>
          </div>
          <div className={cx('min-w-0', onStep(2))}>
            <LetterStep
              mails={group}
              letter={letter}
              words={words}
              readerId={reader?.id}
              onReader={setReader}
              ownWords={mails.data?.own_words}
            />
          </div>
        </div>
      )}
      {question}
    </Dialog>
  );
}
