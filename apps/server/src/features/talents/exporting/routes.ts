import { ExportTalentsAnswer, ExportTalentsBody } from '@quint/contract/talent-export.ts';
import { canExportTalents } from '@quint/domain/access/talents.ts';
import type { Deps } from '#deps.ts';
import { exportTalents } from '#features/talents/exporting/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declare/collection.ts';

export function registerExportingRoutes(app: App, deps: Deps, registry: Registry): void {
  app.route({
    method: 'POST',
    url: '/talents/export',
    config: { access: ask(canExportTalents) },
    schema: {
      summary: 'Export personal data of talents to a file',
      body: ExportTalentsBody,
      response: { 200: ExportTalentsAnswer },
    },
    handler: async (request) => ({
      data: await exportTalents({ deps, registry }, actorOf(request), request.body),
    }),
  });
}
