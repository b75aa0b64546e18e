import type { Prices } from '@quint/domain/billing/prices.ts';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useAmount } from '../use-amount.ts';

interface PackageRadiosProps {
  readonly packages: Prices['packages'];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The package selected by default: the recommended one. */
export function recommendedKey(packages: Prices['packages']): string {
  return packages.find(({ isRecommended }) => isRecommended)?.key ?? packages[0]?.key ?? '';
}

/** Packages of talent insights, of which one is selected. */
export function PackageRadios({ packages, value, onChange }: PackageRadiosProps) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const amountOf = useAmount();
  return (
    <RadioGroup
      aria-label={t('packages.label')}
      value={value}
      onChange={onChange}
      className="flex flex-col gap-2"
    >
      {packages.map(({ key, talents, amount, discount, isRecommended }) => (
        <Radio
          key={key}
          value={key}
          className="group grid min-h-12 cursor-pointer grid-cols-[auto_minmax(84px,auto)_minmax(84px,auto)_1fr_auto] items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-3 py-2.5 transition-colors hover:border-control data-selected:border-lila data-selected:bg-selected data-selected:ring-1 data-selected:ring-lila data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus max-md:grid-cols-[auto_1fr_auto] forced-colors:data-selected:border-[Highlight]"
        >
          <span className="size-[18px] shrink-0 rounded-full border border-control bg-surface transition-colors group-data-selected:border-[5px] group-data-selected:border-lila forced-colors:group-data-selected:border-[Highlight]" />
          <span className="font-semibold">{t('packages.talents', { count: talents })}</span>
          <span className="text-second max-md:order-1 max-md:col-start-2">
            {t('packages.each', { price: amountOf(amount / talents) })}
          </span>
          <span className="flex flex-wrap gap-1.5 max-md:order-2 max-md:col-span-2 max-md:col-start-2 max-md:empty:hidden">
            {isRecommended && <Badge tone="lila">{t('packages.recommended')}</Badge>}
            {discount > 0 && (
              <Badge tone="strong">
                {t('packages.discount', { percent: format.percent(discount / 100) })}
              </Badge>
            )}
          </span>
          <span className="text-end font-semibold tabular-nums">{amountOf(amount)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
