import type { RestoreAnswer } from '@quint/contract/bin.ts';
import type { ExportResultsInput, ExportTalentsInput } from '@quint/contract/exports.ts';
import type { InvitationLinkAnswer } from '@quint/contract/invitations.ts';
import type { VerbAnswer } from '@quint/contract/people.ts';
import type { CurrentUser } from '@quint/contract/session.ts';
import type { UnlockAnswer } from '@quint/contract/unlocking.ts';
import type { ClosedContent } from '@quint/domain/closed-content.ts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { download, inUsersWords } from '#lib/download.ts';
import { items } from '#lib/items.ts';
import { patchTalents } from './model/cache.ts';
import { PERSON_FIELDS, PERSON_GROUP_FIELDS, toPerson, type PersonAtWork } from './model/person.ts';
import type { Done, VerbCall, VerbResult, Work } from './model/works.ts';

export type InvitationLink = InvitationLinkAnswer['data'];

/** Creates a one-time link to the survey of one invitation. Its creation is audited, so never prefetch it. */
export async function makeLink(invitationId: string): Promise<InvitationLink> {
  const path = `/invite/talents/${invitationId}/link`;
  return (await api<InvitationLinkAnswer>(path, { method: 'POST' })).data;
}

/** Saves a file of talents that the server writes. */
export function downloadTalents(which: ExportTalentsInput): Promise<void> {
  return download('/exports/talents', { body: { ...which, ...inUsersWords() } });
}

/** Saves a file of the finished results of some talents. */
export function downloadResults(which: ExportResultsInput): Promise<void> {
  return download('/exports/results', { body: { ...which, ...inUsersWords() } });
}

/** Spends one insight of the workspace on a talent who has at least the shown content. Returns the insights left. */
export async function unlockTalent(
  organizationId: string,
  talentId: string,
  content: ClosedContent | null,
): Promise<number> {
  const body = { organizationId, talentId, budget: 1, ...(content === null ? {} : { content }) };
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
  'closed_content',
] as const;

/** Reads what an insight has opened, and shows it wherever these people stand. */
export async function showOpened(client: QueryClient, ids: readonly string[]): Promise<void> {
  const filter = { id: { _in: ids } };
  const opened = await items('talents').list({ fields: OPENED_FIELDS, filter, limit: -1 });
  const byId = new Map<string, (typeof opened)[number]>(opened.map((person) => [person.id, person]));
  patchTalents(client, new Set(ids), (record) => ({ ...byId.get(String(record['id'])) }));
}

/** Does a verb with some people. */
async function callVerb({ path, body }: VerbCall, talents: readonly string[]): Promise<VerbResult> {
  if (path === 'restore') {
    const { data } = await api<RestoreAnswer>('/bin/restore', { body: { kind: 'talents', ids: talents } });
    return { done: data.restored.map((id) => ({ id, before: [] })), refused: data.rejected };
  }
  return (await api<VerbAnswer>(`/talents/${path}`, { body: { ...body, talents } })).data;
}

/** Does a part of a work. */
export function sendWork({ call }: Work, ids: readonly string[]): Promise<VerbResult> {
  return typeof call === 'function' ? call(ids) : callVerb(call, ids);
}

/** Takes back what a work has done, in parts as small as its own. */
export async function sendUndo(work: Work, done: readonly Done[]): Promise<VerbResult> {
  const results: VerbResult[] = [];
  for (let first = 0; first < done.length; first += work.perCall) {
    const part = done.slice(first, first + work.perCall);
    for (const { ids, ...call } of work.undo?.(part) ?? []) {
      results.push(await callVerb(call, ids));
    }
  }
  return { done: results.flatMap((one) => one.done), refused: results.flatMap((one) => one.refused) };
}

/** So that the keys of a request fit its address. */
const READ_AT_ONCE = 100;

/** What verbs know of people, by their keys. */
export async function readPeople(ids: readonly string[], hasTeams: boolean): Promise<PersonAtWork[]> {
  const people: PersonAtWork[] = [];
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

/** Roles in use, or groups, by a part of their name, for choosing one. */
export function namesFoundQuery(collection: 'roles' | 'teams', words: string) {
  const named = words === '' ? {} : { name: { _search: words } };
  const rest = { fields: ['id', 'name'], sort: 'name', limit: FOUND_AT_MOST } as const;
  return queryOptions({
    queryKey: [collection, 'found', words],
    queryFn: ({ signal }) =>
      collection === 'roles'
        ? items('roles').list({ ...rest, filter: { ...named, state: 'active' }, signal })
        : items('teams').list({ ...rest, filter: named, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Why a person is marked as not further in a role: reason and note. */
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
