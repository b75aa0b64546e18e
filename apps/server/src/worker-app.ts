import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Deps } from '#deps.ts';

/** What a process without people answers: whether it lives, and whether its database does. */
export function buildWorkerApp({ db }: Pick<Deps, 'db'>): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.platform.read((reader) => reader.selectFrom('installation').select('is_only').execute());
      return { status: 'ok' };
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'unavailable' });
    }
  });
  return app;
}
