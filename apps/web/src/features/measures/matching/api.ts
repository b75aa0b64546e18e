import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { Row } from '@quint/contract/items.ts';
import type { TalentFitAnswer } from '@quint/contract/measures/matching.ts';
import type { EvaluationTextsAnswer } from '@quint/contract/measures/reports.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { POLL_INTERVAL_MS, untilCalculated } from '#features/base/fit/api.ts';
import { requireTalentId } from '#features/people/people/model/talent-update.ts';
import { api, apiResponse } from '#lib/api-client.ts';
import { PERSON_FIELDS, PERSON_GROUP_FIELDS } from '#features/people/people/model/person.ts';
import { below, items } from '#lib/items.ts';
import { requireReportId } from '#lib/report-id.ts';
import { findCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';

/** Without groups, the workspace has no field for them. */
function hasTeams(): boolean {
  const user = findCurrentUser();
  return user !== undefined && featuresOf(user).isTeamsEnabled;
}

const FIELDS = [
  ...PERSON_FIELDS,
  'avatar',
  'email',
  'phone',
  'source',
  'language',
  'first_name',
  'last_name',
  'isLocked',
  'is_directly_invited',
  'ws_ids_of_copied_talent',
  'is_big_five_report_unlocked',
  'date_created',
  'date_updated',
  ...below('user_created', ['fullname']),
  ...below('latestResult', ['id', 'date_finished', 'result', 'statement']),
] as const;
export type TalentRecord = Row<'talents', typeof FIELDS, typeof PERSON_GROUP_FIELDS>;

/** A person with the latest finished result. */
export function talentQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'detail', talentId],
    queryFn: ({ signal }) =>
      items('talents').get(requireTalentId(talentId), {
        fields: FIELDS,
        optionalFields: hasTeams() ? PERSON_GROUP_FIELDS : [],
        signal,
      }),
  });
}

/** Names of roles or groups by their keys. */
export function namesQuery(of: 'roles' | 'teams', ids: readonly string[]) {
  const sortedIds = ids.toSorted(compareCodes);
  return queryOptions({
    queryKey: [of, 'names', sortedIds],
    queryFn: ({ signal }) =>
      items(of).list({
        fields: ['id', 'name'],
        filter: { id: { _in: sortedIds } },
        sort: 'name',
        limit: -1,
        signal,
      }),
    enabled: sortedIds.length > 0,
  });
}

/** The fit of a talent to every role, best first, and whether it is being recomputed. */
export function talentFitsQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'fits', talentId],
    queryFn: ({ signal }) => api<TalentFitAnswer>(`/calculate-score/talent_new/${talentId}`, { signal }),
    refetchInterval: untilCalculated,
  });
}

/** The texts of a result in the language of the screen; with a role also in view of that role. */
export function evaluationQuery(
  resultId: string,
  options: { language: Language; role?: string | undefined },
) {
  return queryOptions({
    queryKey: ['results', 'texts', resultId, options],
    queryFn: async ({ signal }) => {
      const path = `/reports/getTalentEvaluationTexts/${requireReportId(resultId)}`;
      return (await api<EvaluationTextsAnswer>(path, { query: options, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.report.state === 'recalculating' ? POLL_INTERVAL_MS : false),
  });
}

/** The path that records that the user has opened a result: their own, or one that is new to them. */
export const openedPath = (resultId: string) => `/reports/talents_results/${resultId}/opened`;

/** Downloads the PDF report. */
export function useDownloadReport() {
  return useMutation({
    mutationFn: async (report: { resultId: string; language: Language; role?: string | undefined }) => {
      const { resultId, language, role } = report;
      const answer = await apiResponse(`/reports/talents_results/${requireReportId(resultId)}/pdf`, {
        query: { language, role },
      });
      const name =
        /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'report.pdf';
      const url = URL.createObjectURL(await answer.blob());
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      URL.revokeObjectURL(url);
    },
  });
}
