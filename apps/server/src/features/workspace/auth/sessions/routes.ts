import { fail } from '@quint/contract/base/errors.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { EndSessionsBody, OwnSessionsAnswer, PasswordProof } from '@quint/contract/workspace/session.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { assertCurrentPassword } from '#features/workspace/auth/passwords/current/service.ts';
import { recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  revokePersonalTokens,
} from '#features/workspace/auth/sessions/queries.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { accountSessionOf } from '#http/account-session.ts';

/** The own sessions: every signed-in user sees and ends them, also in a frozen workspace. */
export function registerSessionRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  app.route({
    method: 'GET',
    url: '/auth/sessions',
    config: { access: SIGNED_IN },
    schema: { summary: 'List the own sign-ins', response: { 200: OwnSessionsAnswer } },
    handler: async (request) => {
      const rows = await db.platform.read((reader) => listSessions(reader, actorOf(request).userId));
      return {
        data: rows.map((row) => ({
          ...row,
          date_created: row.date_created.toISOString(),
          date_last_used: row.date_last_used.toISOString(),
          current: row.id === request.sessionId,
        })),
      };
    },
  });
  registerEnding(app, deps);
}

function registerEnding(app: App, deps: Deps): void {
  const { db } = deps;
  app.route({
    method: 'DELETE',
    url: '/auth/sessions/:id',
    config: { access: SIGNED_IN, names: 'session_families' },
    schema: {
      summary: 'End one of the own sign-ins',
      params: z.object({ id: Id }),
      body: PasswordProof,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const session = accountSessionOf(request);
      const { userId } = session;
      await assertCurrentPassword(deps, session, request.body.password);
      const hasEnded = await db.platform.run((reader) => endSession(reader, userId, request.params.id));
      if (!hasEnded) throw fail('record.not_found');
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/auth/sessions',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'End all own sign-ins, this one only when asked to, and all own personal API tokens',
      body: EndSessionsBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const session = accountSessionOf(request);
      const { userId, sessionId } = session;
      const { password, here } = request.body;
      await assertCurrentPassword(deps, session, password);
      await db.platform.write(async (tx) => {
        const stays = here ? undefined : sessionId;
        await endOtherSessions(tx, userId, { stays, because: 'ended_by_user' });
        await revokePersonalTokens(tx, [userId], 'ended_by_user');
        const kind = here ? 'all_sessions_ended' : 'other_sessions_ended';
        await recordSecurityEvent(tx, { userId, sessionId, kind });
      });
      return reply.status(204).send(null);
    },
  });
}
