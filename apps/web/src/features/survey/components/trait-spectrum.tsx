import { spectrumSvg } from '@quint/charts/spectrum.ts';
import type { ChartScore, TraitLabels } from '@quint/charts/spectrum-geometry.ts';
import type { ChartTheme } from '@quint/charts/theme.ts';
import type { ChartTrait } from '@quint/charts/traits.ts';
import type { SurveyResult } from '@quint/contract/survey.ts';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';

const DARK = '(prefers-color-scheme: dark)';
const WIDTH_PX = { desktop: 640, mobile: 350 } as const;

function subscribeDark(changed: () => void): () => void {
  const list = window.matchMedia(DARK);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

function chartTheme(): ChartTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The five traits with poles, points and error bars; the same picture as in the report. */
export function TraitSpectrum({ traits }: { readonly traits: SurveyResult['traits'] }) {
  const { t } = useTranslation('survey');
  const theme = useSyncExternalStore(subscribeDark, chartTheme);
  const isMobile = useIsMobile();
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
    // The answer of the server holds each of the five traits once.
    scores: scores as Record<ChartTrait, ChartScore | null>,
    labels: labels as Record<ChartTrait, TraitLabels>,
    width: isMobile ? WIDTH_PX.mobile : WIDTH_PX.desktop,
    theme,
  });
  return <div className="[&>svg]:h-auto [&>svg]:w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
