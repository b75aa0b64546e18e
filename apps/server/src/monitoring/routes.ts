import { createHash, timingSafeEqual } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicOrigin } from '#deps.ts';
import { PUBLIC } from '#http/access.ts';
import { isForwarded } from '#http/own-machine.ts';
import { rawRoute, routes } from '#http/routes.ts';
import { isOwnHost } from '#listening.ts';
import type { Findings } from '#monitoring/checks.ts';
import type { Metrics } from '#monitoring/metrics.ts';
import { describeVersion } from '#version.ts';

const TEXT = 'text/plain; charset=utf-8';
/** Probes are answered under any load, and their responses are not cached. */
const PROBE = { access: PUBLIC, answersOverloaded: true, isProbe: true };
const NOT_READY = 503;
const CONTACT_DAYS = 180;
const DAY_MS = 86_400_000;

const Readiness = z.object({
  status: z.enum(['ready', 'degraded', 'not ready']),
  version: z.string(),
  checks: z.record(z.string(), z.string()),
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A program polls it: its requests are not logged. */
    isProbe?: boolean;
  }
}

function isSame(one: string, other: string): boolean {
  const [digest, expectedDigest] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return digest !== undefined && expectedDigest !== undefined && timingSafeEqual(digest, expectedDigest);
}

/** With a token, its bearers can read the metrics; without one, programs of this machine that no proxy forwards. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const peer = request.socket.remoteAddress;
  return peer !== undefined && isOwnHost(peer) && !isForwarded(request);
}

/** Liveness, readiness, and the figures for Prometheus. */
export const makeProbes = (check: () => Promise<Findings>, metrics: Metrics) =>
  routes(
    rawRoute('GET /healthz', {
      ...PROBE,
      handler: ({ reply }) => reply.header('cache-control', 'no-store').type(TEXT).send('ok\n'),
    }),
    rawRoute('GET /readyz', {
      ...PROBE,
      response: { 200: Readiness, [NOT_READY]: Readiness },
      handler: async ({ deps, request, reply }) => {
        const result = await check();
        const isDraining = request.server.isDraining();
        const status = isDraining ? 'not ready' : result.status;
        return reply
          .header('cache-control', 'no-store')
          .status(status === 'not ready' ? NOT_READY : 200)
          .send({
            status,
            version: describeVersion(deps.config.operation),
            checks: { ...result.checks, draining: isDraining ? 'the server was told to stop' : 'ok' },
          });
      },
    }),
    rawRoute('GET /metrics', {
      ...PROBE,
      handler: async ({ deps, request, reply }) => {
        if (!mayReadMetrics(request, deps.config.operation.metricsToken)) {
          throw fail('ROUTE_NOT_FOUND', { path: '/metrics' });
        }
        const text = await metrics.read(await check(), request.server.isDraining());
        return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
      },
    }),
  );

/** Files at well-known URLs for search engines and security researchers. */
export const registerWellKnown = routes(
  rawRoute('GET /robots.txt', {
    access: PUBLIC,
    handler: ({ deps, reply }) => {
      const hiddenPaths = deps.config.publicSettings.staging
        ? ['/']
        : ['/api/', '/survey', '/dev/', '/_internal/'];
      const lines = ['User-agent: *', ...hiddenPaths.map((path) => `Disallow: ${path}`), ''];
      return reply.type(TEXT).send(lines.join('\n'));
    },
  }),
  // Password managers open this URL to find the form for a new password.
  rawRoute('GET /.well-known/change-password', {
    access: PUBLIC,
    handler: ({ reply }) => reply.redirect('/profile', 302),
  }),
  rawRoute('GET /.well-known/security.txt', {
    access: PUBLIC,
    handler: ({ deps: { config, clock }, request, reply }) => {
      const { securityContact } = config.operation;
      if (securityContact === undefined) throw fail('ROUTE_NOT_FOUND', { path: request.url });
      const expires = new Date(clock.now().getTime() + CONTACT_DAYS * DAY_MS);
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en, de',
        `Canonical: ${publicOrigin(config)}/.well-known/security.txt`,
        '',
      ];
      return reply.type(TEXT).send(lines.join('\n'));
    },
  }),
);
