import type { Row } from '@quint/contract/items.ts';
import { queryOptions } from '@tanstack/react-query';
import { below, items } from '#lib/items.ts';

const FIELDS = ['id', 'is_big_five_report_unlocked', ...below('latestResult', ['id', 'result'])] as const;
export type InsightTalent = Row<'talents', typeof FIELDS>;

/** The user's own talent with the data of the result pages. */
export function insightTalentQuery(talentId: string) {
  if (talentId === '') throw new Error('No talent ID provided');
  return queryOptions({
    queryKey: ['own-talent', talentId, 'insights'],
    queryFn: ({ signal }) => items('talents').get(talentId, { fields: FIELDS, signal }),
  });
}
