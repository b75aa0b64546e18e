import { spectrumSvg } from '@quint/charts/spectrum.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { meansOf, NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { SheetScore, Trait, Versions } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useDrawing } from '#lib/use-drawing.ts';
import { DoubtLegend, DoubtMark, type WithQuality } from '#ui/doubt.tsx';
import { Picture } from '#ui/picture.tsx';

const ASSUMED_WIDTH_PX = 640;

interface ProfileSpectrumProps {
  readonly sheet: Pick<SheetScore, 'traits' | 'quality'> & {
    /** The norm of the result, and its own alphas. */
    readonly versions: Pick<Versions, 'norm' | 'alphas'>;
  };
}

function Legend({ quality }: WithQuality) {
  const { t } = useTranslation('matching');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-third">
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

/** The five traits with points and error bars: the same picture as in the report. */
export function ProfileSpectrum({ sheet }: ProfileSpectrumProps) {
  const { norm, alphas } = sheet.versions;
  const { verdict } = sheet.quality;
  const { t } = useTranslation('matching');
  const { t: personality } = useTranslation('personality');
  const { host, drawing } = useDrawing(ASSUMED_WIDTH_PX);
  const labelOf = (trait: Trait) => ({
    name: personality(`traits.${trait}.name`),
    lowPole: personality(`traits.${trait}.left`),
    highPole: personality(`traits.${trait}.right`),
  });
  const labels = Object.fromEntries(TRAITS.map((trait) => [trait, labelOf(trait)]));
  const svg = spectrumSvg({
    ...drawing,
    title: t('spectrum.chart'),
    description: t('spectrum.chartText'),
    notScored: t('spectrum.notScored'),
    scores: sheet.traits,
    isDoubtful: isDoubtful(verdict),
    labels: labels as Record<Trait, ReturnType<typeof labelOf>>,
  });
  return (
    <div className="flex flex-col gap-3">
      <div ref={host}>
        <Picture svg={svg} />
      </div>
      <DoubtMark quality={verdict} />
      <Legend quality={verdict} />
      <p className="max-w-[75ch] text-xs text-pretty text-third">
        {meansOf(norm) === NORM_VERSION ? t('spectrum.norm') : t('spectrum.ownNorm', { norm })}{' '}
        {alphas === undefined ? t('spectrum.basis') : t('spectrum.ownBasis', { norm })}
      </p>
    </div>
  );
}
