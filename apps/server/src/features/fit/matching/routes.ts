import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import {
  OwnFitAnswer,
  RecordParams,
  RoleFitAnswer,
  RoleFitQuery,
  StrongFitsAnswer,
  TalentFitAnswer,
} from '@quint/contract/measures/matching.ts';
import { canReadReports, canReadResults } from '@quint/domain/workspace/access/results.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { registerDistributionRoutes } from '#features/fit/matching/distributions/routes.ts';
import type { LazyRoleFitAnswer } from '#features/fit/matching/ranking/service.ts';
import { countStrongFits, listFitsToRole } from '#features/fit/matching/ranking/service.ts';
import { listFitsOfTalent, rateOwnFit } from '#features/fit/matching/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declare/collection.ts';

/** Number of people rated and written before other requests are processed. */
const ROWS_AT_ONCE = 2000;

/** A fit contains data of a talent, a role and a result. */
const RATING = ['talents:read', 'roles:read', 'results:read'] as const;

async function* writeRows({ data: fits, ...otherFields }: LazyRoleFitAnswer): AsyncGenerator<string> {
  let rows: FitOfTalent[] = [];
  let separator = '{"data":[';
  for (const fit of fits) {
    rows.push(fit);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    [rows, separator] = [[], ','];
    await setImmediate();
  }
  const last = rows.length === 0 && separator === ',' ? '' : separator;
  yield `${last}${JSON.stringify(rows).slice(1, -1)}],${JSON.stringify(otherFields).slice(1)}`;
}

/**
 * The list holds only our own numbers and may be long. It is streamed and not validated row by row, which would cost
 * more than computing it.
 */
function sendRows(reply: FastifyReply, answer: LazyRoleFitAnswer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(writeRows(answer)));
}

export function registerMatchingRoutes(app: App, deps: Deps, registry: Registry): void {
  registerDistributionRoutes(app, deps);
  app.route({
    method: 'GET',
    url: '/calculate-score/role/:id',
    config: { access: ask(canReadResults), names: 'roles', tokenScopes: RATING },
    schema: {
      summary: 'Compute how well all talents fit a role',
      params: RecordParams,
      querystring: RoleFitQuery,
      response: { 200: RoleFitAnswer },
    },
    handler: async (request, reply) => {
      const who = { actor: actorOf(request), roleId: request.params.id };
      return sendRows(reply, await listFitsToRole({ deps, registry }, who, request.query));
    },
  });

  app.route({
    method: 'GET',
    url: '/calculate-score/roles',
    config: { access: ask(canReadResults), tokenScopes: RATING },
    schema: {
      summary: 'Count how many talents fit each role with high agreement',
      response: { 200: StrongFitsAnswer },
    },
    handler: (request) => countStrongFits({ deps, registry }, actorOf(request)),
  });

  app.route({
    method: 'GET',
    url: '/calculate-score/talent_new/:id',
    config: { access: ask(canReadResults), names: 'talents', tokenScopes: RATING },
    schema: {
      summary: 'Compute how well a talent fits all roles',
      params: RecordParams,
      response: { 200: TalentFitAnswer },
    },
    handler: (request) => listFitsOfTalent(deps, actorOf(request), request.params.id),
  });

  app.route({
    method: 'GET',
    url: '/calculate-score/own/:id',
    config: { access: ask(canReadReports), names: 'roles', tokenScopes: RATING },
    schema: {
      summary: 'Compute how well the own result fits a role one is considered for',
      params: RecordParams,
      response: { 200: OwnFitAnswer },
    },
    handler: (request) => rateOwnFit(deps, actorOf(request), request.params.id),
  });
}
