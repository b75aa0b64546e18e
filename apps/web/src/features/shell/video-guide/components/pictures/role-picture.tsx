import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useGuideTexts, useTraitTexts } from '../../use-guide.ts';
import { Rule, Scene, TextLine } from './parts.tsx';
import { Track } from './track.tsx';

const RANGES: Readonly<Record<Trait, readonly [number, number]>> = {
  O: [3, 7],
  C: [5, 8],
  E: [4, 7],
  A: [3, 7],
  ES: [5, 9],
};

/** The form of a role with its five ranges. */
export function RolePicture() {
  const { t } = useGuideTexts();
  const { t: traits } = useTraitTexts();
  return (
    <Scene label={t('steps.role.picture')}>
      <TextLine x={44} y={54} size={15} look="strong">
        Product Owner
      </TextLine>
      <TextLine x={436} y={54} size={11} look="soft" anchor="end">
        {t('picture.ranges')} · 1–9
      </TextLine>
      <Rule y={68} />
      {TRAITS.map((trait, index) => {
        const y = 94 + index * 38;
        return (
          <g key={trait}>
            <TextLine x={44} y={y + 4} size={12}>
              {traits(`traits.${trait}.name`)}
            </TextLine>
            <Track trait={trait} x={190} y={y} width={200} range={RANGES[trait]} handles />
            <TextLine x={436} y={y + 4} size={12} look="strong" anchor="end">
              {RANGES[trait].join('–')}
            </TextLine>
          </g>
        );
      })}
    </Scene>
  );
}
