import { stripsSvg, type StripGroup } from '@quint/charts/strips.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useFormat } from '#lib/format.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { GroupDoubt } from '#ui/doubt.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Strip, Strips } from '../model/strips.ts';
import { useShapeText } from '../use-shape-text.ts';
import { useStripMotion } from '../use-strip-motion.ts';

const ASSUMED_WIDTH_PX = 640;
/** Below this width the names of the traits are above their strips. */
const COMPACT_BELOW_PX = 520;

interface StripsPictureProps {
  readonly strips: Strips;
  /** The number of doubtful results. */
  readonly doubtful: number;
  /** The person whose dots are highlighted. */
  readonly highlightedId?: string | undefined;
  /** A person who is shown in the group as a preview. */
  readonly previewId?: string | undefined;
  /** Called when the pointer enters or leaves the dot of a person. */
  readonly onPoint?: ((id: string | undefined) => void) | undefined;
}

function groupOf({ shape, keys, doubtful }: Strip): StripGroup | null {
  if (shape === null) return null;
  return { ...shape, keys, doubtful };
}

/** A group on the five traits, one dot for each person: the same picture as in the report. */
export function StripsPicture({ strips, doubtful, highlightedId, previewId, onPoint }: StripsPictureProps) {
  const { t } = useTranslation('records');
  const { t: traits } = useTranslation('personality');
  const format = useFormat();
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(ASSUMED_WIDTH_PX);
  const idPrefix = `strips-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const ofTraits = <Value,>(value: (trait: Trait) => Value) =>
    Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
  const shapeText = useShapeText();
  const numbers = ofTraits((trait) => {
    const { shape } = strips[trait];
    if (shape === null) return '';
    return shapeText(shape);
  });
  const svg = stripsSvg({
    idPrefix,
    title: t('distribution.chart'),
    description: TRAITS.map((trait) => `${traits(`traits.${trait}.name`)}: ${numbers[trait]}`).join('. '),
    empty: t('distribution.noValue'),
    groups: ofTraits((trait) => groupOf(strips[trait])),
    labels: ofTraits((trait) => ({
      name: traits(`traits.${trait}.name`),
      lowPole: traits(`traits.${trait}.left`),
      highPole: traits(`traits.${trait}.right`),
    })),
    numbers,
    manyADot: (people) => t('distribution.words.manyADot', { people: format.number(people) }),
    highlightedKey: highlightedId,
    imaginedKey: previewId,
    width,
    layout: width < COMPACT_BELOW_PX ? 'compact' : 'wide',
    theme,
  });
  useStripMotion(host, svg, previewId);
  useEffect(() => {
    const element = host.current;
    if (element === null || onPoint === undefined) return undefined;
    const over = ({ target }: Event) => {
      const dot = target instanceof Element ? target.closest('[data-person]') : null;
      onPoint(dot?.getAttribute('data-person') ?? undefined);
    };
    const leave = () => onPoint(undefined);
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
    };
  }, [host, onPoint]);
  return (
    <div className="flex flex-col gap-3">
      <GroupDoubt count={doubtful} />
      <div ref={host}>
        <Picture svg={svg} />
      </div>
    </div>
  );
}
