import type { FastifyRequest } from 'fastify';

/** The question in the address of a read, in its own words; undefined where it stands elsewhere or beside a token. */
export function questionOf({ method, url }: FastifyRequest): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const from = url.indexOf('?');
  const question = from < 0 ? '' : url.slice(from + 1);
  return question.includes('access_token') ? undefined : question;
}
