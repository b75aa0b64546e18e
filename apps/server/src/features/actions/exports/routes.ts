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
import type { FastifyReply } from 'fastify';
import type { Deps } from '#deps.ts';
import type { ExportContext, OpenedTable } from '#features/actions/exports/model.ts';
import { assertFits, openResultsTable, openRolesTable, toFile } from '#features/actions/exports/service.ts';
import { openTalentsTable } from '#features/actions/exports/talents/service.ts';
import { ask } from '#http/access.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { languageOf } from '#http/errors.ts';
import { createBudget } from '#http/rate-limit.ts';
import type { RouteContext } from '#http/routes.ts';
import { rawRoute, routes, routesWith } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';

/** Rate limit: files per account, minute and process. */
const FILES_PER_MINUTE = 20;
// Reading only the head of a file would write all of it.
const exposeHeadRoute = false;

type Open<Query> = (context: ExportContext, query: Query) => Promise<OpenedTable>;

/** Sends exported files. */
function createSender(deps: Deps, registry: Registry) {
  const budget = createBudget(FILES_PER_MINUTE, deps.clock);
  return async <Query extends ExportQuery>(
    { request, reply, actor }: Pick<RouteContext, 'request' | 'reply' | 'actor'>,
    query: Query,
    open: Open<Query>,
  ): Promise<FastifyReply> => {
    budget(actor.token?.id ?? actor.userId);
    const context = { deps, registry, actor, language: query.language ?? languageOf(request) };
    const table = await open(context, query);
    await assertFits(table, query);
    const { name, type, content } = toFile(table, context, query);
    reply.type(type).header('content-disposition', contentDisposition('attachment', name));
    return reply.send(content);
  };
}

/** A file of talents may hold the fit to roles. */
const ofTalents = {
  access: ask(canExportTalents),
  tokenScopes: ['talents:read', 'roles:read', 'results:read'],
} as const;
const ofResults = { access: ask(canReadResults), tokenScopes: ['talents:read', 'results:read'] } as const;

export const makeExportRoutes = (registry: Registry) =>
  routesWith((deps) => {
    const send = createSender(deps, registry);
    return routes(
      rawRoute('GET /exports/talents', {
        ...ofTalents,
        exposeHeadRoute,
        summary: 'Download talents with their fit to roles, as CSV or XLSX',
        query: ExportTalentsQuery,
        handler: (context) => send(context, context.query, openTalentsTable),
      }),
      rawRoute('POST /exports/talents', {
        ...ofTalents,
        summary: 'Download chosen talents, as CSV or XLSX',
        body: ExportTalentsBody,
        handler: (context) => send(context, context.body, openTalentsTable),
      }),
      rawRoute('GET /exports/results', {
        ...ofResults,
        exposeHeadRoute,
        summary: 'Download finished results, as CSV or XLSX',
        query: ExportResultsQuery,
        handler: (context) => send(context, context.query, openResultsTable),
      }),
      rawRoute('POST /exports/results', {
        ...ofResults,
        summary: 'Download the results of chosen talents, as CSV or XLSX',
        body: ExportResultsBody,
        handler: (context) => send(context, context.body, openResultsTable),
      }),
      rawRoute('GET /exports/roles', {
        access: ask(canEditRoles),
        tokenScopes: ['roles:read'],
        exposeHeadRoute,
        summary: 'Download roles with their ranges, as CSV or XLSX',
        query: ExportRolesQuery,
        handler: (context) => send(context, context.query, openRolesTable),
      }),
    );
  });
