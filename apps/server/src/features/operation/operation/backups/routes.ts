import { BackupOverviewAnswer, BackupRunAnswer } from '@quint/contract/operation/backups.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { getBackupOverview, requestBackup } from '#features/operation/operation/backups/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerBackupRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/operation/backups',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'List the backups of the installation and whether the newest is too old',
      response: { 200: BackupOverviewAnswer },
    },
    handler: async () => ({ data: await getBackupOverview(deps) }),
  });

  app.route({
    method: 'POST',
    url: '/operation/backups',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Back up the installation now; answers with the run under way, if there is one',
      response: { 202: BackupRunAnswer },
    },
    handler: async (request, reply) =>
      reply.status(202).send({ data: await requestBackup(deps, actorOf(request)) }),
  });
}
