import { PlatformAdministratorsAnswer } from '@quint/contract/workspace/security-events.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { listPlatformAdministrators } from '#features/workspace/auth/administrators/queries.ts';
import { ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The platform administrators, and which of them are protected by a password alone. */
export function registerAdministratorRoutes(app: App, { db }: Deps): void {
  app.route({
    method: 'GET',
    url: '/auth/administrators',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'List the administrators of the platform and their second factors',
      response: { 200: PlatformAdministratorsAnswer },
    },
    handler: async () => ({ data: await db.platform.read(listPlatformAdministrators) }),
  });
}
