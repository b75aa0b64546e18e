import { SecurityEventsAnswer } from '@quint/contract/workspace/security-events.ts';
import { listSecurityEvents } from '#features/workspace/auth/security-events/queries.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** The security events of the user's account, for every signed-in user, also in a frozen workspace. */
export const registerSecurityEventRoutes = route('GET /auth/security-events', {
  access: SIGNED_IN,
  summary: 'List the security events of the own account',
  answer: SecurityEventsAnswer,
  handler: async ({ deps, actor }) => {
    const rows = await deps.db.platform.read((reader) => listSecurityEvents(reader, actor.userId));
    return rows.map((row) => ({ ...row, date_created: row.date_created.toISOString() }));
  },
});
