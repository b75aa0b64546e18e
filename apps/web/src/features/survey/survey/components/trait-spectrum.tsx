import { spectrumSvg } from '@quint/charts/spectrum.ts';
import type { ChartScore, TraitLabels } from '@quint/charts/spectrum-geometry.ts';
import type { ChartTrait } from '@quint/charts/traits.ts';
import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { Picture } from '#ui/picture.tsx';

const ASSUMED_WIDTH_PX = 640;

/** The five traits with poles, points and error bars; the same chart as in the report. */
export function TraitSpectrum({
  traits,
  quality,
}: {
  readonly traits: SurveyResult['traits'];
  readonly quality: SurveyResult['quality']['verdict'];
}) {
  const { t } = useTranslation('survey');
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(ASSUMED_WIDTH_PX);
  const idPrefix = useId().replaceAll(/[^a-zA-Z0-9]/g, '');
  const scores = Object.fromEntries(traits.map(({ trait, score }) => [trait, score]));
  const labels = Object.fromEntries(
    traits.map(({ trait, name, left_pole, right_pole }) => [
      trait,
      { name, lowPole: left_pole, highPole: right_pole },
    ]),
  );
  const svg = spectrumSvg({
    idPrefix: `spectrum-${idPrefix}`,
    title: t('result.chart'),
    description: t('result.chartText'),
    notScored: t('result.notScored'),
    // The answer of the server has each of the five traits once.
    scores: scores as Record<ChartTrait, ChartScore | null>,
    labels: labels as Record<ChartTrait, TraitLabels>,
    width,
    isDoubtful: isDoubtful(quality),
    theme,
  });
  return (
    <div ref={host}>
      <Picture svg={svg} />
    </div>
  );
}
