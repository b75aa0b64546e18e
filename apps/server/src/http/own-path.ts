import { fail } from '@quint/contract/errors.ts';
import { toOwnPath } from '@quint/domain/own-path.ts';
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
  const origin = ownOrigins.find((own) => value.startsWith(`${own}/`));
  const path = toOwnPath(origin === undefined ? value : value.slice(origin.length));
  if (path === undefined) throw fail('invitation.url_not_same_origin', { field });
  return path.replace(/#.*$/, '');
}
