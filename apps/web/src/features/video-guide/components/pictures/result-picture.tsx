import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useGuideTexts, useTraitTexts } from '../../use-guide.ts';
import { Scene, Words } from './parts.tsx';
import { Track } from './track.tsx';

const VALUES: Readonly<Record<Trait, number>> = { O: 7, C: 4, E: 5, A: 6, ES: 6 };

/** A result: the poles of each trait, the point and its error. */
export function ResultPicture() {
  const { t } = useGuideTexts();
  const { t: words } = useTraitTexts();
  return (
    <Scene label={t('steps.result.picture')}>
      {TRAITS.map((trait, index) => {
        const y = 56 + index * 47;
        return (
          <g key={trait}>
            <Words x={44} y={y + 4} size={12} look="strong">
              {trait}
            </Words>
            <Track trait={trait} x={76} y={y} width={330} value={VALUES[trait]} />
            <Words x={436} y={y + 4} size={12} look="strong" anchor="end">
              {VALUES[trait]}
            </Words>
            <Words x={76} y={y + 22} size={10.5} look="soft">
              {words(`traits.${trait}.left`)}
            </Words>
            <Words x={406} y={y + 22} size={10.5} look="soft" anchor="end">
              {words(`traits.${trait}.right`)}
            </Words>
          </g>
        );
      })}
    </Scene>
  );
}
