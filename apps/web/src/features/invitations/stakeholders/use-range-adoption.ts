import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useAdoptRanges, type RangedRole } from './api.ts';
import { rangesOf, planAdoption } from './model/adopting.ts';

interface RangeAdoption {
  /** Adopts the merged ranges of these traits, after asking for a reason when the ranges are fixed. */
  readonly adopt: (traits: readonly Trait[]) => void;
  /** The traits whose adoption waits for a reason. */
  readonly pendingTraits: readonly Trait[] | undefined;
  readonly confirm: (reason: string) => void;
  readonly close: () => void;
  readonly isSaving: boolean;
}

/** Adopts merged ranges into the role, with a toast that names the change and offers to undo it. */
export function useRangeAdoption(
  role: RangedRole,
  { traits: mergedTraits }: RoleStakeholders,
): RangeAdoption {
  const { t } = useTranslation('role-stakeholders');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const save = useAdoptRanges(role.id);
  const [pendingTraits, setPendingTraits] = useState<readonly Trait[]>();
  const isFixed = role.range_lock.kind !== null;

  const notifyAdoption = (traits: readonly Trait[], reason: string | undefined) => {
    const before = { ranges: rangesOf(traits, role.attributes), sources: role.range_sources };
    const changes = traits.map((trait) => {
      const { min, max } = role.attributes[trait];
      const range = mergedTraits?.[trait].range;
      return t('adopt.change', { trait, from: `${min}–${max}`, to: `${range?.min}–${range?.max}` });
    });
    const undoReason = reason === undefined ? undefined : t('adopt.undoReason', { reason }).slice(0, 280);
    const undo = () =>
      save.mutate(
        { ...before, reason: undoReason },
        { onSuccess: () => notify({ id: 'adopted', text: t('adopt.undone') }) },
      );
    notify({
      id: 'adopted',
      text: t('adopt.done', { changes: format.list(changes) }),
      action: { label: common('action.undo'), onPress: undo, isUndo: true },
    });
  };

  const write = (traits: readonly Trait[], reason?: string) => {
    if (mergedTraits === null || save.isPending) return;
    const plan = planAdoption(traits, { mergedTraits, now: role.attributes, sources: role.range_sources });
    save.mutate(
      { ...plan, reason },
      {
        onSuccess: () => {
          setPendingTraits(undefined);
          notifyAdoption(traits, reason);
        },
      },
    );
  };

  return {
    adopt: (traits) => (isFixed ? setPendingTraits(traits) : write(traits)),
    pendingTraits,
    confirm: (reason) => pendingTraits !== undefined && write(pendingTraits, reason),
    close: () => setPendingTraits(undefined),
    isSaving: save.isPending,
  };
}
