import { rangeSlidersSvg, type RangeSlider } from '@quint/charts/range-sliders.ts';
import type { FacetLevel } from '@quint/psychometrics/types.ts';
import { HelpCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Drawing } from '../components/drawing.tsx';
import { FacetHead } from '../components/facet-head.tsx';
import { InsightFrame } from '../components/insight-frame.tsx';
import { InsightHeader } from '../components/insight-header.tsx';
import { NotScored, TraitCard } from '../components/trait-card.tsx';
import { levelOf, toDrawnTrait, readTrait, traitOfFacet, type ResultScores } from '../model/readings.ts';

const FACETS = ['E2', 'O4', 'C2'] as const;
type Slider = (typeof FACETS)[number] | 'ES';

const STOPS = { low: 1, middle: 2, high: 3 } as const;

function RangeSliders({ result }: { readonly result: ResultScores }) {
  const { t } = useTranslation('insights-work-environment');
  const toLabels = (slider: Slider) => ({
    name: t(`sliders.${slider}.name`),
    low: t(`sliders.${slider}.low`),
    high: t(`sliders.${slider}.high`),
  });
  const pressure = toDrawnTrait(result, 'ES');
  const rangeSliders: RangeSlider[] = [
    ...FACETS.map((facet) => {
      const level = levelOf(result, facet);
      const at = level === null ? null : { stop: STOPS[level] };
      return { trait: traitOfFacet(facet), ...toLabels(facet), at };
    }),
    {
      trait: 'ES',
      ...toLabels('ES'),
      at: pressure === null ? null : { position: pressure.position, low: pressure.low, high: pressure.high },
    },
  ];
  return (
    <Card title={t('picture.title')}>
      <Drawing
        title={t('picture.title')}
        text={t('picture.text')}
        draw={(look) => rangeSlidersSvg({ ...look, rangeSliders })}
      />
      <p className="pt-3 text-xs text-pretty text-third">{t('picture.text')}</p>
    </Card>
  );
}

/** The advantage and disadvantage of one setting, and a question to ask about it. */
function Setting({ slider, level }: { readonly slider: Slider; readonly level: FacetLevel }) {
  const { t } = useTranslation('insights-work-environment');
  return (
    <dl className="flex flex-col gap-3">
      {(['gives', 'drains'] as const).map((side) => (
        <div key={side} className="flex flex-col gap-0.5">
          <dt className="text-xs font-semibold text-third">{t(side)}</dt>
          <dd className="text-pretty">{t(`places.${slider}.${level}.${side}`)}</dd>
        </div>
      ))}
      <div className="flex flex-col gap-0.5 rounded-md bg-lila-soft px-3.5 py-3">
        <dt className="flex items-center gap-1.5 text-xs font-semibold text-lila-strong">
          <HelpCircle aria-hidden="true" className="size-3.5" />
          {t('ask')}
        </dt>
        <dd className="font-medium text-pretty">{t(`places.${slider}.${level}.ask`)}</dd>
      </div>
    </dl>
  );
}

function FacetSetting({
  result,
  facet,
}: {
  readonly result: ResultScores;
  readonly facet: (typeof FACETS)[number];
}) {
  const { t } = useTranslation('insights-work-environment');
  const level = levelOf(result, facet);
  return (
    <Card title={t(`sliders.${facet}.name`)}>
      <div className="flex flex-col gap-3.5">
        <FacetHead facet={facet} level={level} />
        {level !== null && <Setting slider={facet} level={level} />}
      </div>
    </Card>
  );
}

function PressureSetting({ result }: { readonly result: ResultScores }): ReactNode {
  const { t } = useTranslation('insights-work-environment');
  const reading = readTrait(result, 'ES');
  if (reading === null) return <NotScored trait="ES" />;
  return (
    <TraitCard reading={reading} also={(band) => t(`places.ES.${band}.gives`)}>
      <Setting slider="ES" level={reading.band} />
    </TraitCard>
  );
}

/** Working conditions that may give or cost strength. */
export function WorkEnvironmentPage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights-work-environment');
  const { t: common } = useTranslation('insights');
  return (
    <InsightFrame talentId={talentId} step="work-environment">
      {(result) => {
        const company = levelOf(result, 'E2');
        const pressure = readTrait(result, 'ES');
        const isKnown = company !== null && pressure !== null;
        return (
          <>
            <InsightHeader
              step="work-environment"
              headline={
                isKnown ? t(`headline.${company}.${pressure.band}`) : common('pages.work-environment.title')
              }
              lead={t('lead')}
              picture={<RangeSliders result={result} />}
            />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {FACETS.map((facet) => (
                <FacetSetting key={facet} result={result} facet={facet} />
              ))}
              <PressureSetting result={result} />
            </div>
          </>
        );
      }}
    </InsightFrame>
  );
}
