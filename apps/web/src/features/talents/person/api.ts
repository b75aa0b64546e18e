import type { HistoryAnswer } from '@quint/contract/people/history.ts';
import type {
  InvitationSettingsBody,
  InvitationStatusDetails,
  InvitationStatusAnswer,
} from '@quint/contract/invitations/invitations.ts';
import type { Row, UpdateInput } from '@quint/contract/items.ts';
import type { PoolCopyAnswer } from '@quint/contract/profile/pool.ts';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { updateTalent } from '#features/people/people/model/talent-update.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

/** The newest result of a person that is not doubtful, if the newest result is; null without one. */
export function earlierResultQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'detail', talentId, 'earlier-result'],
    queryFn: async ({ signal }) => {
      const [earlier = null] = await items('talents_results').list({
        fields: ['date_finished'],
        filter: { talent: { _eq: talentId }, status: { _eq: 'FINISHED' }, quality: { _in: ['ok', 'check'] } },
        sort: '-date_finished',
        limit: 1,
        signal,
      });
      return earlier;
    },
  });
}

const HISTORY_PAGE = 30;
const HISTORY_SHORT = 5;
const historyKey = (talentId: string) => ['talents', 'history', talentId] as const;

function readHistory(talentId: string, query: Record<string, string | number>, signal: AbortSignal) {
  return api<HistoryAnswer>(`/talents/${talentId}/history`, { query, signal });
}

/** The newest events of a person, without readers of the result. */
export function recentHistoryQuery(talentId: string) {
  return queryOptions({
    queryKey: [...historyKey(talentId), 'recent'],
    queryFn: ({ signal }) => readHistory(talentId, { limit: HISTORY_SHORT, without_reads: 'true' }, signal),
  });
}

/** All events of a person by pages. */
export function historyQuery(talentId: string) {
  return infiniteQueryOptions({
    queryKey: [...historyKey(talentId), 'all'],
    queryFn: ({ signal, pageParam }) =>
      readHistory(talentId, { limit: HISTORY_PAGE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.data.length, 0);
      return read < last.meta.total && last.data.length > 0 ? read : undefined;
    },
  });
}

const surveyStatusKey = (talentId: string, invitationId: string) =>
  ['talents', 'standing', talentId, invitationId] as const;
const surveyStatusPath = (invitationId: string) => `/invite/talents/${invitationId}`;

/** The progress of the survey of an invitation, and its scheduled mails. */
export function surveyStatusQuery(talentId: string, invitationId: string) {
  return queryOptions({
    ...answerQuery<InvitationStatusAnswer>(
      surveyStatusKey(talentId, invitationId),
      surveyStatusPath(invitationId),
    ),
    enabled: invitationId !== '',
  });
}

/** Changes an open invitation; the answer is shown at once. */
export function useInvitation(invitationId: string, talentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationSettingsBody) =>
      apiData<InvitationStatusAnswer>(surveyStatusPath(invitationId), { method: 'PATCH', body }),
    onSuccess(surveyStatus: InvitationStatusDetails) {
      client.setQueryData(surveyStatusKey(talentId, invitationId), surveyStatus);
      void client.invalidateQueries({ queryKey: historyKey(talentId) });
      void client.invalidateQueries({ queryKey: ['talents', 'detail', talentId] });
    },
  });
}

const JOB_FIELDS = [
  'id',
  'isLocked',
  'is_open_for_work',
  ...below('job_preferences', [
    'salary',
    'earliest_start',
    'work_mode',
    'skills',
    'languages',
    'locations',
    'kinds_of_work',
    'roles_for_notifications.roles_id',
  ]),
  ...below('job_experiences', [
    'id',
    'role_name',
    'company_name',
    'company_location',
    'started_at',
    'ended_at',
    'currently_working',
  ]),
] as const;

export type JobPreferences = NonNullable<Row<'talents', typeof JOB_FIELDS>['job_preferences']>;

/** The job profile of a person, as far as it is unlocked. */
export function jobProfileQuery(talentId: string, isLocked: boolean) {
  return queryOptions({
    queryKey: ['talents', 'job-profile', talentId, isLocked],
    queryFn: ({ signal }) => items('talents').get(talentId, { fields: JOB_FIELDS, signal }),
  });
}

/** Whether the talent behind a record from the platform pool is still looking; not requested for other records. */
export function copyQuery({ id, ws_ids_of_copied_talent: copiedInto }: TalentRecord) {
  return queryOptions({
    ...answerQuery<PoolCopyAnswer>(['pool', 'copy', id], `/pool/copies/${id}`),
    enabled: copiedInto.length > 0,
  });
}

export type PersonChange = UpdateInput<'talents'>;

/** Changes a person, unless another administrator has done so since `baseVersion`. */
export function useChangePerson(talentId: string) {
  return useChange(
    ({ change, baseVersion }: { change: PersonChange; baseVersion: string | undefined }) =>
      updateTalent(talentId, change, baseVersion),
    { invalidates: [['talents']] },
  );
}
