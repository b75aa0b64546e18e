import type { FitOfRole } from '@quint/contract/matching.ts';
import { useTranslation } from 'react-i18next';
import { FitArithmetic, usePlaceWords } from '#features/fit/components/cost-words.tsx';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

type Contribution = FitOfRole['contributions'][number];

function PlaceBadge({ part }: { readonly part: Contribution }) {
  const words = usePlaceWords();
  return <Badge tone={part.outside === 0 || part.border ? 'neutral' : 'partial'}>{words(part)}</Badge>;
}

function ContributionRow({ part }: { readonly part: Contribution }) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2.5">
      <TraitName trait={part.trait} />
      <PlaceBadge part={part} />
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
  const { t: common } = useTranslation();
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
      <div className="pb-4">
        <FitArithmetic score={fit.score} costs={fit.contributions} />
      </div>
      <ul>
        {fit.contributions.map((part) => (
          <ContributionRow key={part.trait} part={part} />
        ))}
      </ul>
      <div className="flex flex-col gap-1.5 border-t border-line pt-3 text-xs text-third">
        {fit.interval !== null && <p>{t('why.interval', fit.interval)}</p>}
        {fit.reach !== null && fit.band !== 'none' && (
          <p>{common('fit.reachLong', { count: fit.reach[fit.band] })}</p>
        )}
        {fit.base !== null && <p>{t('why.base', { base: format.number(fit.base, 0) })}</p>}
        <p>{t('why.caveat', { version })}</p>
      </div>
    </Card>
  );
}
