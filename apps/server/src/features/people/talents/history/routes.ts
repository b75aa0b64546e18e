import { HistoryAnswer, HistoryParams, HistoryQuery } from '@quint/contract/people/history.ts';
import { canReadHistory } from '@quint/domain/workspace/access/talents.ts';
import type { Deps } from '#deps.ts';
import { readHistory } from '#features/people/talents/history/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerHistoryRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/talents/:talentId/history',
    config: { access: ask(canReadHistory), names: 'talents' },
    schema: {
      summary: 'Read what happened with a talent',
      params: HistoryParams,
      querystring: HistoryQuery,
      response: { 200: HistoryAnswer },
    },
    handler: (request) => {
      const { limit, offset, without_reads: withoutReads } = request.query;
      const page = { ...request.params, limit, offset, withoutReads: withoutReads === 'true' };
      return readHistory(deps, actorOf(request), page);
    },
  });
}
