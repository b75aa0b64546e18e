import { Readable } from 'node:stream';
import { RecordParams, RoleFitAnswer, RoleFitQuery, TalentFitAnswer } from '@quint/contract/matching.ts';
import { canReadResults } from '@quint/domain/access/results.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import { listFitsToRole } from '#features/matching/ranking/service.ts';
import { listFitsOfTalent } from '#features/matching/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declare/collection.ts';

const ROWS_AT_ONCE = 2000;

function* writeRows({ data: fits, ...rest }: RoleFitAnswer): Generator<string> {
  yield '{"data":[';
  for (let start = 0; start < fits.length; start += ROWS_AT_ONCE) {
    const rows = JSON.stringify(fits.slice(start, start + ROWS_AT_ONCE)).slice(1, -1);
    yield start === 0 ? rows : `,${rows}`;
  }
  yield `],${JSON.stringify(rest).slice(1)}`;
}

/**
 * The list holds only our own numbers and may be long. It is not validated row by row, which would cost more than
 * computing it, and it is streamed.
 */
function sendRows(reply: FastifyReply, answer: RoleFitAnswer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(writeRows(answer)));
}

export function registerMatchingRoutes(app: App, deps: Deps, registry: Registry): void {
  app.route({
    method: 'GET',
    url: '/calculate-score/role/:id',
    config: { access: ask(canReadResults), names: 'roles' },
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
    url: '/calculate-score/talent_new/:id',
    config: { access: ask(canReadResults), names: 'talents' },
    schema: {
      summary: 'Compute how well a talent fits all roles',
      params: RecordParams,
      response: { 200: TalentFitAnswer },
    },
    handler: (request) => listFitsOfTalent(deps, actorOf(request), request.params.id),
  });
}
