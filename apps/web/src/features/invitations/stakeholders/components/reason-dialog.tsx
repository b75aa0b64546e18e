import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLockLabel } from '#features/roles/roles/components/range-lock.tsx';
import { RangeReason } from '#features/roles/roles/components/range-reason.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import type { RangedRole } from '../api.ts';

interface ReasonDialogProps {
  readonly lock: RangedRole['range_lock'];
  /** A reason to begin with. */
  readonly initial: string;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks why fixed ranges change. The area `role-ranges` must be loaded. */
export function ReasonDialog({ lock, initial, isSaving, onClose, onReason }: ReasonDialogProps) {
  const { t } = useTranslation('role-stakeholders');
  const formatLock = useLockLabel();
  const [reason, setReason] = useState(initial);
  return (
    <SubmitDialog
      onClose={onClose}
      title={t('adopt.title')}
      size="sm"
      submit={t('adopt.confirm')}
      kind="primary-lila"
      pending={isSaving}
      disabled={reason.trim() === ''}
      onSubmit={() => onReason(reason.trim())}
    >
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-second">{formatLock(lock)}</p>
        <RangeReason value={reason} onChange={setReason} />
      </div>
    </SubmitDialog>
  );
}
