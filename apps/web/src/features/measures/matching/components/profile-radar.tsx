import { radarSvg } from '@quint/charts/radar.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { positionOf } from '@quint/psychometrics/range-position.ts';
import type { SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { DoubtMark } from '#ui/doubt.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Ranges } from './profile-spectrum.tsx';

const SIZE_PX = 300;

type Shape = Record<Trait, number | null>;

function shapeOf(value: (trait: Trait) => number | null): Shape {
  return { O: value('O'), C: value('C'), E: value('E'), A: value('A'), ES: value('ES') };
}

function isRequired(range: Ranges[Trait]): boolean {
  return range !== undefined && (range.min > 1 || range.max < 9);
}

interface ProfileRadarProps {
  readonly sheet: Pick<SheetScore, 'traits' | 'quality'>;
  readonly ranges?: Ranges | undefined;
}

/** The shape of a profile over the ranges of a role. An overview; the spectrum shows the error. */
export function ProfileRadar({ sheet: { traits, quality }, ranges }: ProfileRadarProps) {
  const { t } = useTranslation('matching');
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(SIZE_PX);
  const idPrefix = `radar-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const isBeside = ranges !== undefined && TRAITS.some((trait) => isRequired(ranges[trait]));
  const svg = radarSvg({
    idPrefix,
    title: t('radar.chart'),
    description: t('radar.chartText'),
    shape: shapeOf((trait) => {
      const score = traits[trait];
      return score === null ? null : positionOf(score.z);
    }),
    isDoubtful: isDoubtful(quality.verdict),
    ranges: isBeside ? ranges : undefined,
    size: Math.min(SIZE_PX, width),
    theme,
  });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3">
      <div ref={host} className="w-full max-w-[300px]">
        <Picture svg={svg} />
      </div>
      <DoubtMark quality={quality.verdict} />
      {isBeside && (
        <ul aria-hidden="true" className="flex flex-col gap-2 text-xs">
          <li className="flex items-center gap-2">
            <span className="h-0.5 w-5 bg-lila" />
            {t('radar.person')}
          </li>
          <li className="flex items-center gap-2">
            <span className="shape h-2.5 w-5 bg-second/20" />
            {t('radar.range')}
          </li>
        </ul>
      )}
    </div>
  );
}
