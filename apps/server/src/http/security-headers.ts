import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Config } from '#config.ts';
import { isHttps } from '#http/cookies.ts';
import { foreignOrigins } from '#public-settings.ts';

function policyOf(config: Config) {
  const foreign = foreignOrigins(config.publicSettings);
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...foreign.scripts],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...foreign.scripts],
    mediaSrc: ["'self'", ...foreign.media],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...foreign.scripts],
    frameSrc: ["'self'", ...foreign.frames],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    upgradeInsecureRequests: isHttps(config) ? [] : null,
  };
}

/**
 * The headers of every response. Helmet computes them for each request, which costs more than a short read; they depend
 * only on the configuration, so they are taken once from a separate instance.
 */
export async function makeSecurityHeaders(config: Config): Promise<Readonly<Record<string, string>>> {
  const headers: Record<string, string> = {};
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: { directives: policyOf(config) },
    strictTransportSecurity: isHttps(config) ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // For browsers without frame-ancestors, with the same meaning.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  app.get('/', (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value);
    return reply.send();
  });
  await app.inject('/');
  await app.close();
  return headers;
}
