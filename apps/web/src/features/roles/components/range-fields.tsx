import { rangeWarning } from '@quint/psychometrics/ranges.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { TriangleAlert } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { WeightedRange } from '../api.ts';
import type { RoleForm } from '../form.ts';
import { TRAIT_TONE, TraitName } from './trait-name.tsx';

const WEIGHTS = [1, 2, 3] as const;

function Note({ range }: { readonly range: WeightedRange }) {
  const { t } = useTranslation('roles');
  if (range.min === 1 && range.max === 9) return <span className="text-third">{t('form.free')}</span>;
  const warning = rangeWarning(range);
  if (warning === null) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-partial-text">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {t(`form.${warning}`)}
    </span>
  );
}

interface RangeFieldProps {
  readonly trait: Trait;
  readonly range: WeightedRange;
  readonly onChange: (range: WeightedRange) => void;
}

function RangeField({ trait, range, onChange }: RangeFieldProps) {
  const { t } = useTranslation('roles');
  const { t: words } = useTranslation('personality');
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-line py-5 first:border-t-0 md:grid-cols-[190px_1fr_auto] md:items-center">
      <span className="flex flex-col gap-0.5">
        <TraitName trait={trait} />
        <span aria-hidden="true" className="text-xs font-semibold text-third tabular-nums">
          {words('range', { min: range.min, max: range.max })}
        </span>
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex justify-between gap-4 text-xs text-third">
          <span>{words(`traits.${trait}.left`)}</span>
          <span className="text-end">{words(`traits.${trait}.right`)}</span>
        </span>
        <RangeSlider
          label={words(`traits.${trait}.name`)}
          hideLabel
          ticks
          tone={TRAIT_TONE[trait]}
          value={[range.min, range.max]}
          onChange={([min, max]) => onChange({ ...range, min, max })}
        />
        <p aria-live="polite" className="min-h-5 text-xs">
          <Note range={range} />
        </p>
      </div>
      <Segmented
        size="sm"
        label={t('form.weight', { trait: words(`traits.${trait}.name`) })}
        options={WEIGHTS.map((weight) => ({ value: String(weight), label: t(`form.weight${weight}`) }))}
        value={String(range.weight)}
        onChange={(weight) => onChange({ ...range, weight: Number(weight) })}
      />
    </div>
  );
}

/** The five ranges with their weights. */
export function RangeFields({ control }: { readonly control: Control<RoleForm> }) {
  return (
    <div>
      {TRAITS.map((trait) => (
        <Controller
          key={trait}
          control={control}
          name={`attributes.${trait}`}
          render={({ field }) => <RangeField trait={trait} range={field.value} onChange={field.onChange} />}
        />
      ))}
    </div>
  );
}
