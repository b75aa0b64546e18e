import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TooFewInsights } from '#features/people/people/components/limit-dialog.tsx';
import { ApiError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { useCurrentUser } from '#lib/session.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { notify } from '#lib/notify.ts';
import { useUnlockPerson } from '../api.ts';
import { PoolOpens } from './pool-opens.tsx';

/** Refusals whose text has the reason; all others concern the budget. */
const EXPLAINED_CODES = [
  'pool.gone',
  'budget.nothing_closed',
  'budget.content_changed',
  'workspace.public_check',
  'workspace.frozen',
];

interface PoolUnlockDialogProps {
  readonly id: string;
  readonly person: Pick<PoolPerson, 'name' | 'profile' | 'result'>;
  /** Called on confirmation: the button that opened the dialog disappears with the locked row. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * The confirmation before an insight is spent: the person, what is unlocked, the remaining insights, and that the
 * person can see it.
 */
export function PoolUnlockDialog({ id, person, onConfirm, onClose }: PoolUnlockDialogProps) {
  const { name } = person;
  const { t } = useTranslation('talent-pool');
  const unlock = useUnlockPerson();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const remainingInsights = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  if (remainingInsights < 1 && !isBusy) return <TooFewInsights neededCount={1} onClose={onClose} />;
  const confirm = async () => {
    setBusy(true);
    onConfirm();
    try {
      const { talent_insights_budget: count } = await unlock(id, person.profile);
      notify({ text: t('dialog.done', { name, count }) });
      onClose();
    } catch (error) {
      setBusy(false);
      markReported(error);
      setFailure(
        error instanceof ApiError && EXPLAINED_CODES.includes(error.code)
          ? error.message
          : t('dialog.failed'),
      );
    }
  };
  return (
    <SubmitDialog
      alert
      onClose={onClose}
      title={t('dialog.title', { name })}
      aside={
        <span className="mr-auto self-center text-second tabular-nums max-md:w-full">
          {t('dialog.rest', { count: Math.max(0, remainingInsights - 1) })}
        </span>
      }
      submit={t('dialog.confirm')}
      kind="primary-lila"
      isPending={isBusy}
      onSubmit={() => void confirm()}
    >
      {failure !== undefined && <AlertLine>{failure}</AlertLine>}
      <PoolOpens person={person} />
      <div className="mt-4 empty:hidden">
        <DoubtLine quality={person.result?.quality ?? null} />
      </div>
      <p className="mt-5 border-t border-line pt-4 text-second">
        {t('dialog.sees')} {t('dialog.copy')}
      </p>
    </SubmitDialog>
  );
}
