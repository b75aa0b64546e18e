import { AssetQuery } from '@quint/contract/base/files.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Asset, Assets } from '#features/files/assets/service.ts';
import { getAssetFile } from '#features/files/assets/service.ts';
import { ContentMissing } from '#files/storage.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import type { Version } from '#http/conditions.ts';
import { findRange, isKnown } from '#http/conditions.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { rawRoute } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';

const MAX_AGE_SECONDS = 30 * 24 * 3600;
/**
 * The content security policy of an image opened on its own: nothing is allowed. Browsers show no PDF inside a sandbox.
 */
export const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The caching headers, which errors do not have. Browsers cache images; they revalidate documents each time, because
 * the reader's access can change.
 */
export function setPrivateCaching(reply: FastifyReply, version: Version & { type: string }): FastifyReply {
  const cacheDirective = version.type.startsWith('image/') ? `max-age=${MAX_AGE_SECONDS}` : 'no-cache';
  return reply
    .header('cache-control', `private, ${cacheDirective}`)
    .header('etag', version.etag)
    .header('last-modified', version.changedAt.toUTCString());
}

async function openContent(request: FastifyRequest, reply: FastifyReply, asset: Asset) {
  const content = await asset.prepare();
  const { bytes } = content;
  reply.header('content-range', `bytes */${bytes}`);
  const range = findRange(request, asset, bytes);
  reply.removeHeader('content-range');
  return { bytes, range, body: await content.open(range) };
}

/** Sends an asset as requested: 304, a range, or the whole file. */
export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { asset, download = false }: { asset: Asset; download?: boolean },
): Promise<FastifyReply> {
  if (isKnown(request, asset)) return setPrivateCaching(reply, asset).status(304).send();
  const { bytes, range, body } = await openContent(request, reply, asset).catch((error: unknown) => {
    if (!(error instanceof ContentMissing)) throw error;
    request.log.error({ err: error }, 'a file has no content');
    throw fail('FORBIDDEN');
  });
  setPrivateCaching(reply, asset)
    .type(asset.type)
    .header('accept-ranges', 'bytes')
    .header('content-disposition', contentDisposition(download ? 'attachment' : 'inline', asset.filename));
  if (asset.type.startsWith('image/')) reply.header('content-security-policy', NOTHING_RUNS);
  if (range === undefined) return reply.header('content-length', String(bytes)).send(body);
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
    .header('content-length', String(range.end - range.start + 1))
    .send(body);
}

/** `?download` and `?download=true`, but not `?download=false`. */
function isDownload(download: string | undefined): boolean {
  return download !== undefined && download !== 'false' && download !== '0';
}

export const makeAssetRoutes = (registry: Registry, assets: Assets) =>
  rawRoute('GET /assets/:id', {
    access: SIGNED_IN,
    unauthenticatedCode: 'FORBIDDEN',
    acceptsCookie: true,
    usesCachedActor: true,
    readsFrom: 'files',
    names: 'files',
    tokenScopes: ['files:read'],
    summary: 'Get the content of a file; an image also in another size or format',
    params: z.object({ id: z.string() }),
    query: AssetQuery,
    response: { 200: z.unknown().describe('The content of the file'), 304: z.unknown() },
    handler: async ({ deps, request, reply, params, query }) => {
      const file = await withCachedActor(request, (actor, accessVersion) =>
        getAssetFile({ deps, registry, accessVersion }, actor, params.id),
      );
      if (query.format === 'auto') reply.header('vary', 'accept');
      const asset = assets.of(file, { query, accept: request.headers.accept, actor: actorOf(request) });
      return sendAsset(request, reply, { asset, download: isDownload(query.download) });
    },
  });
