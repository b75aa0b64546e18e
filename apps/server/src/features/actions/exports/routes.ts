import type { ExportQuery } from '@quint/contract/people/exports.ts';
import {
  ExportResultsBody,
  ExportResultsQuery,
  ExportRolesQuery,
  ExportTalentsBody,
  ExportTalentsQuery,
} from '@quint/contract/people/exports.ts';
import { canEditRoles } from '@quint/domain/workspace/access/roles.ts';
import { canReadResults } from '@quint/domain/workspace/access/results.ts';
import { canExportTalents } from '@quint/domain/workspace/access/talents.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import type { ExportContext, OpenedTable } from '#features/actions/exports/model.ts';
import { assertFits, openResultsTable, openRolesTable, toFile } from '#features/actions/exports/service.ts';
import { openTalentsTable } from '#features/actions/exports/talents/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { languageOf } from '#http/errors.ts';
import { createBudget } from '#http/rate-limit.ts';
import type { Registry } from '#items/declare/collection.ts';

/** Rate limit: files per account, minute and process. */
const FILES_PER_MINUTE = 20;
/** A file of talents may hold the fit to roles. */
const OF_TALENTS = ['talents:read', 'roles:read', 'results:read'] as const;

type Open<Query> = (context: ExportContext, query: Query) => Promise<OpenedTable>;

/** Sends exported files. */
function createSender(deps: Deps, registry: Registry) {
  const budget = createBudget(FILES_PER_MINUTE, deps.clock);
  return async <Query extends ExportQuery>(
    request: FastifyRequest,
    reply: FastifyReply,
    { query, open }: { query: Query; open: Open<Query> },
  ): Promise<FastifyReply> => {
    const actor = actorOf(request);
    budget(actor.token?.id ?? actor.userId);
    const context = { deps, registry, actor, language: query.language ?? languageOf(request) };
    const table = await open(context, query);
    await assertFits(table, query);
    const { name, type, content } = toFile(table, context, query);
    reply.type(type).header('content-disposition', contentDisposition('attachment', name));
    return reply.send(content);
  };
}

export function registerExportRoutes(app: App, deps: Deps, registry: Registry): void {
  const send = createSender(deps, registry);
  // A HEAD request would write the whole file.
  const exposeHeadRoute = false;

  app.route({
    method: 'GET',
    url: '/exports/talents',
    exposeHeadRoute,
    config: { access: ask(canExportTalents), tokenScopes: OF_TALENTS },
    schema: {
      summary: 'Download talents with their fit to roles, as CSV or XLSX',
      querystring: ExportTalentsQuery,
    },
    handler: (request, reply) => send(request, reply, { query: request.query, open: openTalentsTable }),
  });

  app.route({
    method: 'POST',
    url: '/exports/talents',
    config: { access: ask(canExportTalents), tokenScopes: OF_TALENTS },
    schema: { summary: 'Download chosen talents, as CSV or XLSX', body: ExportTalentsBody },
    handler: (request, reply) => send(request, reply, { query: request.body, open: openTalentsTable }),
  });

  app.route({
    method: 'GET',
    url: '/exports/results',
    exposeHeadRoute,
    config: { access: ask(canReadResults), tokenScopes: ['talents:read', 'results:read'] },
    schema: { summary: 'Download finished results, as CSV or XLSX', querystring: ExportResultsQuery },
    handler: (request, reply) => send(request, reply, { query: request.query, open: openResultsTable }),
  });

  app.route({
    method: 'POST',
    url: '/exports/results',
    config: { access: ask(canReadResults), tokenScopes: ['talents:read', 'results:read'] },
    schema: { summary: 'Download the results of chosen talents, as CSV or XLSX', body: ExportResultsBody },
    handler: (request, reply) => send(request, reply, { query: request.body, open: openResultsTable }),
  });

  app.route({
    method: 'GET',
    url: '/exports/roles',
    exposeHeadRoute,
    config: { access: ask(canEditRoles), tokenScopes: ['roles:read'] },
    schema: { summary: 'Download roles with their ranges, as CSV or XLSX', querystring: ExportRolesQuery },
    handler: (request, reply) => send(request, reply, { query: request.query, open: openRolesTable }),
  });
}
