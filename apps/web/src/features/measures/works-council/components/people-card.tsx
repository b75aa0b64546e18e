import type { OverseenSettings } from '@quint/contract/measures/works-council.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';

type Member = OverseenSettings['members'][number];

function MemberLine({ member }: { readonly member: Member }) {
  const { t } = useTranslation('works-council');
  const name = member.name ?? t('people.unnamed');
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
      {member.status === 'invited' && <Badge>{t('people.invited')}</Badge>}
    </li>
  );
}

/** The names of people who may open results, and of the works council. Talents are not named. */
export function PeopleCard({ members }: Pick<OverseenSettings, 'members'>) {
  const { t } = useTranslation('works-council');
  const groups = [
    { role: 'ORG_ADMIN', textKey: 'administrators' },
    { role: 'WORKS_COUNCIL', textKey: 'seats' },
  ] as const;
  return (
    <>
      {groups.map(({ role, textKey }) => {
        const people = members.filter(({ user_role }) => user_role === role);
        return (
          <Card key={role} title={t(`people.${textKey}.title`)}>
            <p className="pb-3 text-pretty text-second">{t(`people.${textKey}.text`)}</p>
            {people.length === 0 ? (
              <p className="text-third">{t('people.nobody')}</p>
            ) : (
              <ul>
                {people.map((member) => (
                  <MemberLine key={member.id} member={member} />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </>
  );
}
