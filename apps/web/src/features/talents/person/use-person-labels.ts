import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { namesQuery, type TalentRecord } from '#features/measures/matching/api.ts';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';

interface NamedRecord {
  readonly id: string;
  readonly name: string | null;
}

/** The names of the roles and groups of a person; undefined while they are loading. */
export function useBelonging(talent: TalentRecord): {
  readonly roles: readonly NamedRecord[] | undefined;
  readonly teams: readonly NamedRecord[] | undefined;
} {
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const roleIds = talent.roles.map(({ roles_id }) => roles_id);
  const teamIds = hasTeams ? (talent.teams ?? []).map(({ teams_id }) => teams_id) : [];
  const roles = useQuery(namesQuery('roles', roleIds));
  const teams = useQuery(namesQuery('teams', teamIds));
  return {
    roles: roleIds.length === 0 ? [] : roles.data,
    teams: teamIds.length === 0 ? [] : teams.data,
  };
}

/** The origin of the person, and the last day of an open link. */
export function useArrivalLabels(talent: TalentRecord): {
  readonly arrivalKind: 'invited' | 'came' | 'pool';
  readonly arrival: string;
  readonly validity: string | undefined;
} {
  const { t } = useTranslation('record');
  const format = useFormat();
  const workspace = useCurrentUser().active_workspace?.id ?? '';
  const { invitation } = talent;
  const date = format.date(talent.date_created, 'dayMonth');
  const name = talent.user_created?.fullname ?? '';
  const invitedText = name === '' ? t('contact.invited', { date }) : t('contact.invitedBy', { name, date });
  const isCopy = talent.ws_ids_of_copied_talent.includes(workspace);
  const arrivalKind = isCopy ? 'pool' : talent.is_directly_invited ? 'invited' : 'came';
  const labels = {
    invited: invitedText,
    came: t('contact.came', { date }),
    pool: t('contact.fromPool', { date }),
  };
  return {
    arrivalKind,
    arrival: labels[arrivalKind],
    validity:
      invitation !== null && isOpen(invitation.status)
        ? t('contact.valid', { date: format.lastDay(invitation.link_expires_at, 'dayMonth') })
        : undefined,
  };
}
