import { HistoryAnswer, HistoryParams, HistoryQuery } from '@quint/contract/people/history.ts';
import { canReadHistory } from '@quint/domain/workspace/access/talents.ts';
import { readHistory } from '#features/people/talents/history/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute } from '#http/routes.ts';

export const registerHistoryRoutes = rawRoute('GET /talents/:talentId/history', {
  access: ask(canReadHistory),
  names: 'talents',
  summary: 'Read what happened with a talent',
  params: HistoryParams,
  query: HistoryQuery,
  response: { 200: HistoryAnswer },
  handler: ({ deps, actor, params, query }) => {
    const { limit, offset, without_reads: withoutReads } = query;
    const page = { ...params, limit, offset, withoutReads: withoutReads === 'true' };
    return readHistory(deps, actor, page);
  },
});
