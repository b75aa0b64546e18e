import type { InvitationAnswer, InvitationLinkAnswer } from '@quint/contract/invitations.ts';
import type { CurrentUser } from '@quint/contract/session.ts';
import type { UnlockAnswer } from '@quint/contract/unlocking.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { items } from '#lib/items.ts';
import { patchTalents } from './model/cache.ts';

export type InvitationLink = InvitationLinkAnswer['data'];

/** Creates a one-time link to the survey of one invitation. Its creation is audited, so never prefetch it. */
export async function makeLink(invitationId: string): Promise<InvitationLink> {
  const path = `/invite/talents/${invitationId}/link`;
  return (await api<InvitationLinkAnswer>(path, { method: 'POST' })).data;
}

/** Resends one invitation. */
export async function resendInvitation(invitationId: string): Promise<InvitationAnswer['data']> {
  return (await api<InvitationAnswer>(`/invite/talents/${invitationId}/resend`, { method: 'POST' })).data;
}

/** Spends one insight of the workspace on a talent. Returns the insights left. */
export async function unlockTalent(organizationId: string, talentId: string): Promise<number> {
  const body = { organizationId, talentId, budget: 1 };
  const { data } = await api<UnlockAnswer>('/workspace-automations/unlock-talent-insight', { body });
  return data.talent_insights_budget;
}

/** Shows the insights left, wherever they stand. */
export function showInsightsLeft(client: QueryClient, left: number): void {
  client.setQueryData<CurrentUser>(['session', 'user'], (user) => {
    if (user?.active_workspace === null || user === undefined) return user;
    const custom_limits = { ...user.active_workspace.custom_limits, talent_insights_budget: left };
    return { ...user, active_workspace: { ...user.active_workspace, custom_limits } };
  });
}

const OPENED_FIELDS = [
  'id',
  'fullname',
  'first_name',
  'last_name',
  'email',
  'phone',
  'isMasked',
  'isLocked',
  'is_insight_unlocked',
] as const;

/** Reads what an insight has opened, and shows it wherever these people stand. */
export async function showOpened(client: QueryClient, ids: readonly string[]): Promise<void> {
  const filter = { id: { _in: ids } };
  const opened = await items('talents').list({ fields: OPENED_FIELDS, filter, limit: -1 });
  const byId = new Map<string, (typeof opened)[number]>(opened.map((person) => [person.id, person]));
  patchTalents(client, new Set(ids), (record) => ({ ...byId.get(String(record['id'])) }));
}
