import { useTranslation } from 'react-i18next';
import { useOrderTitle } from '#features/billing/billing/components/order-labels.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { useAnswerOrder, type OrderAnswerAct, type PlatformOrder } from '../api.ts';
import { isPaidBackByHand } from '../model/refund.ts';

/** The limit of the contract. */
const NOTE_MAX_CHARACTERS = 500;

interface AnswerDialogProps {
  readonly order: PlatformOrder;
  readonly act: OrderAnswerAct;
  readonly onClose: () => void;
}

/** The texts and actions of an answer to an order. */
function useAnswerTexts({ order, act }: Omit<AnswerDialogProps, 'onClose'>) {
  const { t } = useTranslation('platform-orders');
  const titleOf = useOrderTitle();
  const { number } = order;
  const title = t(`order.${act}.title`, { number });
  if (act !== 'refund') {
    const text = t(`order.${act}.text`, { workspace: order.organization?.name ?? '', what: titleOf(order) });
    return {
      title,
      text,
      confirm: t(`order.${act}.confirm`),
      successText: t(`order.${act}.done`, { number }),
    };
  }
  const takenText = t(order.is_given ? `order.taken.${order.kind}` : 'order.taken.isTaken');
  const isByHand = isPaidBackByHand(order);
  return {
    title,
    text: t(isByHand ? 'order.refund.textByHand' : 'order.refund.text', { taken: takenText }),
    confirm: t(isByHand ? 'order.refund.confirmByHand' : 'order.refund.confirm'),
    successText: t(isByHand ? 'order.refund.doneByHand' : 'order.refund.done', { number }),
  };
}

/** Confirms the answer to an order, with a note to the workspace. Input stays when the answer is refused. */
export function AnswerDialog({ order, act, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('platform-orders');
  const texts = useAnswerTexts({ order, act });
  const answer = useAnswerOrder(order.id);
  const errorText = useErrorText();
  const note = useDraftedValue(`order/${order.id}/${act}`, '', (value) => value.trim() === '');
  const submit = () =>
    answer.mutate(
      { act, note: note.value.trim() },
      {
        onSuccess() {
          note.finish();
          notify({ text: texts.successText });
          onClose();
        },
      },
    );
  return (
    <SubmitDialog
      alert
      onClose={onClose}
      title={texts.title}
      submit={texts.confirm}
      kind={act === 'fulfil' ? 'primary' : 'primary-danger'}
      isPending={answer.isPending}
      onSubmit={submit}
    >
      <p className="pb-5 text-pretty text-second">{texts.text}</p>
      <TextArea
        label={t('order.note')}
        hint={t('order.noteHint')}
        rows={3}
        maxLength={NOTE_MAX_CHARACTERS}
        value={note.value}
        onChange={note.setValue}
      />
      <DraftLine draft={note.draft} />
      <div className="pt-3 empty:hidden">
        <AlertLine>{errorText(answer.error)}</AlertLine>
      </div>
    </SubmitDialog>
  );
}
