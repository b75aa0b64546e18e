import type { FastifyRequest } from 'fastify';

/** The raw query string of a read; undefined when the query is in the body. */
export function questionOf({ method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const from = url.indexOf('?');
  return from < 0 ? '' : url.slice(from + 1);
}
