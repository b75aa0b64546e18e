import { useGuideTexts } from '../../use-guide.ts';
import { Face, Pill, Rule, Scene, TextLine } from './parts.tsx';

const PEOPLE = [
  { initials: 'AK', name: 'Anna Kowalski', email: 'anna@mail.example', language: 'EN' },
  { initials: 'JS', name: 'Jonas Seidel', email: 'jonas@mail.example', language: 'DE' },
  { initials: 'MF', name: 'Mehmet Fidan', email: 'mehmet@mail', language: undefined },
] as const;

/** The list of people to invite, and one row that cannot be sent. */
export function InvitePicture() {
  const { t } = useGuideTexts();
  return (
    <Scene label={t('steps.invite.picture')}>
      <TextLine x={44} y={54} size={15} look="strong">
        {t('picture.people')}
      </TextLine>
      {PEOPLE.map(({ initials, name, email, language }, index) => {
        const y = 68 + index * 52;
        return (
          <g key={initials}>
            <Rule y={y} />
            <Face x={58} y={y + 26}>
              {initials}
            </Face>
            <TextLine x={84} y={y + 23} look="strong">
              {name}
            </TextLine>
            <TextLine x={84} y={y + 39} size={11} look="soft">
              {email}
            </TextLine>
            {language === undefined ? (
              <Pill right={436} y={y + 15} width={146} ground="fill-danger-soft" tone="fill-danger">
                {t('picture.incomplete')}
              </Pill>
            ) : (
              <Pill right={436} y={y + 15} width={40} ground="fill-mute" tone="fill-second">
                {language}
              </Pill>
            )}
          </g>
        );
      })}
      <Rule y={224} />
      <rect x="276" y="235" width="160" height="32" rx="16" className="fill-ink" />
      <TextLine x={356} y={255} size={12} anchor="middle" tone="fill-on-ink font-semibold">
        {t('picture.send')}
      </TextLine>
    </Scene>
  );
}
