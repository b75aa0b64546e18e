import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, Crosshair, Ellipsis, List, Mail, TextCursorInput, UserMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import { heldOf, toRatedPerson } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { PeopleList } from '#features/base/records/components/people-list.tsx';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Menu, SharedMenu, type MenuEntry } from '#ui/menu.tsx';
import type { TeamDetail, TeamMember } from '../api.ts';
import { rolesOf } from '../model/members.ts';
import type { useMembers } from '../use-members.ts';

const AddTalentsDialog = onDemand(async () => (await import('./add-talents-dialog.tsx')).AddTalentsDialog);
const ChooseTalentsDialog = onDemand(
  async () => (await import('./choose-talents-dialog.tsx')).ChooseTalentsDialog,
);

/** The member whose dots are highlighted in the strips. */
export interface MemberHighlight {
  /** Undefined when strips are not shown. */
  readonly isShown: boolean;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly onPoint: (id: string | undefined) => void;
}

interface MembersCardProps {
  readonly team: TeamDetail;
  readonly members: readonly TeamMember[];
  readonly memberChanges: ReturnType<typeof useMembers>;
  readonly highlight: MemberHighlight;
}

interface MenuOf {
  readonly member: TeamMember;
  readonly button: HTMLElement;
}

interface MemberMenuProps {
  readonly menu: MenuOf | undefined;
  /** The member selected in the strips. */
  readonly chosenMember: TeamMember | undefined;
  readonly onClose: () => void;
  readonly onRemove: (member: TeamMember) => void;
}

/** Comparing takes two people: this member and the one selected in the strips. */
function useCompareWith(
  member: TeamMember | undefined,
  chosenMember: TeamMember | undefined,
): Partial<MenuEntry> {
  const { t } = useTranslation('teams');
  const navigate = useNavigate();
  const isPair = member !== undefined && chosenMember !== undefined && member.id !== chosenMember.id;
  if (!isPair || member.latestResult === null || chosenMember.latestResult === null) return {};
  return {
    label: t('detail.compareWith', { name: chosenMember.fullname }),
    onAction: () =>
      void navigate({ to: '/talents/compare', search: { talents: `${chosenMember.id},${member.id}` } }),
  };
}

/** The actions for a member, and removal from the group. */
function MemberMenu({ menu, chosenMember, onClose, onRemove }: MemberMenuProps) {
  const { t } = useTranslation('teams');
  const member = menu?.member;
  const people = useMemo(
    () => (member === undefined ? [] : [toRatedPerson(member, member.latestResult?.quality)]),
    [member],
  );
  const { actions, dialogs } = usePersonActions(people, { placement: 'row' });
  const compareWith = useCompareWith(member, chosenMember);
  const entries = toEntries(actions).map((entry) =>
    entry.id === 'compare' ? { ...entry, ...compareWith } : entry,
  );
  return (
    <>
      {menu !== undefined && (
        <SharedMenu
          anchor={menu.button}
          label={t('detail.more', { name: menu.member.fullname })}
          entries={[
            ...entries,
            {
              id: 'remove-from-group',
              startsGroup: true,
              label: t('detail.remove'),
              icon: <UserMinus className="size-4" />,
              onAction: () => onRemove(menu.member),
            },
          ]}
          onClose={onClose}
        />
      )}
      {dialogs}
    </>
  );
}

interface RowButtonsProps {
  readonly member: TeamMember;
  readonly highlight: MemberHighlight;
  readonly onMenu: (menu: MenuOf) => void;
}

function RowButtons({ member, highlight, onMenu }: RowButtonsProps) {
  const { t } = useTranslation('teams');
  const { id, fullname: name } = member;
  const isChosen = highlight.chosenId === id;
  return (
    <span className="flex items-center gap-1">
      {highlight.isShown && member.latestResult !== null && (
        <Button
          kind={isChosen ? 'tab-selected' : 'icon'}
          size="sm"
          aria-label={t('detail.pick', { name })}
          aria-pressed={isChosen}
          onPress={() => highlight.onChoose(isChosen ? undefined : id)}
        >
          <Crosshair aria-hidden="true" className="size-4" />
        </Button>
      )}
      <Button
        kind="icon"
        size="sm"
        aria-label={t('detail.more', { name })}
        aria-haspopup="menu"
        onPress={({ target }) => {
          if (target instanceof HTMLElement) onMenu({ member, button: target });
        }}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </Button>
    </span>
  );
}

type AddDialog = 'type' | 'choose';

interface AddMenuProps {
  readonly teamId: string;
  readonly onOpen: (dialog: AddDialog) => void;
}

/** The three ways to add people to the group. */
function AddMenu({ teamId, onOpen }: AddMenuProps) {
  const { t } = useTranslation('teams');
  return (
    <Menu
      label={t('detail.add')}
      trigger={
        <Button kind="primary-lila" size="sm">
          {t('detail.add')}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
      entries={[
        {
          id: 'type',
          label: t('detail.type'),
          icon: <TextCursorInput className="size-4" />,
          onAction: () => onOpen('type'),
        },
        {
          id: 'choose',
          label: t('detail.choose'),
          icon: <List className="size-4" />,
          onAction: () => onOpen('choose'),
        },
        {
          id: 'invite',
          label: t('detail.invite'),
          icon: <Mail className="size-4" />,
          href: `/talents/invite?team=${teamId}`,
        },
      ]}
    />
  );
}

/** The members with their actions, highlighting in the strips, and three ways to add others. */
export function MembersCard({ team, members, memberChanges, highlight }: MembersCardProps) {
  const { t } = useTranslation('teams');
  const [menu, setMenu] = useState<MenuOf>();
  const [open, setOpen] = useState<AddDialog>();
  const names = new Map(rolesOf(team).map(({ id, name }) => [id, name]));
  const describeHold = useHoldLabels();
  const formatNote = (member: TeamMember) => {
    const { id, status, latestResult } = member;
    const roles = team.assignments
      .filter(({ talent_id }) => talent_id === id)
      .flatMap(({ role_id }) => names.get(role_id) ?? []);
    const hold = heldOf(member);
    const why = hold === undefined ? t('detail.noResult') : describeHold(hold).badge;
    return [t(`status.${status}`), ...roles, ...(latestResult === null ? [why] : [])].join(' · ');
  };
  const dialog = { members, memberChanges, onClose: () => setOpen(undefined) };
  return (
    <Card title={t('members')} aside={<AddMenu teamId={team.id} onOpen={setOpen} />}>
      {members.length === 0 ? (
        <p className="text-third">{t('detail.noMembers')}</p>
      ) : (
        <PeopleList
          people={members.map((member) => ({
            id: member.id,
            name: member.fullname,
            note: formatNote(member),
            link: {
              to: '/teams/$teamId/talents/$talentId',
              params: { teamId: team.id, talentId: member.id },
            } as const,
            aside: <RowButtons member={member} highlight={highlight} onMenu={setMenu} />,
          }))}
          onPoint={highlight.isShown ? highlight.onPoint : undefined}
        />
      )}
      <MemberMenu
        menu={menu}
        chosenMember={members.find(({ id }) => id === highlight.chosenId)}
        onClose={() => setMenu(undefined)}
        onRemove={memberChanges.remove}
      />
      {open === 'type' && <AddTalentsDialog {...dialog} />}
      {open === 'choose' && <ChooseTalentsDialog {...dialog} />}
    </Card>
  );
}
