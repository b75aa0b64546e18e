import { BackupOverviewAnswer, BackupRunAnswer } from '@quint/contract/operation/backups.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { getBackupOverview, requestBackup } from '#features/operation/operation/backups/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

export const registerBackupRoutes = routes(
  route('GET /operation/backups', {
    access: ask(canEditPlatform),
    summary: 'List the backups of the installation and whether the newest is too old',
    answer: BackupOverviewAnswer,
    handler: ({ deps }) => getBackupOverview(deps),
  }),
  rawRoute('POST /operation/backups', {
    access: ask(canEditPlatform),
    summary: 'Back up the installation now; answers with the run under way, if there is one',
    response: { 202: BackupRunAnswer },
    handler: async ({ deps, reply, actor }) =>
      reply.status(202).send({ data: await requestBackup(deps, actor) }),
  }),
);
