import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import { cx } from '#lib/class-names.ts';
import type { Strips } from '../model/strips.ts';
import { useShapeText } from '../use-shape-text.ts';

const STEPS = 9;
const percentOf = (stanine: number) => ((stanine - 0.5) / STEPS) * 100;

/**
 * A small picture of a group for a row of a list: on each trait its median and the middle half as a bar, or its two
 * clusters.
 */
export function Signature({ strips }: { readonly strips: Strips }) {
  const { t } = useTranslation('records');
  const { t: traits } = useTranslation('personality');
  const shapeText = useShapeText();
  return (
    <ul aria-label={t('distribution.title')} className="flex w-full max-w-[350px] gap-2.5 max-md:gap-2">
      {TRAITS.map((trait) => {
        const { shape } = strips[trait];
        if (shape === null) return null;
        const label = shapeText(shape);
        const bars = shape.clusters === null ? [shape] : [shape.clusters.low, shape.clusters.high];
        return (
          <li key={trait} title={label} className="flex min-w-0 flex-1 items-center gap-1.5 max-md:gap-1">
            <span className="sr-only">{`${traits(`traits.${trait}.name`)}: ${label}`}</span>
            <span aria-hidden="true" className="w-4 shrink-0 text-right text-xs font-semibold text-third">
              {trait}
            </span>
            <span aria-hidden="true" className="shape-track relative h-3.5 min-w-0 flex-1">
              <span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-mute-strong" />
              {bars.map(({ from, to }) => (
                <span
                  key={from}
                  className={cx(
                    'shape absolute top-1/2 h-1.5 min-w-1 -translate-y-1/2 rounded-full',
                    TRAIT_FILL[trait],
                  )}
                  style={{ left: `${percentOf(from)}%`, width: `${percentOf(to) - percentOf(from)}%` }}
                />
              ))}
              {shape.clusters === null && (
                <span
                  className="shape absolute inset-y-0 w-0.5 -translate-x-1/2 rounded-full bg-ink"
                  style={{ left: `${percentOf(shape.median)}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
