import { PACKS, type Pack } from '@quint/domain/workspace/actor.ts';
import { PACK_NAMES, PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import type { Prices } from '@quint/domain/billing/prices.ts';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';

interface PlanRadiosProps {
  readonly prices: Prices;
  readonly value: Pack;
  readonly onChange: (pack: Pack) => void;
}

/** The three plans as rows on a phone; the selected one is shown below. */
export function PlanRadios({ prices, value, onChange }: PlanRadiosProps) {
  const { t } = useTranslation('plans');
  const amountOf = useAmount();
  const priceOf = {
    basic: t('basic.price'),
    flow: t('short.from', { price: amountOf(prices.flow.base) }),
    enterprise: t('short.custom'),
  };
  return (
    <RadioGroup
      aria-label={t('choice')}
      value={value}
      onChange={(nextValue) => onChange(PACKS.find((pack) => pack === nextValue) ?? value)}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft md:hidden"
    >
      {PACKS.map((pack) => {
        const { administrators = 0, teamMembers: members = 0 } = PLAN_LIMITS[pack];
        return (
          <Radio
            key={pack}
            value={pack}
            className="group flex min-h-14 items-center gap-3.5 border-t border-line px-4 py-2 first:border-t-0 data-selected:bg-lila-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus"
          >
            <span className="size-5 shrink-0 rounded-full border border-control bg-surface transition-colors group-data-selected:border-[6px] group-data-selected:border-lila forced-colors:group-data-selected:border-[Highlight]" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{PACK_NAMES[pack]}</span>
              <span className="block text-sm text-second">
                {t(`short.${pack}`, { administrators, members })}
              </span>
            </span>
            <span className="shrink-0 font-semibold">{priceOf[pack]}</span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
