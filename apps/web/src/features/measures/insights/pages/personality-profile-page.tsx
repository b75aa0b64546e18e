import { percentilesSvg } from '@quint/charts/percentiles.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { ProfileRadar } from '#features/measures/matching/components/profile-radar.tsx';
import { ProfileSpectrum } from '#features/measures/matching/components/profile-spectrum.tsx';
import { ProfileTable } from '#features/measures/matching/components/profile-table.tsx';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../components/drawing.tsx';
import { FacetDots } from '../components/facet-dots.tsx';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { outerTraits, pairOf, shareBelow, type ResultScores } from '../model/readings.ts';

/** The combined effect of the two most pronounced traits. */
function Together({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-personality-profile');
  const traitLabels = useTraitLabels();
  const pair = pairOf(result);
  return (
    <Card title={t('together.title')}>
      {pair === null ? (
        <p className="text-pretty">{t('together.none')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="-mt-1 text-xs text-third">
            {t('together.intro', { ...traitLabels.list([pair.first, pair.second]) })}
          </p>
          <p className="text-md text-pretty">{t(`pairs.${pair.pair}.${pair.sides}`)}</p>
          {pair.isUnsure && <p className="text-pretty text-second">{t('together.unsure')}</p>}
        </div>
      )}
    </Card>
  );
}

function PercentileChart({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-personality-profile');
  const { t: common } = useTranslation('insights');
  const { t: personality } = useTranslation('personality');
  const rows = TRAITS.map((trait) => {
    const share = shareBelow(result, trait);
    const note =
      share === null ? common('notScored') : t('places.span', { low: share.low, high: share.high });
    return { trait, name: personality(`traits.${trait}.name`), note, share };
  });
  return (
    <Card title={t('places.title')}>
      <p className="pb-4 text-pretty text-second">{t('places.text')}</p>
      <Drawing
        title={t('places.chart')}
        text={t('places.chartText')}
        draw={(look) => percentilesSvg({ ...look, rows })}
      />
      <ul className="sr-only">
        {rows.map(({ trait, name, note, share }) => (
          <li key={trait}>
            {name}: {share === null ? note : `${t('places.below', { count: share.at })}, ${note}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The whole result on one page: spectrum, shape, positions in the norm group and facets. */
export function PersonalityProfilePage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-personality-profile');
  const { t: matching } = useTranslation('matching');
  return (
    <InsightFrame talentId={talentId} step="personality-profile">
      {(result) => {
        const count = outerTraits(result).length;
        return (
          <>
            <InsightHeader
              step="personality-profile"
              headline={count === 0 ? t('headline_zero') : t('headline', { count })}
              lead={t('lead')}
              picture={
                <Card title={t('shape')}>
                  <ProfileRadar sheet={result} />
                </Card>
              }
            >
              <Together result={result} />
            </InsightHeader>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Card title={matching('spectrum.title')}>
                <ProfileSpectrum sheet={result} />
                <ProfileTable sheet={result} />
              </Card>
              <PercentileChart result={result} />
            </div>
            <FacetDots result={result} />
          </>
        );
      }}
    </InsightFrame>
  );
}
