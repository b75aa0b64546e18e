import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useGuideTexts, useTraitTexts } from '../../use-guide.ts';
import { Pill, Rule, Scene, TextLine } from './parts.tsx';

const OUTSIDE: Readonly<Partial<Record<Trait, 'above' | 'below'>>> = { O: 'above', C: 'below' };

/** The calculation of a fit. */
export function FitPicture() {
  const { t } = useGuideTexts();
  const { t: traits } = useTraitTexts();
  return (
    <Scene label={t('steps.fit.picture')}>
      <TextLine x={44} y={54} size={15} look="strong">
        {t('picture.why')}
      </TextLine>
      <TextLine x={44} y={78} size={12} look="strong">
        {t('picture.sum')}
      </TextLine>
      {TRAITS.map((trait, index) => {
        const y = 92 + index * 36;
        const outside = OUTSIDE[trait];
        return (
          <g key={trait}>
            <Rule y={y} />
            <TextLine x={44} y={y + 23} size={12}>
              {traits(`traits.${trait}.name`)}
            </TextLine>
            <Pill
              right={436}
              y={y + 7}
              width={92}
              ground={outside === undefined ? 'fill-strong-soft' : 'fill-partial-soft'}
              tone={outside === undefined ? 'fill-strong-text' : 'fill-partial-text'}
            >
              {t(`picture.${outside ?? 'inRange'}`)}
            </Pill>
          </g>
        );
      })}
    </Scene>
  );
}
