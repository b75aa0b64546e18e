import type { Billing, Subscription } from '@quint/contract/billing/billing.ts';
import { PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { useSubscriptionAct } from '../api.ts';
import { useSeatsText } from './order-labels.tsx';

interface CancelDialogProps {
  readonly billing: Billing;
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

const { administrators: MOST_ADMINISTRATORS = 0, teamMembers: MOST_MEMBERS = 0 } = PLAN_LIMITS.basic;

/** Asks before the plan is cancelled, and says what becomes of it on which day. */
export function CancelDialog({ billing, subscription, onClose }: CancelDialogProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const seats = useSeatsText();
  const errorText = useErrorText();
  const date = format.date(subscription.currentPeriodEnd);
  const { used: usedSeats } = billing;
  const tooMany = seats({
    administrators: Math.max(0, usedSeats.administrators - MOST_ADMINISTRATORS),
    members: Math.max(0, usedSeats.members - MOST_MEMBERS),
  });
  const act = useSubscriptionAct(() => {
    notify({ text: t('cancel.done', { date }) });
    onClose();
  });
  return (
    <SubmitDialog
      alert
      size="sm"
      onClose={onClose}
      title={t('cancel.title')}
      cancel={t('cancel.keep')}
      submit={t('cancel.confirm')}
      kind="primary-danger"
      isPending={act.isPending}
      onSubmit={() => act.mutate('cancel')}
    >
      <p className="text-pretty text-second">
        {t('cancel.text', {
          date,
          limits: seats({ administrators: MOST_ADMINISTRATORS, members: MOST_MEMBERS }),
        })}
      </p>
      {tooMany !== '' && (
        <p className="pt-3 text-pretty text-partial-text">{t('cancel.exceeds', { people: tooMany })}</p>
      )}
      <div className="pt-3 empty:hidden">
        <AlertLine>{errorText(act.error)}</AlertLine>
      </div>
    </SubmitDialog>
  );
}
