import { IdParams } from '@quint/contract/base/ids.ts';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import {
  OwnFitAnswer,
  RoleFitAnswer,
  RoleFitQuery,
  StrongFitsAnswer,
  TalentFitAnswer,
} from '@quint/contract/measures/matching.ts';
import { canReadReports, canReadResults } from '@quint/domain/workspace/access/results.ts';
import type { FastifyReply } from 'fastify';
import { registerDistributionRoutes } from '#features/fit/matching/distributions/routes.ts';
import type { LazyRoleFitAnswer } from '#features/fit/matching/ranking/service.ts';
import { countStrongFits, listFitsToRole } from '#features/fit/matching/ranking/service.ts';
import { listFitsOfTalent, rateOwnFit } from '#features/fit/matching/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, routes } from '#http/routes.ts';
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

export const makeMatchingRoutes = (registry: Registry) =>
  routes(
    registerDistributionRoutes,
    rawRoute('GET /calculate-score/role/:id', {
      access: ask(canReadResults),
      names: 'roles',
      tokenScopes: RATING,
      summary: 'Compute how well all talents fit a role',
      params: IdParams,
      query: RoleFitQuery,
      response: { 200: RoleFitAnswer },
      handler: async ({ deps, actor, reply, params, query }) =>
        sendRows(reply, await listFitsToRole({ deps, registry }, { actor, roleId: params.id }, query)),
    }),
    rawRoute('GET /calculate-score/roles', {
      access: ask(canReadResults),
      tokenScopes: RATING,
      summary: 'Count how many talents fit each role with high agreement',
      response: { 200: StrongFitsAnswer },
      handler: ({ deps, actor }) => countStrongFits({ deps, registry }, actor),
    }),
    rawRoute('GET /calculate-score/talent_new/:id', {
      access: ask(canReadResults),
      names: 'talents',
      tokenScopes: RATING,
      summary: 'Compute how well a talent fits all roles',
      params: IdParams,
      response: { 200: TalentFitAnswer },
      handler: ({ deps, actor, params }) => listFitsOfTalent(deps, actor, params.id),
    }),
    rawRoute('GET /calculate-score/own/:id', {
      access: ask(canReadReports),
      names: 'roles',
      tokenScopes: RATING,
      summary: 'Compute how well the own result fits a role one is considered for',
      params: IdParams,
      response: { 200: OwnFitAnswer },
      handler: ({ deps, actor, params }) => rateOwnFit(deps, actor, params.id),
    }),
  );
