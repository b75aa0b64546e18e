import { compareText } from '@quint/domain/base/text-order.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import type { Member } from '../api.ts';
import { MemberRow, nameOf } from './members-card.tsx';

interface HiringManagersCardProps {
  readonly organizationId: string;
  readonly members: readonly Member[];
  /** The current workspace, whose roles are named. */
  readonly isOwn: boolean;
}

/** The hiring managers with their roles, who are removed here; nothing without any. */
export function HiringManagersCard({ organizationId, members, isOwn }: HiringManagersCardProps) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const hiringManagers = members
    .filter(({ user_role }) => user_role === 'HIRING_MANAGER')
    .toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
  if (hiringManagers.length === 0) return null;
  const toNote = ({ decides_about: roles }: Member) =>
    roles.length === 0 ? t('hiringManagers.none') : format.list(roles);
  return (
    <Card title={t('hiringManagers.title')}>
      <p className="pb-3 text-pretty text-second">{t('hiringManagers.text')}</p>
      <ul>
        {hiringManagers.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            organizationId={organizationId}
            {...(isOwn ? { note: toNote(member) } : {})}
          />
        ))}
      </ul>
    </Card>
  );
}
