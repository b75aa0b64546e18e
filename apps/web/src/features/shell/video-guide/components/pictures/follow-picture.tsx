import { useGuideTexts } from '../../use-guide.ts';
import { Face, Pill, Rule, Scene, TextLine } from './parts.tsx';

const FINISHED_PILL = { ground: 'fill-strong-soft', tone: 'fill-strong-text' };
const OPENED_PILL = { ground: 'fill-partial-soft', tone: 'fill-partial-text' };

const TALENTS = [
  { initials: 'AK', name: 'Anna Kowalski', state: 'finished', percent: 94, bar: 'fill-strong' },
  { initials: 'M', name: 'Mehmet *****', state: 'finished', percent: 82, bar: 'fill-partial' },
  { initials: 'JS', name: 'Jonas Seidel', state: 'finished', percent: 64, bar: 'fill-control' },
  { initials: 'TO', name: 'Tunde Okafor', state: 'opened', percent: undefined, bar: '' },
] as const;

/** The list of talents sorted by fit to a role. */
export function FollowPicture() {
  const { t } = useGuideTexts();
  return (
    <Scene label={t('steps.follow.picture')}>
      <TextLine x={44} y={54} size={15} look="strong">
        {t('picture.talents')}
      </TextLine>
      <TextLine x={436} y={54} size={11} look="soft" anchor="end">
        {t('picture.fitTo')}
      </TextLine>
      {TALENTS.map(({ initials, name, state, percent, bar }, index) => {
        const y = 68 + index * 52;
        return (
          <g key={initials}>
            <Rule y={y} />
            <Face x={58} y={y + 26}>
              {initials}
            </Face>
            <TextLine x={84} y={y + 30} look="strong">
              {name}
            </TextLine>
            <Pill right={302} y={y + 15} width={96} {...(state === 'finished' ? FINISHED_PILL : OPENED_PILL)}>
              {t(`picture.${state}`)}
            </Pill>
            {percent === undefined ? (
              <Pill right={436} y={y + 15} width={86} ground="fill-mute" tone="fill-second">
                {t('picture.pending')}
              </Pill>
            ) : (
              <>
                <rect x="322" y={y + 22} width="70" height="8" rx="4" className="fill-mute" />
                <rect x="322" y={y + 22} width={percent * 0.7} height="8" rx="4" className={bar} />
                <TextLine x={436} y={y + 31} look="strong" anchor="end">
                  {t('picture.percent', { value: percent })}
                </TextLine>
              </>
            )}
          </g>
        );
      })}
    </Scene>
  );
}
