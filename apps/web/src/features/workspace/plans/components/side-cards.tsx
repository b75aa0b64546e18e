import { REFUND_DAYS, type Prices } from '@quint/domain/billing/prices.ts';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useAmount } from '../use-amount.ts';
import { useTakesPayments } from '../use-payment-method.ts';

interface LineProps {
  readonly waits?: boolean;
  readonly children: ReactNode;
}

function Line({ waits = false, children }: LineProps) {
  const Icon = waits ? Clock : Check;
  return (
    <li className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${waits ? 'text-second' : 'text-strong-text'}`}
      />
      <span>{children}</span>
    </li>
  );
}

/** The effect of the end of a trial without a choice; `ends` is unknown to guests. */
export function TrialEndCard({ ends }: { readonly ends: string | null }) {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (
    <Card
      title={t('trialEnd.title')}
      aside={
        ends !== null && (
          <Badge icon={<Clock aria-hidden="true" className="size-3.5" />}>{format.lastDay(ends)}</Badge>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        <Line>{t('trialEnd.charged')}</Line>
        <Line waits>{t('trialEnd.pauses')}</Line>
        <Line>{t('trialEnd.surveys')}</Line>
        <Line>{t('trialEnd.results')}</Line>
      </ul>
    </Card>
  );
}

/** The effect of a change of plan, for workspaces past their trial. */
export function ChangeCard() {
  const { t } = useTranslation('plans');
  const lines = useTakesPayments()
    ? (['more', 'fewer', 'cancel', 'after'] as const)
    : (['ask', 'answer', 'kept'] as const);
  return (
    <Card title={t('running.title')}>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <Line key={line}>{t(`running.${line}`)}</Line>
        ))}
      </ul>
    </Card>
  );
}

/** The premium report: price, contents, and a sample. */
export function ReportCard({ prices }: { readonly prices: Prices }) {
  const { t } = useTranslation('plans');
  const amountOf = useAmount();
  return (
    <Card
      title={t('report.title')}
      aside={
        <p>
          <span className="text-md font-semibold">{amountOf(prices.premiumReport)}</span>{' '}
          <span className="text-second">{t('report.price')}</span>
        </p>
      }
    >
      <p className="text-pretty text-second">{t('report.text', { days: REFUND_DAYS })}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3">
        <span className="text-third">{t('report.where')}</span>
        <a
          href={`/api/premium-report/sample?language=${currentLanguage()}`}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-6 items-center font-semibold max-md:-my-2.5 max-md:min-h-11"
        >
          {t('report.sample')}
        </a>
      </div>
    </Card>
  );
}
