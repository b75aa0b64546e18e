import { fail } from '@quint/contract/base/errors.ts';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { publicOrigin } from '#deps.ts';

/** Origins of this site: the configured one and that of the request. */
export function ownOriginsOf(request: FastifyRequest, config: Config): readonly string[] {
  return [publicOrigin(config), `${request.protocol}://${request.host}`];
}

/**
 * Path and query of a URL that must be on this site: a path, or a URL with one of our origins. Throws
 * `invitation.url_not_same_origin` with the field.
 */
export function readOwnPath(field: string, value: string, ownOrigins: readonly string[]): string {
  const origin = ownOrigins.find((own) => value.startsWith(`${own}/`));
  const path = toOwnPath(origin === undefined ? value : value.slice(origin.length));
  if (path === undefined) throw fail('invitation.url_not_same_origin', { field });
  return path.replace(/#.*$/, '');
}
