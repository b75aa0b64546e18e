import { fail } from '@quint/contract/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';

/** Origins that are this site: the configured one and the one the request came to. */
export function ownOriginsOf(request: FastifyRequest, config: Config): readonly string[] {
  return [publicOrigin(config), `${request.protocol}://${request.host}`];
}

/**
 * Path and query of an address that must lie on this site: a path, or an address of one of our origins. Throws
 * `invitation.url_not_same_origin` naming the field.
 */
export function readOwnPath(field: string, value: string, ownOrigins: readonly string[]): string {
  const refuse = () => fail('invitation.url_not_same_origin', { field });
  const origin = ownOrigins.find((own) => value.startsWith(`${own}/`));
  const path = origin === undefined ? value : value.slice(origin.length);
  if (!path.startsWith('/') || /[\s\\\p{Cc}]/u.test(path)) throw refuse();
  const base = 'http://own.example';
  const url = URL.parse(path, base);
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) throw refuse();
  return url.pathname + url.search;
}
