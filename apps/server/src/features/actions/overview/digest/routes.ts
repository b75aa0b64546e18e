import { DigestOffBody } from '@quint/contract/home/overview.ts';
import { DIGEST_OFF_PATH } from '@quint/domain/home/overview.ts';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { switchDigest } from '#features/actions/overview/digest/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

const BODY_LIMIT_BYTES = 4096;

const linkOf = (request: FastifyRequest, { token }: DigestOffBody) => ({
  token,
  address: networkOfRequest(request),
});

/** The page behind the link of the daily mail: unsubscribe or subscribe again. */
export function registerDigestRoutes(app: App, deps: Deps): void {
  for (const { url, isWanted, summary } of [
    { url: '/digest/off', isWanted: false, summary: 'End the daily mail of the person of a mailed link' },
    {
      url: '/digest/on',
      isWanted: true,
      summary: 'Send the daily mail to the person of a mailed link again',
    },
  ]) {
    app.route({
      method: 'POST',
      url,
      config: { access: PUBLIC },
      schema: { summary, body: DigestOffBody, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await switchDigest(deps, linkOf(request, request.body), isWanted);
        return reply.status(204).send(null);
      },
    });
  }
}

/** The target of one-click unsubscribe in a mail program (RFC 8058). Opening the same URL shows a page with a button. */
export async function registerDigestOneClick(app: App, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The body is the same in every mail, in one of two formats; its content is ignored.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, _body, finish) => finish(null, undefined));
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: DIGEST_OFF_PATH,
      config: { access: PUBLIC },
      schema: { querystring: DigestOffBody, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await switchDigest(deps, linkOf(request, request.query), false);
        return reply.status(204).send(null);
      },
    });
  });
}
