import type { Billing } from '@quint/contract/billing/billing.ts';
import { FLOW_MOST, type FlowSeats, type Period, PERIODS } from '@quint/domain/billing/prices.ts';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';

/** Seats of Flow, and the payment interval. */
export interface WantedSeats extends FlowSeats {
  readonly period: Period;
}

/** The minimum number of seats of Flow. */
const LEAST = { administrators: 1, members: 0 } as const;

/** Whether Flow is sold for these seats; an empty field counts as 0. */
export function isSold({ administrators, members }: WantedSeats): boolean {
  return (['administrators', 'members'] as const).every((of) => {
    const count = { administrators, members }[of];
    return Number.isInteger(count) && count >= LEAST[of] && count <= FLOW_MOST[of];
  });
}

interface SeatsFieldsProps {
  readonly value: WantedSeats;
  readonly onChange: (value: WantedSeats) => void;
  readonly usedSeats: Billing['used'];
  readonly disabled?: boolean | undefined;
}

/** The number of seats, and the payment interval. */
export function SeatsFields({ value, onChange, usedSeats, disabled }: SeatsFieldsProps) {
  const { t } = useTranslation('billing');
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['administrators', 'members'] as const).map((of) => (
          <NumberField
            key={of}
            label={t(`change.${of}`)}
            hint={t(`change.${of}Hint`, { count: usedSeats[of] })}
            value={value[of]}
            onChange={(count) => onChange({ ...value, [of]: count })}
            min={LEAST[of]}
            max={FLOW_MOST[of]}
            step={1}
            disabled={disabled}
          />
        ))}
      </div>
      <RadioGroup
        label={t('change.period')}
        look="beside"
        value={value.period}
        disabled={disabled}
        options={PERIODS.map((period) => ({ value: period, label: t(`change.periods.${period}`) }))}
        onChange={(period) => onChange({ ...value, period })}
      />
      <p className="text-xs text-third">{t('change.more')}</p>
    </div>
  );
}
