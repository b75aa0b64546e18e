import { Id } from '@quint/contract/base/ids.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { receiveEvent, replayEvent } from '#features/billing/events/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { route, routes } from '#http/routes.ts';

const PATH = '/payments/webhook';
/** Messages of the provider are a few kilobytes. */
const BODY_LIMIT_BYTES = 262_144;
const NOTHING = z.null().describe('Nothing');

/** The signature covers the raw bytes, so nothing may parse them before. */
function registerWebhook(app: App, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser<Buffer>('*', options, (_request, body, done) => done(null, body));
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: PATH,
      config: { access: PUBLIC, readsRawBody: true },
      schema: { summary: 'Receive a signed message of the payment provider', response: { 204: NOTHING } },
      handler: async (request, reply) => {
        const { 'stripe-signature': signature } = request.headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receiveEvent(deps, body, typeof signature === 'string' ? signature : undefined);
        return reply.status(204).send(null);
      },
    });
  });
}

export const registerPaymentEventRoutes = routes(
  registerWebhook,
  route('POST /platform/payment-events/:id/replay', {
    access: ask(canEditPlatform),
    names: 'payment_events',
    namesAnyWorkspace: true,
    summary: 'Act on a message of the payment provider again',
    params: z.object({ id: Id }),
    answer: NOTHING,
    handler: ({ deps, params }) => replayEvent(deps, params.id),
  }),
);
