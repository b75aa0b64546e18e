import type { TalentFitAnswer } from '@quint/contract/matching.ts';
import type { EvaluationTexts } from '@quint/contract/reports.ts';
import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import type { Language } from '@quint/phrases/languages.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ASK_AGAIN_MS, untilCalculated } from '#features/fit/fit-state.ts';
import { api, apiResponse } from '#lib/api-client.ts';

export interface TalentRecord {
  readonly id: string;
  readonly fullname: string;
  readonly avatar: string | null;
  readonly email: string;
  readonly status: TalentStatus;
  readonly isMasked: boolean;
  readonly is_insight_unlocked: boolean;
  readonly is_big_five_report_unlocked: boolean;
  readonly invitation_status: InvitationStatus | null;
  readonly invitation: {
    readonly status: InvitationStatus;
    readonly send_at: string | null;
    /** The mail was not sent: the person wants none. */
    readonly is_mail_refused: boolean;
    readonly reminder_count: number;
    readonly date_last_reminded: string | null;
  } | null;
  readonly latestResult: {
    readonly id: string;
    readonly date_finished: string;
    readonly result: Pick<SheetScore, 'traits' | 'facets' | 'quality' | 'style' | 'versions'>;
  } | null;
}

const FIELDS = [
  'id',
  'fullname',
  'avatar',
  'email',
  'status',
  'isMasked',
  'is_insight_unlocked',
  'is_big_five_report_unlocked',
  'invitation_status',
  'invitation.status',
  'invitation.send_at',
  'invitation.is_mail_refused',
  'invitation.reminder_count',
  'invitation.date_last_reminded',
  'latestResult.id',
  'latestResult.date_finished',
  'latestResult.result',
];

/** A talent with its latest finished result. */
export function talentQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'detail', talentId],
    queryFn: async ({ signal }) => {
      const query = { fields: FIELDS };
      return (await api<{ data: TalentRecord }>(`/items/talents/${talentId}`, { query, signal })).data;
    },
  });
}

/** The fit of a talent to every role, best first, and where its computing stands. */
export function talentFitsQuery(talentId: string) {
  return queryOptions({
    queryKey: ['talents', 'fits', talentId],
    queryFn: ({ signal }) =>
      api<z.infer<typeof TalentFitAnswer>>(`/calculate-score/talent_new/${talentId}`, { signal }),
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
      return (await api<{ data: EvaluationTexts }>(path, { query: options, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.report.state === 'recalculating' ? ASK_AGAIN_MS : false),
  });
}

export function useSetTalentStatus(talentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: TalentStatus) =>
      api(`/items/talents/${talentId}`, { method: 'PATCH', body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['talents'] }),
  });
}

/** Fetches the PDF report and hands it to the browser as a download. */
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
