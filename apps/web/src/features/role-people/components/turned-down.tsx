import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { peopleQuery, turnedDownQuery, type TurnedDown as Link } from '../api.ts';
import { useChoice } from '../use-board.ts';
import { OpenPeople } from './open-people.tsx';
import { PeopleBar } from './people-bar.tsx';

function Why({ link }: { readonly link: Link }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { rejected_reason: reason, rejected_note: note, rejected_at: at } = link;
  return (
    <span className="flex min-w-0 flex-[2] basis-64 flex-col">
      <span>
        {reason === null ? t('reject.reasons.none') : t(`reject.reasons.${reason}`)}
        <span className="text-xs text-third"> · {format.date(at)}</span>
      </span>
      {note !== null && <span className="text-xs whitespace-pre-line text-third wrap-anywhere">{note}</span>}
    </span>
  );
}

interface TurnedDownProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
}

/** Who is not moving forward for a role, and why; the menu of each brings them back. Nothing where there is nobody. */
export function TurnedDown({ roleId, name }: TurnedDownProps) {
  const { t } = useTranslation('role-people');
  const { hasTeams } = useWorkspaceFeatures();
  const links = useQuery(turnedDownQuery(roleId)).data;
  const choice = useChoice();
  const ids = useMemo(() => (links ?? []).flatMap(({ talents_id: talent }) => talent?.id ?? []), [links]);
  const people = useQuery(peopleQuery(ids, hasTeams)).data;
  const byId = useMemo(() => new Map((people ?? []).map((person) => [person.id, person] as const)), [people]);
  if (links === undefined || ids.length === 0) return null;
  return (
    <Card title={t('turnedDown.title', { count: ids.length })}>
      <p className="pb-2 text-third">{t('turnedDown.text')}</p>
      <OpenPeople
        label={t('turnedDown.list')}
        name={name}
        part="turned-down"
        roleId={roleId}
        rows={links.flatMap((link) =>
          link.talents_id === null
            ? []
            : [
                {
                  id: link.talents_id.id,
                  name: link.talents_id.fullname,
                  status: undefined,
                  detail: <Why link={link} />,
                },
              ],
        )}
        people={byId}
        choice={choice}
        linkOf={(talentId) => ({ to: '/talents/$talentId', params: { talentId } })}
      />
      <PeopleBar roleId={roleId} choice={choice} people={byId} fits={[]} />
    </Card>
  );
}
