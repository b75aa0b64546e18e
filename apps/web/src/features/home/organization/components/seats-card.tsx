import { compareText } from '@quint/domain/base/text-order.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Member } from '../api.ts';
import { MemberRow, nameOf } from './members-card.tsx';

const InviteMembersDialog = onDemand(
  async () => (await import('./invite-members-dialog.tsx')).InviteMembersDialog,
);

interface SeatsCardProps {
  readonly organizationId: string;
  readonly members: readonly Member[];
  /** The current workspace, whose pages for the works council can be opened. */
  readonly isOwn: boolean;
}

/** The seats of the works council: adds and removes them, and links to what they see. */
export function SeatsCard({ organizationId, members, isOwn }: SeatsCardProps) {
  const { t } = useTranslation('organization');
  const [isInviting, setInviting] = useState(false);
  const councilMembers = members
    .filter(({ user_role }) => user_role === 'WORKS_COUNCIL')
    .toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
  return (
    <Card
      title={t('seats.title')}
      aside={
        <Button kind="secondary" size="sm" onPress={() => setInviting(true)}>
          {t('seats.invite')}
        </Button>
      }
    >
      <p className="pb-3 text-pretty text-second">
        {t('seats.text')}{' '}
        {isOwn && (
          <TextLink to="/works-council" className="inline-target">
            {t('seats.look')}
          </TextLink>
        )}
      </p>
      {councilMembers.length > 0 && (
        <ul>
          {councilMembers.map((member) => (
            <MemberRow key={member.id} member={member} organizationId={organizationId} />
          ))}
        </ul>
      )}
      {isInviting && (
        <InviteMembersDialog
          invitedAs="WORKS_COUNCIL"
          organizationId={organizationId}
          onClose={() => setInviting(false)}
        />
      )}
    </Card>
  );
}
