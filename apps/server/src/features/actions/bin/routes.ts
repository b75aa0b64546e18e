import {
  BinAnswer,
  BinQuery,
  PurgeAnswer,
  PurgeBody,
  RestoreAnswer,
  RestoreBody,
} from '@quint/contract/people/bin.ts';
import { canUseBin } from '@quint/domain/workspace/access/bin.ts';
import type { Deps } from '#deps.ts';
import { listBin, purgeRecords, restoreRecords } from '#features/actions/bin/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

const access = ask(canUseBin);

export function registerBinRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/bin',
    config: { access },
    schema: {
      summary: 'List deleted records that can be restored',
      querystring: BinQuery,
      response: { 200: BinAnswer },
    },
    handler: (request) => listBin(deps, actorOf(request), request.query),
  });
  app.route({
    method: 'POST',
    url: '/bin/restore',
    config: { access },
    schema: { summary: 'Restore deleted records', body: RestoreBody, response: { 200: RestoreAnswer } },
    handler: async (request) => ({
      data: await restoreRecords(deps, actorOf(request), { ...request.body, language: languageOf(request) }),
    }),
  });
  app.route({
    method: 'POST',
    url: '/bin/purge',
    config: { access, needsProof: true },
    schema: {
      summary: 'Remove deleted people for good',
      body: PurgeBody,
      response: { 200: PurgeAnswer },
    },
    handler: async (request) => ({
      data: await purgeRecords(deps, actorOf(request), { ...request.body, language: languageOf(request) }),
    }),
  });
}
