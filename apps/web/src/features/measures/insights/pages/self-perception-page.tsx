import { deviationsSvg } from '@quint/charts/deviations.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { ProfileTable } from '#features/measures/matching/components/profile-table.tsx';
import { Card } from '#ui/card.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { ownInsightsQuery } from '../api.ts';
import { Drawing } from '../components/drawing.tsx';
import { FacetHead } from '../components/facet-head.tsx';
import { LoadFailure, InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { Sides } from '../components/sides.tsx';
import { NotScored, TraitCard } from '../components/trait-card.tsx';
import { facetKeys } from '../model/facet-keys.ts';
import {
  byDistance,
  levelOf,
  outerTraits,
  toDrawnTrait,
  readTrait,
  type ResultScores,
} from '../model/readings.ts';

const FACETS_SHOWN = 6;

function WhatStandsOut({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-self-perception');
  const { t: common } = useTranslation('insights');
  const { t: personality } = useTranslation('personality');
  const rows = byDistance(result).map((trait) => {
    const drawnTrait = toDrawnTrait(result, trait);
    return {
      trait,
      name: personality(`traits.${trait}.name`),
      lowPole: personality(`traits.${trait}.left`),
      highPole: personality(`traits.${trait}.right`),
      position:
        drawnTrait === null ? null : { at: drawnTrait.position, low: drawnTrait.low, high: drawnTrait.high },
    };
  });
  return (
    <Card title={t('picture.title')}>
      <Drawing
        title={t('picture.title')}
        text={t('picture.text')}
        draw={(look) =>
          deviationsSvg({ ...look, rows, middle: t('picture.middle'), notScored: common('notScored') })
        }
      />
      <p className="pt-2 text-xs text-pretty text-third">{t('picture.text')}</p>
      <ProfileTable sheet={result} />
    </Card>
  );
}

/** The facets furthest from the average, each in a sentence. */
function TopFacets({ talentId, result }: { readonly talentId: string; readonly result: ResultScores }) {
  const { t } = useTranslation('insights-self-perception');
  const own = useQuery(ownInsightsQuery(talentId));
  if (own.isPending) return <LinesSkeleton label={t('facets.title')} lines={4} />;
  if (own.data === undefined) return <LoadFailure onRetry={() => void own.refetch()} />;
  const outer = facetKeys(own.data.facets);
  const more = outer.length - FACETS_SHOWN;
  return (
    <section aria-label={t('facets.title')} className="flex flex-col gap-4">
      <header>
        <h2 className="text-title font-semibold">{t('facets.title')}</h2>
        <p className="pt-1 text-second">{outer.length === 0 ? t('facets.none') : t('facets.text')}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {outer.slice(0, FACETS_SHOWN).map((facet) => {
          const level = levelOf(result, facet);
          if (level === null || level === 'middle') return null;
          return (
            <li
              key={facet}
              className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-5 shadow-soft"
            >
              <FacetHead facet={facet} level={level} />
              <span className="text-pretty text-second">{t(`sentences.${facet}.${level}`)}</span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="text-xs text-third">{t('facets.more', { count: more })}</p>}
    </section>
  );
}

function Traits({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-self-perception');
  return (
    <section aria-label={t('inside')}>
      <h2 className="pb-4 text-title font-semibold">{t('inside')}</h2>
      <ul className="grid gap-4 lg:grid-cols-6">
        {byDistance(result).map((trait, index) => {
          const reading = readTrait(result, trait);
          return (
            <li key={trait} className={cx('grid', index < 2 ? 'lg:col-span-3' : 'lg:col-span-2')}>
              {reading === null ? (
                <NotScored trait={trait} />
              ) : (
                <TraitCard reading={reading} also={(band) => t(`traits.${trait}.${band}.inside`)}>
                  <p className="text-md text-pretty">{t(`traits.${trait}.${reading.band}.inside`)}</p>
                  <Sides
                    upside={t(`traits.${trait}.${reading.band}.upside`)}
                    downside={t(`traits.${trait}.${reading.band}.downside`)}
                  />
                </TraitCard>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The most pronounced traits and facets, from the person's own view. */
export function SelfPerceptionPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-self-perception');
  return (
    <InsightFrame talentId={talentId} step="self-perception">
      {(result) => {
        const [first] = outerTraits(result);
        return (
          <>
            <InsightHeader
              step="self-perception"
              headline={t(first === undefined ? 'headline.even' : `headline.${first.trait}.${first.side}`)}
              lead={t('lead')}
              picture={<WhatStandsOut result={result} />}
            />
            <Traits result={result} />
            <TopFacets talentId={talentId} result={result} />
          </>
        );
      }}
    </InsightFrame>
  );
}
