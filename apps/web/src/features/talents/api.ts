import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** The newest sheet of a talent, which may be a retake. */
export interface InvitationState {
  readonly id: string;
  readonly status: InvitationStatus;
  readonly send_at: string | null;
  /** The mail was not sent: the person wants none. */
  readonly is_mail_refused: boolean;
  readonly date_created: string;
  readonly date_last_invited: string | null;
}

/** A talent as the list needs it; roles and teams are keys, so that ten thousand talents repeat no names. */
export interface TalentRecord {
  readonly id: string;
  readonly fullname: string;
  /** The file of the image, where one may be seen. */
  readonly avatar: string | null;
  readonly email: string;
  readonly status: TalentStatus;
  readonly is_directly_invited: boolean;
  readonly isHidePersonalData: boolean;
  readonly user: string | null;
  /** FINISHED once there is a result, whatever became of a retake. */
  readonly invitation_status: InvitationStatus | null;
  readonly invitation: InvitationState | null;
  readonly roles: readonly { readonly roles_id: string }[];
  /** Missing where the workspace has no teams. */
  readonly teams?: readonly { readonly teams_id: string }[];
}

const FIELDS = [
  'id',
  'fullname',
  'avatar',
  'email',
  'status',
  'is_directly_invited',
  'isHidePersonalData',
  'user',
  'invitation_status',
  'invitation.id',
  'invitation.status',
  'invitation.send_at',
  'invitation.is_mail_refused',
  'invitation.date_created',
  'invitation.date_last_invited',
  'roles.roles_id',
];

/** All talents of the workspace; the fields of teams may be asked for only where the workspace has them. */
export function talentsQuery(hasTeams: boolean) {
  return queryOptions({
    queryKey: ['talents', 'list', { hasTeams }],
    queryFn: async ({ signal }) => {
      const fields = hasTeams ? [...FIELDS, 'teams.teams_id'] : FIELDS;
      const query = { fields, sort: '-date_created', limit: -1 };
      return (await api<{ data: TalentRecord[] }>('/items/talents', { query, signal })).data;
    },
  });
}
