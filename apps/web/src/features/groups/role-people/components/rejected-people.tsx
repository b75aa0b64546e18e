import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { peopleQuery, rejectedPeopleQuery, type PersonOfRole, type RejectedLink as Link } from '../api.ts';
import { useChoice } from '../use-board.ts';
import { OpenPeople } from './open-people.tsx';
import { PeopleBar } from './people-bar.tsx';

const ActionDialog = onDemand(
  async () => (await import('#features/people/people/components/action-dialog.tsx')).ActionDialog,
);

interface WhyProps {
  readonly link: Link;
  readonly isCurrent: boolean;
  /** Edits the reason; undefined until the person is loaded. */
  readonly onChange: (() => void) | undefined;
}

/** The reason why a person is not moving forward, with a button that edits it. */
function Why({ link, isCurrent, onChange }: WhyProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const { rejected_reason: reason, rejected_note: note, rejected_at: at } = link;
  return (
    <span className="flex min-w-0 flex-[2] basis-64 items-center gap-1">
      <span className="flex min-w-0 flex-1 flex-col">
        <span>
          {reason === null ? t('reject.reasons.none') : t(`reject.reasons.${reason}`)}
          <span className="text-xs text-third"> · {format.date(at)}</span>
        </span>
        {note !== null && (
          <span className="text-xs whitespace-pre-line text-third wrap-anywhere">{note}</span>
        )}
      </span>
      {onChange !== undefined && (
        <PlainButton
          kind="icon"
          size="sm"
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={t('reject.changeOf', { name: link.talents_id?.fullname ?? '' })}
          onClick={onChange}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </PlainButton>
      )}
    </span>
  );
}

interface RejectedPeopleProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
}

/**
 * People who are not moving forward for a role, with the reason, which can be edited. The menu of each brings them
 * back. Nothing when there are none.
 */
export function RejectedPeople({ roleId, name }: RejectedPeopleProps) {
  const { t } = useTranslation('role-people');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const links = useQuery(rejectedPeopleQuery(roleId)).data;
  const choice = useChoice();
  const [changedPerson, setChangedPerson] = useState<PersonOfRole>();
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
        rows={links.flatMap((link) => {
          if (link.talents_id === null) return [];
          const { id, fullname } = link.talents_id;
          const person = byId.get(id);
          const onChange = person && (() => setChangedPerson(person));
          const detail = (isCurrent: boolean) => (
            <Why link={link} isCurrent={isCurrent} onChange={onChange} />
          );
          return [{ id, name: fullname, status: undefined, detail }];
        })}
        people={byId}
        choice={choice}
        linkOf={(talentId) => ({ to: '/talents/$talentId', params: { talentId } })}
      />
      <PeopleBar roleId={roleId} choice={choice} people={byId} fits={[]} />
      {changedPerson !== undefined && (
        <ActionDialog
          actionRequest={{ id: 'changeReason', people: [changedPerson] }}
          roleId={roleId}
          onClose={() => setChangedPerson(undefined)}
        />
      )}
    </Card>
  );
}
