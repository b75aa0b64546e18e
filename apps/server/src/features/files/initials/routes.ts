import { z } from 'zod';
import { NOTHING_RUNS, sendAsset } from '#features/files/assets/routes.ts';
import type { Assets } from '#features/files/assets/service.ts';
import { getPortrait } from '#features/files/initials/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { isKnown } from '#http/conditions.ts';
import { rawRoute } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';

const SIDE = 256;

/** The URL of a person's avatar, an image or initials. */
export const makeInitialsRoutes = (registry: Registry, assets: Assets) =>
  rawRoute('GET /avatars/:of/:id', {
    access: SIGNED_IN,
    unauthenticatedCode: 'FORBIDDEN',
    acceptsCookie: true,
    usesCachedActor: true,
    names: 'talents',
    summary: 'Get the portrait of a person, or one drawn from the initials',
    params: z.object({ of: z.enum(['talents', 'users']), id: z.string() }),
    response: { 200: z.unknown().describe('The image, or the initials as SVG'), 304: z.unknown() },
    handler: async ({ deps, request, reply, params }) => {
      const portrait = await withCachedActor(request, (actor, accessVersion) =>
        getPortrait({ deps, registry, accessVersion }, actor, params),
      );
      if ('file' in portrait) {
        const query = { width: SIDE, height: SIDE, fit: 'cover' as const };
        const asset = assets.of(portrait.file, { query, accept: undefined, actor: actorOf(request) });
        return sendAsset(request, reply, { asset });
      }
      // The URL is stable while the image changes: browsers revalidate each time, and mostly get a 304.
      reply.header('cache-control', 'private, no-cache').header('etag', portrait.version.etag);
      if (isKnown(request, portrait.version)) return reply.status(304).send();
      return reply
        .type('image/svg+xml')
        .header('content-security-policy', NOTHING_RUNS)
        .send(portrait.drawing);
    },
  });
