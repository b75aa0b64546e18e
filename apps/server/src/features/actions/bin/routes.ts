import {
  BinAnswer,
  BinQuery,
  PurgeAnswer,
  PurgeBody,
  RestoreAnswer,
  RestoreBody,
} from '@quint/contract/people/bin.ts';
import { canUseBin } from '@quint/domain/workspace/access/bin.ts';
import { listBin, purgeRecords, restoreRecords } from '#features/actions/bin/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

const access = ask(canUseBin);

export const registerBinRoutes = routes(
  rawRoute('GET /bin', {
    access,
    summary: 'List deleted records that can be restored',
    query: BinQuery,
    response: { 200: BinAnswer },
    handler: ({ deps, actor, query }) => listBin(deps, actor, query),
  }),
  route('POST /bin/restore', {
    access,
    summary: 'Restore deleted records',
    body: RestoreBody,
    answer: RestoreAnswer,
    handler: ({ deps, request, actor, body }) =>
      restoreRecords(deps, actor, { ...body, language: languageOf(request) }),
  }),
  route('POST /bin/purge', {
    access,
    needsProof: true,
    summary: 'Remove deleted people for good',
    body: PurgeBody,
    answer: PurgeAnswer,
    handler: ({ deps, request, actor, body }) =>
      purgeRecords(deps, actor, { ...body, language: languageOf(request) }),
  }),
);
