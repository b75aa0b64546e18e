import type { Trait } from '@quint/psychometrics/types.ts';
import { useGuideTexts, useTraitTexts } from '../../use-guide.ts';
import { Face, Pill, Rule, Scene, TextLine } from './parts.tsx';
import { Track } from './track.tsx';

const SHOWN_TRAITS: readonly { readonly trait: Trait; readonly values: readonly [number, number] }[] = [
  { trait: 'C', values: [7, 3] },
  { trait: 'E', values: [5, 6] },
  { trait: 'A', values: [6, 6] },
];
const COLUMNS = [170, 310] as const;

/** Two people side by side, and a resulting question. */
export function TalkPicture() {
  const { t } = useGuideTexts();
  const { t: traits } = useTraitTexts();
  return (
    <Scene label={t('steps.talk.picture')}>
      <TextLine x={44} y={60} size={15} look="strong">
        {t('picture.compare')}
      </TextLine>
      <Face x={COLUMNS[0] + 58} y={54}>
        AK
      </Face>
      <Face x={COLUMNS[1] + 58} y={54}>
        JS
      </Face>
      {SHOWN_TRAITS.map(({ trait, values }, index) => {
        const y = 78 + index * 46;
        return (
          <g key={trait}>
            <Rule y={y} />
            <TextLine x={44} y={y + 28} size={12}>
              {traits(`traits.${trait}.name`)}
            </TextLine>
            {values.map((value, column) => (
              <Track
                // oxlint-disable-next-line react/no-array-index-key -- two columns in a fixed order
                key={column}
                trait={trait}
                x={COLUMNS[column === 0 ? 0 : 1]}
                y={y + 24}
                width={116}
                value={value}
              />
            ))}
          </g>
        );
      })}
      <Rule y={216} />
      <Pill right={122} y={229} width={78} ground="fill-partial-soft" tone="fill-partial-text">
        {t('picture.differs')}
      </Pill>
      <TextLine x={134} y={244} size={12} look="strong">
        {traits('traits.C.name')}
      </TextLine>
      <TextLine x={44} y={267} size={12} look="soft">
        {t('picture.question')}
      </TextLine>
    </Scene>
  );
}
