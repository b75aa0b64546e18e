import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { orderQuery, useOrderAct, type OrderRow } from '../api.ts';
import { stateOf } from '#features/workspace/plans/model/state.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrderTitle } from './order-labels.tsx';

interface OrderDialogProps {
  readonly order: OrderRow;
  readonly onClose: () => void;
}

/** An order of the workspace: an open one can be withdrawn, a premium report returned for 30 days. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleOf = useOrderTitle();
  const [pendingAction, setPendingAction] = useState<'cancel' | 'refund'>();
  const act = useOrderAct(order.id);
  const reportSaveError = useSaveRefused();
  const { number, way: paymentMethod } = order;
  const isReport = order.kind === 'premium_report';
  const until = useQuery({ ...orderQuery(order.id), enabled: isReport }).data?.refundableUntil ?? null;
  const date = format.lastDay(until);
  const confirm = (which: 'cancel' | 'refund') =>
    act.mutate(which, {
      onSuccess: () => notify({ text: t(`order.${which}.done`, { number }) }),
      onError: reportSaveError,
      onSettled: () => setPendingAction(undefined),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${titleOf(order)}, ${number}`}
      actions={
        <>
          {order.status === 'created' && (
            <span className="mr-auto">
              <Button kind="secondary-danger" onPress={() => setPendingAction('cancel')}>
                {t('order.cancel.entry')}
              </Button>
            </span>
          )}
          {until !== null && (
            <span className="mr-auto">
              <Button kind="secondary-danger" onPress={() => setPendingAction('refund')}>
                {t('order.refund.entry')}
              </Button>
            </span>
          )}
          <Button kind="secondary" onPress={onClose}>
            {common('action.close')}
          </Button>
        </>
      }
    >
      <OrderDetails order={order} meaning={t(`order.stateTexts.${stateOf(order)}`)} />
      {pendingAction !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setPendingAction(undefined)}
          onConfirm={() => confirm(pendingAction)}
          isLoading={act.isPending}
          title={t(`order.${pendingAction}.title`, { number })}
          text={
            pendingAction === 'cancel'
              ? t('order.cancel.text')
              : t(paymentMethod === 'offer' ? 'order.refund.textOffer' : 'order.refund.text', { date })
          }
          confirm={t(`order.${pendingAction}.entry`)}
        />
      )}
    </Dialog>
  );
}
