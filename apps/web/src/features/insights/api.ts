import type { SheetScore } from '@quint/psychometrics/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export interface InsightTalent {
  readonly id: string;
  readonly is_big_five_report_unlocked: boolean;
  readonly latestResult: {
    readonly id: string;
    readonly result: Pick<SheetScore, 'traits'>;
  } | null;
}

/** The own talent with what the pages about the own result tell of. */
export function insightTalentQuery(talentId: string) {
  if (talentId === '') throw new Error('No talent ID provided');
  return queryOptions({
    queryKey: ['own-talent', talentId, 'insights'],
    queryFn: async ({ signal }) => {
      const query = {
        fields: ['id', 'is_big_five_report_unlocked', 'latestResult.id', 'latestResult.result'],
      };
      return (await api<{ data: InsightTalent }>(`/items/talents/${talentId}`, { query, signal })).data;
    },
  });
}
