import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLockLabel } from '#features/roles/roles/components/range-lock.tsx';
import { RangeReason } from '#features/roles/roles/components/range-reason.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import type { RangedRole } from '../api.ts';
import { listDifferent } from '../model/adopting.ts';
import { useRangeAdoption } from '../use-range-adoption.ts';
import { MergedLine } from './merged-line.tsx';

interface ReasonDialogProps {
  readonly lock: RangedRole['range_lock'];
  /** The initial reason. */
  readonly initial: string;
  readonly isSaving: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Asks for the reason of a change of fixed ranges. The area `role-ranges` must be loaded. */
function ReasonDialog({ lock, initial, isSaving, onClose, onReason }: ReasonDialogProps) {
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
      isPending={isSaving}
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

interface MergedCardProps {
  readonly role: RangedRole;
  readonly stakeholders: RoleStakeholders;
}

/** The merged ranges of all stakeholders by trait; below three answers, the number that is missing. */
export function MergedCard({ role, stakeholders }: MergedCardProps) {
  const { t } = useTranslation('role-stakeholders');
  const { traits, usable } = stakeholders;
  const rangeAdoption = useRangeAdoption(role, stakeholders);
  const same = stakeholders.finished - usable;
  if (traits === null) {
    return (
      <Card title={t('merged.title')}>
        <MissingAnswers answers={usable} />
        {same > 0 && <p className="pt-3 text-xs text-third">{t('merged.same', { count: same })}</p>}
      </Card>
    );
  }
  const different = listDifferent(traits, role.attributes);
  return (
    <Card
      title={t('merged.title')}
      aside={
        different.length > 1 && (
          <Button kind="primary-lila" size="sm" onPress={() => rangeAdoption.adopt(different)}>
            {t('merged.adoptAll', { count: different.length })}
          </Button>
        )
      }
    >
      <p className="pb-2 text-second">{t('merged.lead', { count: usable })}</p>
      <ul className="flex flex-col">
        {TRAITS.map((trait) => (
          <MergedLine
            key={trait}
            roleId={role.id}
            trait={trait}
            mergedTrait={traits[trait]}
            now={role.attributes[trait]}
            answers={usable}
            onAdopt={() => rangeAdoption.adopt([trait])}
          />
        ))}
      </ul>
      {same > 0 && <p className="pt-2 text-xs text-third">{t('merged.same', { count: same })}</p>}
      <p className="max-w-[720px] pt-2 text-xs text-pretty text-third">{t('merged.agreementNote')}</p>
      {rangeAdoption.pendingTraits !== undefined && (
        <ReasonDialog
          lock={role.range_lock}
          initial={t('adopt.reasonDefault', { count: usable })}
          isSaving={rangeAdoption.isSaving}
          onClose={rangeAdoption.close}
          onReason={rangeAdoption.confirm}
        />
      )}
    </Card>
  );
}

/** Three marks, one filled for each answer. */
function MissingAnswers({ answers }: { readonly answers: number }) {
  const { t } = useTranslation('role-stakeholders');
  const slots = Array.from({ length: LEAST_RATERS }, (_, index) => index < answers);
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="flex gap-1.5">
        {slots.map((isTaken, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- three marks in a fixed order
          <span key={index} className={`size-3.5 rounded-full ${isTaken ? 'shape bg-lila' : 'bg-mute'}`} />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{t('merged.waiting', { answers, least: LEAST_RATERS })}</span>
        <span className="block text-pretty text-second">{t('merged.waitingText')}</span>
      </span>
    </div>
  );
}
