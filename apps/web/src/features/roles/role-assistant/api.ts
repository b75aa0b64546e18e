import type { AnalyseAnswer } from '@quint/contract/roles/role-assistant.ts';
import type { Row } from '@quint/contract/items.ts';
import type { ShortenBody } from '@quint/contract/roles/role-texts.ts';
import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { SHORTEST_TEXT_CHARACTERS } from '@quint/domain/roles/role-texts.ts';
import type { RoleRanges } from '@quint/psychometrics/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { items, saveAndRead } from '#lib/items.ts';
import {
  countAnswered,
  isSameDraft,
  NEW_DRAFT,
  readDraft,
  toStored,
  type Answers,
  type AssistantDraft,
} from './model/answers.ts';
import type { DraftRoles, StoredDraft } from './model/saver.ts';

const FIELDS = ['id', 'name', 'draft_answers', 'date_updated'] as const;
type DraftRow = Row<'roles', typeof FIELDS>;

function toStoredDraft({
  id,
  name,
  draft_answers: draftAnswers,
  date_updated: baseVersion,
}: DraftRow): StoredDraft {
  // A role that was written in another way keeps its texts until a draft replaces them.
  const other = { ...NEW_DRAFT, answers: { ...NEW_DRAFT.answers, title: name }, isMade: true };
  return { roleId: id, draft: readDraft(draftAnswers) ?? other, baseVersion };
}

function toRole(draft: AssistantDraft) {
  return { name: draft.answers.title.trim().slice(0, TITLE_MAX_CHARACTERS), draft_answers: toStored(draft) };
}

/** The filter for roles whose assistant was not finished. */
const IS_OPEN = { state: { _eq: 'draft' }, is_assistant_open: { _eq: true } } as const;
const MOST_OPEN = 20;

/** The store of assistant answers in draft roles. */
export const draftRoles: DraftRoles = {
  async create(draft) {
    const body = { ...toRole(draft), draft_state: 'draft' };
    return toStoredDraft(await saveAndRead('roles', body, { id: undefined, fields: FIELDS }));
  },
  async find(draft) {
    const { name } = toRole(draft);
    const filter = { ...IS_OPEN, name: { _eq: name } };
    const rows = await items('roles').list({
      fields: FIELDS,
      filter,
      sort: '-date_updated',
      limit: MOST_OPEN,
    });
    return rows.map(toStoredDraft).find((storedDraft) => isSameDraft(storedDraft.draft, draft));
  },
  async read(roleId) {
    return toStoredDraft(await items('roles').get(roleId, { fields: FIELDS }));
  },
  async update({ roleId, baseVersion }, draft) {
    return toStoredDraft(
      await saveAndRead('roles', toRole(draft), { id: roleId, fields: FIELDS, baseVersion }),
    );
  },
};

/** The assistant answers stored in a role. */
export function draftQuery(roleId: string) {
  return queryOptions({
    queryKey: ['roles', 'assistant', roleId],
    queryFn: () => draftRoles.read(roleId),
    // The assistant has its own state once it is open.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A role whose assistant was not finished. */
export interface OpenDraft {
  readonly roleId: string;
  readonly name: string;
  readonly answeredCount: number;
  readonly screen: number;
  readonly date: string;
}

/** The roles whose assistant was not finished, the newest first. */
export const openDraftsQuery = queryOptions({
  queryKey: ['roles', 'assistant'],
  queryFn: async ({ signal }): Promise<readonly OpenDraft[]> => {
    const sort = '-date_updated';
    const rows = await items('roles').list({
      fields: FIELDS,
      filter: IS_OPEN,
      sort,
      limit: MOST_OPEN,
      signal,
    });
    return rows.flatMap(({ id, name, draft_answers: draftAnswers, date_updated: date }) => {
      const draft = readDraft(draftAnswers);
      if (draft === undefined) return [];
      return [{ roleId: id, name, answeredCount: countAnswered(draft.answers), screen: draft.screen, date }];
    });
  },
});

/** Creates a role draft from the answers. */
async function analyse(answers: Answers): Promise<RoleDraft> {
  const body = { answers, language: currentLanguage() };
  return (await api<AnalyseAnswer>('/role-assistant/analyse', { body })).data;
}

/** The role draft as a query, for a result that is opened again. */
export function analysisQuery(answers: Answers) {
  return queryOptions({
    queryKey: ['role-assistant', 'analysis', currentLanguage(), answers],
    queryFn: () => analyse(answers),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The fields of the role for a draft, including its answers. */
function toWritten(role: RoleDraft, draft: AssistantDraft) {
  const { name, purpose, accountabilities, value_creation, description, attributes, range_sources } = role;
  return {
    name,
    purpose,
    accountabilities,
    value_creation,
    description,
    attributes,
    range_sources,
    draft_answers: toStored(draft),
  };
}

/** Creates a role from a draft in one step, so that no incomplete role remains. */
export async function createFilled(role: RoleDraft, draft: AssistantDraft): Promise<StoredDraft> {
  const body = { ...toWritten(role, draft), draft_state: 'draft' };
  return toStoredDraft(await saveAndRead('roles', body, { id: undefined, fields: FIELDS }));
}

/** Others read the new texts, not short versions of the previous ones. */
const NOT_SHORTENED = {
  is_purpose_summarised: false,
  is_description_summarised: false,
  is_accountabilities_summarised: false,
};

/** Saves the draft in its role, with its answers. */
export async function fillRole(
  { roleId, baseVersion }: StoredDraft,
  role: RoleDraft,
  draft: AssistantDraft,
): Promise<StoredDraft> {
  const body = { ...toWritten(role, draft), ...NOT_SHORTENED };
  return toStoredDraft(await saveAndRead('roles', body, { id: roleId, fields: FIELDS, baseVersion }));
}

/** Ends the draft state of a role; its ranges keep the answers as their source. */
export function finishDraft(roleId: string): Promise<string> {
  return items('roles').update(roleId, { draft_state: null, draft_answers: null });
}

/** The share of the norm group that fits the ranges. Loads the large sample on demand. */
export function baseRateQuery(ranges: RoleRanges) {
  return queryOptions({
    queryKey: ['base-rate', ranges],
    queryFn: async () => (await import('@quint/psychometrics/base-rate.ts')).baseRateOf(ranges),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The host of the AI endpoint, if the workspace uses one with tokens left today; otherwise null. The code is loaded on
 * demand.
 */
export const aiQuery = queryOptions({
  queryKey: ['role-assistant', 'ai'],
  queryFn: async ({ client }) => {
    const { shortenersQuery } = await import('#features/roles/role-texts/api.ts');
    const { ai } = await client.fetchQuery(shortenersQuery);
    return ai !== null && ai.is_on && ai.tokens_today < ai.tokens_per_day ? ai.host : null;
  },
  meta: { isSilent: true },
});

const AI_TIMEOUT_MS = 20_000;

/** Whether the description is long enough to be shortened. */
export function hasLongDescription({ description }: RoleDraft): boolean {
  return description !== null && description.length >= SHORTEST_TEXT_CHARACTERS;
}

/**
 * Lets AI propose a shorter description, which is stored as a proposal in the role; the description itself stays.
 * Throws when AI failed or timed out; the draft does not depend on it.
 */
export async function proposeShort(roleId: string, { name, description }: RoleDraft): Promise<void> {
  const { shortenText } = await import('#features/roles/role-texts/api.ts');
  const body: ShortenBody = { field: 'description', name, text: description ?? '', versions: [], by: 'ai' };
  await shortenText({ roleId, body, signal: AbortSignal.timeout(AI_TIMEOUT_MS), onText: () => undefined });
}
