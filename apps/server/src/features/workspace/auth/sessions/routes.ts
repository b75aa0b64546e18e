import { fail } from '@quint/contract/base/errors.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { EndSessionsBody, OwnSessionsAnswer, PasswordProof } from '@quint/contract/workspace/session.ts';
import { z } from 'zod';
import { assertCurrentPassword } from '#features/workspace/auth/passwords/current/service.ts';
import { recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  revokePersonalTokens,
} from '#features/workspace/auth/sessions/queries.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { accountSessionOf } from '#http/account-session.ts';

/** The user's sessions: every signed-in user can list and end them, also in a frozen workspace. */
export const registerSessionRoutes = routes(
  route('GET /auth/sessions', {
    access: SIGNED_IN,
    summary: 'List the own sign-ins',
    answer: OwnSessionsAnswer,
    handler: async ({ deps, request, actor }) => {
      const rows = await deps.db.platform.read((reader) => listSessions(reader, actor.userId));
      return rows.map((row) => ({
        ...row,
        date_created: row.date_created.toISOString(),
        date_last_used: row.date_last_used.toISOString(),
        current: row.id === request.sessionId,
      }));
    },
  }),
  route('DELETE /auth/sessions/:id', {
    access: SIGNED_IN,
    names: 'session_families',
    summary: 'End one of the own sign-ins',
    params: z.object({ id: Id }),
    body: PasswordProof,
    handler: async ({ deps, request, params, body }) => {
      const session = accountSessionOf(request);
      const { userId } = session;
      await assertCurrentPassword(deps, session, body.password);
      const hasEnded = await deps.db.platform.run((reader) => endSession(reader, userId, params.id));
      if (!hasEnded) throw fail('record.not_found');
    },
  }),
  route('DELETE /auth/sessions', {
    access: SIGNED_IN,
    summary: 'End all own sign-ins, this one only when asked to, and all own personal API tokens',
    body: EndSessionsBody,
    handler: async ({ deps, request, body }) => {
      const session = accountSessionOf(request);
      const { userId, sessionId } = session;
      const { password, here } = body;
      await assertCurrentPassword(deps, session, password);
      await deps.db.platform.write(async (tx) => {
        const stays = here ? undefined : sessionId;
        await endOtherSessions(tx, userId, { stays, because: 'ended_by_user' });
        await revokePersonalTokens(tx, [userId], 'ended_by_user');
        const kind = here ? 'all_sessions_ended' : 'other_sessions_ended';
        await recordSecurityEvent(tx, { userId, sessionId, kind });
      });
    },
  }),
);
