import { useGuideTexts } from '../../use-guide.ts';
import { Scene, TextLine } from './parts.tsx';

const CHOSEN_INDEX = 2;

/** One statement of the survey. */
export function SurveyPicture() {
  const { t } = useGuideTexts();
  const choices = t('picture.choices', { returnObjects: true });
  return (
    <Scene label={t('steps.survey.picture')}>
      <rect x="44" y="42" width="392" height="5" rx="2.5" className="fill-mute" />
      <rect x="44" y="42" width="189" height="5" rx="2.5" className="fill-lila" />
      <TextLine x={240} y={74} size={11} look="soft" anchor="middle">
        {t('picture.count')}
      </TextLine>
      <TextLine x={240} y={102} size={16} look="strong" anchor="middle">
        {t('picture.statement')}
      </TextLine>
      {choices.map((choice, index) => {
        const y = 122 + index * 36;
        const isChosen = index === CHOSEN_INDEX;
        return (
          <g key={choice}>
            <rect
              x="120"
              y={y}
              width="240"
              height="30"
              rx="10"
              className={isChosen ? 'fill-lila-soft stroke-lila' : 'fill-surface stroke-line'}
            />
            <rect
              x="128"
              y={y + 6}
              width="18"
              height="18"
              rx="5"
              className={isChosen ? 'fill-lila' : 'fill-mute'}
            />
            <TextLine
              x={137}
              y={y + 19}
              size={10}
              anchor="middle"
              tone={isChosen ? 'fill-on-lila font-semibold' : 'fill-second font-semibold'}
            >
              {index + 1}
            </TextLine>
            <TextLine x={158} y={y + 19} size={12}>
              {choice}
            </TextLine>
          </g>
        );
      })}
    </Scene>
  );
}
