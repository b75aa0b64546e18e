import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useGuideTexts, useTraitTexts } from '../../use-guide.ts';
import { Scene, TextLine } from './parts.tsx';
import { Track } from './track.tsx';

const VALUES: Readonly<Record<Trait, number>> = { O: 7, C: 4, E: 5, A: 6, ES: 6 };

/** A result: the poles of each trait, the point and its error. */
export function ResultPicture() {
  const { t } = useGuideTexts();
  const { t: traits } = useTraitTexts();
  return (
    <Scene label={t('steps.result.picture')}>
      {TRAITS.map((trait, index) => {
        const y = 56 + index * 47;
        return (
          <g key={trait}>
            <TextLine x={44} y={y + 4} size={12} look="strong">
              {trait}
            </TextLine>
            <Track trait={trait} x={76} y={y} width={330} value={VALUES[trait]} />
            <TextLine x={436} y={y + 4} size={12} look="strong" anchor="end">
              {VALUES[trait]}
            </TextLine>
            <TextLine x={76} y={y + 22} size={10.5} look="soft">
              {traits(`traits.${trait}.left`)}
            </TextLine>
            <TextLine x={406} y={y + 22} size={10.5} look="soft" anchor="end">
              {traits(`traits.${trait}.right`)}
            </TextLine>
          </g>
        );
      })}
    </Scene>
  );
}
