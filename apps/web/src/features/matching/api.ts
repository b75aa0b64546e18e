import type { Row } from '@quint/contract/items.ts';
import type { TalentFitAnswer } from '@quint/contract/matching.ts';
import type { EvaluationTextsAnswer } from '@quint/contract/reports.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ASK_AGAIN_MS, untilCalculated } from '#features/fit/api.ts';
import { requireTalentId, updateTalent } from '#features/people/model/talent-update.ts';
import { api, apiResponse } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';

const FIELDS = [
  'id',
  'fullname',
  'avatar',
  'email',
  'phone',
  'status',
  'isMasked',
  'is_insight_unlocked',
  'is_big_five_report_unlocked',
  'invitation_status',
  ...below('invitation', ['status', 'send_at', 'is_mail_refused', 'reminder_count', 'date_last_reminded']),
  ...below('latestResult', ['id', 'date_finished', 'result']),
] as const;
export type TalentRecord = Row<'talents', typeof FIELDS>;

/** A talent with its latest finished result. */
export function talentQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'detail', talentId],
    queryFn: ({ signal }) => items('talents').get(requireTalentId(talentId), { fields: FIELDS, signal }),
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

/** A result in words, in the language of the screen; with a role also its view. */
export function evaluationQuery(
  resultId: string,
  options: { language: Language; role?: string | undefined },
) {
  return queryOptions({
    queryKey: ['results', 'texts', resultId, options],
    queryFn: async ({ signal }) => {
      const path = `/reports/getTalentEvaluationTexts/${resultId}`;
      return (await api<EvaluationTextsAnswer>(path, { query: options, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.report.state === 'recalculating' ? ASK_AGAIN_MS : false),
  });
}

export function useSetTalentStatus(talentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: TalentStatus) => updateTalent(talentId, { status }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['talents'] }),
  });
}

/** Fetches the PDF report and saves it as a file. */
export function useDownloadReport() {
  return useMutation({
    mutationFn: async (report: { resultId: string; language: Language; role?: string | undefined }) => {
      const { resultId, language, role } = report;
      const answer = await apiResponse(`/reports/talents_results/${resultId}/pdf`, {
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
