import type { Pack } from '@quint/domain/workspace/actor.ts';
import { PACKS } from '@quint/domain/workspace/actor.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';

interface PlanSelectProps {
  readonly pack: Pack;
  readonly disabled: boolean;
  readonly onChange: (pack: Pack) => void;
}

/** Changes the plan of a workspace. */
export function PlanSelect({ pack, disabled, onChange }: PlanSelectProps) {
  const { t } = useTranslation('organization');
  return (
    <Select
      label={t('plan.name')}
      options={PACKS.map((value) => ({ value, label: PACK_NAMES[value] }))}
      value={pack}
      onChange={onChange}
      disabled={disabled}
    />
  );
}
