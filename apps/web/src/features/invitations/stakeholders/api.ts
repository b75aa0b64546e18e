import type { Row } from '@quint/contract/items.ts';
import type { InvitationPreviewAnswer } from '@quint/contract/invitations/invitations.ts';
import type {
  AskStakeholdersAnswer,
  AskStakeholdersBody,
  MergedTrait,
  StakeholderPreviewBody,
  StakeholderRequestAnswer,
} from '@quint/contract/roles/stakeholders.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiData } from '#lib/api-client.ts';
import { stakeholdersQuery } from '#features/roles/roles/api.ts';
import { items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

/** Roles to select from, including drafts but not archived ones. */
export const askableRolesQuery = queryOptions({
  queryKey: ['roles', 'askable'],
  queryFn: ({ signal }) =>
    items('roles').list({
      fields: ['id', 'name'],
      filter: { date_archived: { _null: true } },
      sort: 'name',
      limit: -1,
      signal,
    }),
});

/** A preview of the mail. */
export function previewQuery(body: StakeholderPreviewBody) {
  return queryOptions({
    queryKey: ['stakeholders', 'preview', body],
    queryFn: ({ signal }) =>
      apiData<InvitationPreviewAnswer>('/role-assistant/surveys/preview', { body, signal }),
    // Names, settings and the mail budget may have changed since the last preview.
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The role of a request: an existing one, or a draft to create. */
export type RequestedRole = { readonly id: string } | { readonly name: string };

export interface AskStakeholdersInput extends Pick<AskStakeholdersBody, 'language' | 'message'> {
  readonly role: RequestedRole;
  readonly emails: AskStakeholdersBody['emails'];
}

/** Sends requests to stakeholders; a new role is created as a draft first. Returns its id. */
export function useRequestStakeholders() {
  return useChange(
    async ({ role, emails, language, message }: AskStakeholdersInput) => {
      const roleId =
        'id' in role ? role.id : await items('roles').create({ name: role.name, draft_state: 'draft' });
      const body = { roleId, emails, language, message };
      try {
        const { data } = await api<AskStakeholdersAnswer>('/role-assistant/surveys', { body });
        return { ...data, roleId };
      } catch (error) {
        // The draft exists: the next attempt must not create another one.
        return { roleId, failure: error };
      }
    },
    { invalidates: [['roles'], ['invitations', 'terms']], evenOnError: true },
  );
}

/** The actions for a request. */
export type RequestAction = 'remind' | 'renew' | 'cancel';

export function useRequestAction(roleId: string) {
  return useChange(
    async ({ id, action }: { readonly id: string; readonly action: RequestAction }) => {
      if (action === 'cancel') return items('ra_surveys').update(id, { status: 'CANCELED' });
      const answer = await api<StakeholderRequestAnswer>(`/role-assistant/surveys/${id}/${action}`, {
        method: 'POST',
      });
      return answer.data.id;
    },
    { invalidates: [stakeholdersQuery(roleId).queryKey], evenOnError: true },
  );
}

export type Ends = NonNullable<MergedTrait['range']>;
const RESULT_FIELDS = ['id', 'email', 'date_finished', 'result'] as const;
export type StakeholderResult = Row<'ra_survey_results', typeof RESULT_FIELDS>;

/** The ranges of one stakeholder for a role; null while they are hidden or missing. */
export function stakeholderQuery(roleId: string, surveyId: string) {
  return queryOptions({
    queryKey: ['roles', 'stakeholder', roleId, surveyId],
    queryFn: async ({ signal }) => {
      // The URL contains the id of the answer, or of the request that it answers.
      const idFilter = { _or: [{ id: { _eq: surveyId } }, { survey: { _eq: surveyId } }] };
      const filter = { _and: [{ role: { _eq: roleId } }, idFilter] };
      const fields = RESULT_FIELDS;
      const data = await items('ra_survey_results').list({ fields, filter, limit: 1, signal });
      return data[0] ?? null;
    },
  });
}
