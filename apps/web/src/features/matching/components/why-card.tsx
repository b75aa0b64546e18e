import type { FitOfRole } from '@quint/contract/matching.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

type Contribution = FitOfRole['contributions'][number];

function PlaceBadge({ outside }: { readonly outside: number }) {
  const { t } = useTranslation('matching');
  if (outside === 0) return <Badge tone="strong">{t('why.inside')}</Badge>;
  const words = outside < 0 ? t('why.below', { count: -outside }) : t('why.above', { count: outside });
  return <Badge tone="partial">{words}</Badge>;
}

/** The arithmetic in one line: 100 − ES 5 = 95. */
export function Arithmetic({ fit }: { readonly fit: FitOfRole }) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  if (fit.exact === null) return null;
  const outside = fit.contributions.filter((part) => part.cost > 0);
  if (outside.length === 0) return <>{t('why.arithmeticNone')}</>;
  const costs = outside
    .map((part) => t('why.cost', { trait: part.trait, cost: format.number(part.cost, 1) }))
    .join(' − ');
  return <>{t('why.arithmetic', { costs, exact: format.number(fit.exact, 1) })}</>;
}

function ContributionRow({ part }: { readonly part: Contribution }) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2.5">
      <TraitName trait={part.trait} />
      <PlaceBadge outside={part.outside} />
    </li>
  );
}

interface WhyCardProps {
  readonly fit: FitOfRole;
  /** The rule behind the number. */
  readonly version: string;
}

/** The explanation of a fit: each trait's position, the arithmetic, the interval, the mean of the norm group. */
export function WhyCard({ fit, version }: WhyCardProps) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  if (fit.score === null) {
    return (
      <Card title={t('why.titleOpen')}>
        <p className="text-second">{t('why.noRequirement')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('why.title', { score: fit.score })}>
      <p className="pb-3 font-semibold tabular-nums">
        <Arithmetic fit={fit} />
      </p>
      <ul>
        {fit.contributions.map((part) => (
          <ContributionRow key={part.trait} part={part} />
        ))}
      </ul>
      <div className="flex flex-col gap-1.5 border-t border-line pt-3 text-xs text-third">
        {fit.interval !== null && <p>{t('why.interval', fit.interval)}</p>}
        {fit.base !== null && <p>{t('why.base', { base: format.number(fit.base, 0) })}</p>}
        <p>{t('why.caveat', { version })}</p>
      </div>
    </Card>
  );
}
