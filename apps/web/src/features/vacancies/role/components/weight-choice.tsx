import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

const TIMES = ['once', 'twice', 'three'] as const;

/** The words of a weight: once, twice, three times. */
export function useTimesLabel(): (weight: number) => string {
  const { t } = useTranslation('role-ranges');
  return (weight) => t(`row.times.${TIMES[weight - 1] ?? 'once'}`);
}

interface WeightChoiceProps {
  readonly trait: Trait;
  readonly weight: number;
  /** Undefined where weights can only be read. */
  readonly onWeight: ((trait: Trait, weight: number) => void) | undefined;
}

/** How often a trait counts. */
export function WeightChoice({ trait, weight, onWeight }: WeightChoiceProps) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const times = useTimesLabel();
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden={onWeight !== undefined} className="text-second">
        {t('row.counts')}
      </span>
      {onWeight === undefined ? (
        <span className="font-semibold">{times(weight)}</span>
      ) : (
        <SegmentedControl
          size="sm"
          label={t('row.weightOf', { ...traits.one(trait) })}
          options={TIMES.map((_, index) => ({ value: String(index + 1), label: times(index + 1) }))}
          value={String(weight)}
          onChange={(value) => onWeight(trait, Number(value))}
        />
      )}
    </span>
  );
}
