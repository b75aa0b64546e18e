import { spectrumSvg } from '@quint/charts/spectrum.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { meansOf, NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { SheetScore, Trait, Versions } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { DoubtLegend, DoubtMark, type WithQuality } from '#ui/doubt.tsx';
import { Picture } from '#ui/picture.tsx';

const ASSUMED_WIDTH_PX = 640;

export type Ranges = Readonly<Partial<Record<Trait, { readonly min: number; readonly max: number }>>>;

interface ProfileSpectrumProps {
  readonly sheet: Pick<SheetScore, 'traits' | 'quality'> & {
    /** The norm of the result, and its own alphas. */
    readonly versions: Pick<Versions, 'norm' | 'alphas'>;
  };
  readonly ranges?: Ranges | undefined;
}

function Legend({ withRange, quality }: WithQuality & { readonly withRange: boolean }) {
  const { t } = useTranslation('matching');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-third">
      {withRange && (
        <span className="inline-flex items-center gap-1.5">
          <span className="shape-track h-2.5 w-5 rounded-full bg-lila-soft ring-1 ring-line" />
          {t('spectrum.range')}
        </span>
      )}
      {!isDoubtful(quality) && (
        <span className="inline-flex items-center gap-1.5">
          <span className="shape size-2.5 rounded-full bg-second" />
          {t('spectrum.result')}
        </span>
      )}
      <DoubtLegend quality={quality} />
      <span className="inline-flex items-center gap-1.5">
        <span className="shape h-0.5 w-5 bg-second" />
        {t('spectrum.error')}
      </span>
    </p>
  );
}

/** The five traits with points, error bars and the ranges of a role: the same picture as in the report. */
export function ProfileSpectrum({ sheet, ranges }: ProfileSpectrumProps) {
  const { norm, alphas } = sheet.versions;
  const { verdict } = sheet.quality;
  const { t } = useTranslation('matching');
  const { t: personality } = useTranslation('personality');
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(ASSUMED_WIDTH_PX);
  const idPrefix = `spectrum-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const labelOf = (trait: Trait) => ({
    name: personality(`traits.${trait}.name`),
    lowPole: personality(`traits.${trait}.left`),
    highPole: personality(`traits.${trait}.right`),
  });
  const labels = Object.fromEntries(TRAITS.map((trait) => [trait, labelOf(trait)]));
  const svg = spectrumSvg({
    idPrefix,
    title: t('spectrum.chart'),
    description: t('spectrum.chartText'),
    notScored: t('spectrum.notScored'),
    scores: sheet.traits,
    isDoubtful: isDoubtful(verdict),
    ranges,
    labels: labels as Record<Trait, ReturnType<typeof labelOf>>,
    width,
    theme,
  });
  return (
    <div className="flex flex-col gap-3">
      <div ref={host}>
        <Picture svg={svg} />
      </div>
      <DoubtMark quality={verdict} />
      <Legend withRange={ranges !== undefined} quality={verdict} />
      <p className="max-w-[75ch] text-xs text-pretty text-third">
        {meansOf(norm) === NORM_VERSION ? t('spectrum.norm') : t('spectrum.ownNorm', { norm })}{' '}
        {alphas === undefined ? t('spectrum.basis') : t('spectrum.ownBasis', { norm })}
      </p>
    </div>
  );
}
