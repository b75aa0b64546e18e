import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { ByteRange } from '#files/storage.ts';

/** The value that distinguishes one version of a content from another. */
export interface Version {
  /** Including its quotes. */
  readonly etag: string;
  readonly changedAt: Date;
}

function names(header: string, etag: string): boolean {
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}

/** HTTP dates have whole seconds. */
function isUnchangedSince(changedAt: Date, header: string): boolean {
  const since = Date.parse(header);
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

/** Whether the client already has the content with this entity tag. */
export function namesTag({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match'];
  return tags !== undefined && names(tags, etag);
}

/** Whether the client already has this version (RFC 9110, 13.1): the entity tag takes precedence. */
export function isKnown({ headers }: FastifyRequest, { etag, changedAt }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return names(tags, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && isUnchangedSince(changedAt, since);
}

/**
 * The single requested range; undefined for the whole content, which is also the response to several ranges, to a
 * malformed header and to a range of another version. Throws RANGE_NOT_SATISFIABLE.
 */
export function findRange(
  { headers }: FastifyRequest,
  { etag, changedAt }: Version,
  bytes: number,
): ByteRange | undefined {
  const { range, 'if-range': condition } = headers;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const isVersion =
    typeof condition !== 'string' || condition === etag || isUnchangedSince(changedAt, condition);
  if (!isVersion) return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (start > end) throw fail('RANGE_NOT_SATISFIABLE', { range: range ?? '' });
  return { start, end };
}
