import { radarSvg } from '@quint/charts/radar.ts';
import type { SheetScore, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from '#lib/chart-theme.ts';
import { Picture } from '#ui/picture.tsx';
import type { Ranges } from './profile-spectrum.tsx';

const SIZE_PX = 300;

type Shape = Record<Trait, number | null>;

function shapeOf(value: (trait: Trait) => number | null): Shape {
  return { O: value('O'), C: value('C'), E: value('E'), A: value('A'), ES: value('ES') };
}

interface ProfileRadarProps {
  readonly traits: SheetScore['traits'];
  readonly ranges?: Ranges | undefined;
}

/** The shape of a profile, beside the middle of a role's ranges. An overview only: the spectrum carries the error. */
export function ProfileRadar({ traits, ranges }: ProfileRadarProps) {
  const { t } = useTranslation('matching');
  const theme = useChartTheme();
  const idPrefix = `radar-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const person = shapeOf((trait) => traits[trait]?.stanine ?? null);
  const middle = shapeOf((trait) => {
    const range = ranges?.[trait];
    return range === undefined ? null : (range.min + range.max) / 2;
  });
  const both = ranges !== undefined && TRAITS.every((trait) => middle[trait] !== null);
  const svg = radarSvg({
    idPrefix,
    title: t('radar.chart'),
    description: t('radar.chartText'),
    shapes: both ? [person, middle] : [person],
    size: SIZE_PX,
    theme,
  });
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3">
      <div className="w-full max-w-[300px]">
        <Picture svg={svg} />
      </div>
      {both && (
        <ul aria-hidden="true" className="flex flex-col gap-2 text-xs">
          <li className="flex items-center gap-2">
            <span className="h-0.5 w-5 bg-lila" />
            {t('radar.person')}
          </li>
          <li className="flex items-center gap-2">
            <span className="w-5 border-t-2 border-dashed border-strong" />
            {t('radar.middle')}
          </li>
        </ul>
      )}
    </div>
  );
}
