import type { RestoreAnswer } from '@quint/contract/people/bin.ts';
import type { ExportResultsInput, ExportTalentsInput } from '@quint/contract/people/exports.ts';
import type { InvitationLinkAnswer } from '@quint/contract/invitations/invitations.ts';
import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import type { UnlockAnswer } from '@quint/contract/people/unlocking.ts';
import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { download, getUserLocale } from '#lib/download.ts';
import { items } from '#lib/items.ts';
import { patchTalents } from './model/cache.ts';
import { PERSON_FIELDS, PERSON_GROUP_FIELDS, toPerson, type ActionTarget } from './model/person.ts';
import type { AppliedChange, ActionCall, ActionResult, BulkAction } from './model/bulk-actions.ts';

export type InvitationLink = InvitationLinkAnswer['data'];

/** Creates a one-time link to the survey of one invitation. Its creation is audited, so never prefetch it. */
export async function makeLink(invitationId: string): Promise<InvitationLink> {
  const path = `/invite/talents/${invitationId}/link`;
  return (await api<InvitationLinkAnswer>(path, { method: 'POST' })).data;
}

/** Downloads a file of talents that the server creates. */
export function downloadTalents(which: ExportTalentsInput): Promise<void> {
  return download('/exports/talents', { body: { ...which, ...getUserLocale() } });
}

/** Downloads a file of the finished results of some talents. */
export function downloadResults(which: ExportResultsInput): Promise<void> {
  return download('/exports/results', { body: { ...which, ...getUserLocale() } });
}

/** Spends one insight of the workspace on a talent with at least the shown content. Returns the remaining insights. */
export async function unlockTalent(
  organizationId: string,
  talentId: string,
  content: ClosedContent | null,
): Promise<number> {
  const body = { organizationId, talentId, budget: 1, ...(content === null ? {} : { content }) };
  const { data } = await api<UnlockAnswer>('/workspace-automations/unlock-talent-insight', { body });
  return data.talent_insights_budget;
}

/** Updates the number of remaining insights in all cached answers. */
export function showInsightsLeft(client: QueryClient, remainingCount: number): void {
  client.setQueryData<CurrentUser>(['session', 'user'], (user) => {
    if (user?.active_workspace === null || user === undefined) return user;
    const custom_limits = { ...user.active_workspace.custom_limits, talent_insights_budget: remainingCount };
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
  'closed_content',
] as const;

/** Reads the data that an insight has unlocked, and updates these people everywhere. */
export async function showOpened(client: QueryClient, ids: readonly string[]): Promise<void> {
  const filter = { id: { _in: ids } };
  const talents = await items('talents').list({ fields: OPENED_FIELDS, filter, limit: -1 });
  const byId = new Map<string, (typeof talents)[number]>(talents.map((person) => [person.id, person]));
  patchTalents(client, new Set(ids), (record) => ({ ...byId.get(String(record['id'])) }));
}

/** Runs an action on some people. */
async function requestAction({ path, body }: ActionCall, talents: readonly string[]): Promise<ActionResult> {
  if (path === 'restore') {
    const { data } = await api<RestoreAnswer>('/bin/restore', { body: { kind: 'talents', ids: talents } });
    return { done: data.restored.map((id) => ({ id, undo: null, sends_at: null })), refused: data.rejected };
  }
  return (await api<PersonActionAnswer>(`/talents/${path}`, { body: { ...body, talents } })).data;
}

/** Runs a part of a bulk action. */
export function sendBulkAction({ call }: BulkAction, ids: readonly string[]): Promise<ActionResult> {
  return typeof call === 'function' ? call(ids) : requestAction(call, ids);
}

/** Undoes a bulk action, in parts as small as its own. */
export async function sendUndo(
  bulkAction: BulkAction,
  changes: readonly AppliedChange[],
): Promise<ActionResult> {
  const results: ActionResult[] = [];
  for (let first = 0; first < changes.length; first += bulkAction.perCall) {
    const part = changes.slice(first, first + bulkAction.perCall);
    for (const { ids, ...call } of bulkAction.undo?.(part) ?? []) {
      results.push(await requestAction(call, ids));
    }
  }
  return { done: results.flatMap((one) => one.done), refused: results.flatMap((one) => one.refused) };
}

/** Keeps the keys within the length of a URL. */
const READ_AT_ONCE = 100;

/** Reads the fields that actions need of people, by their keys. */
export async function readPeople(ids: readonly string[], hasTeams: boolean): Promise<ActionTarget[]> {
  const people: ActionTarget[] = [];
  for (let first = 0; first < ids.length; first += READ_AT_ONCE) {
    const part = await items('talents').list({
      fields: PERSON_FIELDS,
      optionalFields: hasTeams ? PERSON_GROUP_FIELDS : [],
      filter: { id: { _in: ids.slice(first, first + READ_AT_ONCE) } },
      limit: -1,
    });
    people.push(...part.map(toPerson));
  }
  return people;
}

const FOUND_AT_MOST = 30;

/** Roles in use, or groups, by a part of their name. */
export function namesFoundQuery(collection: 'roles' | 'teams', searchText: string) {
  const nameFilter = searchText === '' ? {} : { name: { _search: searchText } };
  const listOptions = { fields: ['id', 'name'], sort: 'name', limit: FOUND_AT_MOST } as const;
  return queryOptions({
    queryKey: [collection, 'found', searchText],
    queryFn: ({ signal }) =>
      collection === 'roles'
        ? items('roles').list({ ...listOptions, filter: { ...nameFilter, state: 'recruiting' }, signal })
        : items('teams').list({ ...listOptions, filter: nameFilter, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The reason and note of a person who is not moving forward in a role. */
export function whyRejectedQuery(roleId: string, talentId: string) {
  return queryOptions({
    queryKey: ['roles', 'turned-down', roleId, talentId],
    queryFn: async ({ signal }) => {
      const filter = { roles_id: roleId, talents_id: talentId, rejected: true };
      const fields = ['rejected_reason', 'rejected_note'] as const;
      const [link] = await items('roles_talents').list({ fields, filter, limit: 1, signal });
      return link ?? null;
    },
  });
}

/** The names of roles by their keys. */
export function roleNamesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['roles', 'named', ids],
    queryFn: ({ signal }) =>
      items('roles').list({
        fields: ['id', 'name'],
        filter: { id: { _in: ids } },
        sort: 'name',
        limit: -1,
        signal,
      }),
    enabled: ids.length > 0,
  });
}
