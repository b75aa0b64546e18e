import { SecurityEventsAnswer } from '@quint/contract/workspace/security-events.ts';
import type { Deps } from '#deps.ts';
import { listSecurityEvents } from '#features/workspace/auth/security-events/queries.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The security events of the own account, for every signed-in user, also in a frozen workspace. */
export function registerSecurityEventRoutes(app: App, { db }: Deps): void {
  app.route({
    method: 'GET',
    url: '/auth/security-events',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'List the security events of the own account',
      response: { 200: SecurityEventsAnswer },
    },
    handler: async (request) => {
      const rows = await db.platform.read((reader) => listSecurityEvents(reader, actorOf(request).userId));
      return { data: rows.map((row) => ({ ...row, date_created: row.date_created.toISOString() })) };
    },
  });
}
