import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A talent as the person it is about sees it. */
export interface OwnTalent {
  readonly id: string;
  readonly fullname: string;
  readonly is_big_five_report_unlocked: boolean;
  readonly invitation_status: InvitationStatus | null;
  readonly invitation: { readonly send_at: string | null } | null;
  readonly latestResult: {
    readonly id: string;
    readonly date_finished: string;
    readonly result: Pick<SheetScore, 'traits'>;
  } | null;
  readonly roles: readonly { readonly roles_id: Named | null }[];
  /** Missing in a workspace without groups. */
  readonly teams?: readonly { readonly teams_id: Named | null }[];
}

const FIELDS = [
  'id',
  'fullname',
  'is_big_five_report_unlocked',
  'invitation_status',
  'invitation.send_at',
  'latestResult.id',
  'latestResult.date_finished',
  'latestResult.result',
  'roles.roles_id.id',
  'roles.roles_id.name',
];
const TEAM_FIELDS = ['teams.teams_id.id', 'teams.teams_id.name'];

/** The own talent with its latest result, roles and, where the workspace has groups, groups. */
export function ownTalentQuery(talentId: string, withTeams: boolean) {
  return queryOptions({
    queryKey: ['own-talent', talentId, withTeams],
    queryFn: async ({ signal }) => {
      const query = { fields: withTeams ? [...FIELDS, ...TEAM_FIELDS] : FIELDS };
      return (await api<{ data: OwnTalent }>(`/items/talents/${talentId}`, { query, signal })).data;
    },
  });
}
