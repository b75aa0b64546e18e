import { compareText } from '@quint/domain/base/text-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedMailOf } from '#features/people/people/model/person.ts';
import { useMailTexts } from '#features/people/people/use-mail-texts.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Member } from '../api.ts';
import { MemberMenu } from './member-menu.tsx';

const InviteMembersDialog = onDemand(
  async () => (await import('./invite-members-dialog.tsx')).InviteMembersDialog,
);

const CorrectInvitationDialog = onDemand(
  async () => (await import('./correct-invitation-dialog.tsx')).CorrectInvitationDialog,
);

const STATUSES = ['active', 'invited'] as const;

/** The name, or the address when there is none. */
export function nameOf({ user }: Member): string {
  const name = user?.fullname.trim() ?? '';
  return name === '' ? (user?.email ?? '') : name;
}

function useStatusLabel(): (status: string) => string {
  const { t } = useTranslation('organization');
  return (status) => {
    const statusKey = STATUSES.find((candidate) => candidate === status);
    return statusKey === undefined ? status : t(`members.statuses.${statusKey}`);
  };
}

/** The mail of an open invitation failed: when, why, and what helps. */
function RefusedLine({ member, onCorrect }: { readonly member: Member; readonly onCorrect: () => void }) {
  const { t } = useTranslation('organization');
  const toMailTexts = useMailTexts();
  const refusedMail = refusedMailOf(member);
  if (member.status !== 'invited' || refusedMail === undefined) return null;
  const { summary, when, advice } = toMailTexts(refusedMail);
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <span className="min-w-[200px] flex-1 text-pretty">
        <strong className="font-semibold text-danger">{summary}.</strong> {when} <span>{advice}</span>
      </span>
      <Button kind="secondary" size="sm" onPress={onCorrect}>
        {t('members.correct.entry')}
      </Button>
    </span>
  );
}

interface MemberRowProps {
  readonly member: Member;
  /** The workspace of the member. */
  readonly organizationId: string;
  /** Under the name and the address. */
  readonly note?: string;
}

/** A member with the actions for them. */
export function MemberRow({ member, organizationId, note }: MemberRowProps) {
  const { t } = useTranslation('organization');
  const formatStatus = useStatusLabel();
  const name = nameOf(member);
  const { id: ownId, active_workspace: workspace } = useCurrentUser();
  const isSelf = member.user?.id === ownId;
  const [isCorrecting, setCorrecting] = useState(false);
  const onCorrect = () => setCorrecting(true);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <span translate="no" className="flex min-w-[140px] flex-1 flex-col">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {name !== member.user?.email && (
          <span className="text-xs wrap-anywhere text-third">{member.user?.email}</span>
        )}
        {note !== undefined && <span className="text-xs wrap-anywhere text-second">{note}</span>}
      </span>
      <span className="flex items-center gap-2">
        <span className="text-second">{t(`members.roles.${member.user_role}`)}</span>
        <Badge tone={member.status === 'active' ? 'strong' : 'neutral'}>{formatStatus(member.status)}</Badge>
        {member.user !== null && !isSelf && (
          <MemberMenu
            member={{ id: member.id, userId: member.user.id }}
            name={name}
            isInActiveWorkspace={workspace?.id === organizationId}
            isInvited={member.status === 'invited'}
            onCorrect={onCorrect}
          />
        )}
      </span>
      <RefusedLine member={member} onCorrect={onCorrect} />
      {isCorrecting && (
        <CorrectInvitationDialog
          id={member.id}
          email={member.user?.email ?? ''}
          onClose={() => setCorrecting(false)}
        />
      )}
    </li>
  );
}

interface MembersCardProps {
  readonly organizationId: string;
  readonly members: readonly Member[];
}

/** The administrators of the workspace, active and invited, who are invited and removed here. */
export function MembersCard({ organizationId, members }: MembersCardProps) {
  const { t } = useTranslation('organization');
  const [isInviting, setInviting] = useState(false);
  // Talents with an account are members, too; this list shows administrators.
  const administrators = members
    .filter(({ user_role }) => user_role === 'ORG_ADMIN')
    .toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
  const talents = members.filter(({ user_role }) => user_role === 'ORG_USER').length;
  return (
    <Card
      title={t('members.title')}
      aside={
        <Button kind="secondary" size="sm" onPress={() => setInviting(true)}>
          {t('members.invite')}
        </Button>
      }
    >
      {administrators.length === 0 ? (
        <p className="text-third">{t('members.none')}</p>
      ) : (
        <ul>
          {administrators.map((member) => (
            <MemberRow key={member.id} member={member} organizationId={organizationId} />
          ))}
        </ul>
      )}
      {isInviting && (
        <InviteMembersDialog
          invitedAs="ORG_ADMIN"
          organizationId={organizationId}
          onClose={() => setInviting(false)}
        />
      )}
      {talents > 0 && <p className="pt-3 text-xs text-third">{t('members.talents', { count: talents })}</p>}
    </Card>
  );
}
