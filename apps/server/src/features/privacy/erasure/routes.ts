import { ErasingBody, ErasingPreviewAnswer } from '@quint/contract/privacy/erasing.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { canWorkWithTalents } from '@quint/domain/workspace/access/talents.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { previewOwn, previewPerson } from '#features/privacy/erasure/preview/service.ts';
import { eraseOwnAccount } from '#features/privacy/erasure/service.ts';
import { actorOf, ask, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

/** Erasing the own account, and what erasing does before it is done. */
export function registerErasingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/erasing',
    config: { access: SIGNED_IN },
    schema: {
      summary: 'Read what deleting the own account would do, in all workspaces',
      response: { 200: ErasingPreviewAnswer },
    },
    handler: async (request) => ({ data: await previewOwn(deps, actorOf(request), languageOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/users/me/erasing',
    config: { access: SIGNED_IN, needsProof: true },
    schema: {
      summary: 'Delete the own account and all records of the person for good',
      body: ErasingBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await eraseOwnAccount(deps, actorOf(request), request.body.name);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'GET',
    url: '/talents/:id/erasing',
    config: { access: ask(canWorkWithTalents), names: 'talents' },
    schema: {
      summary: 'Read what removing the personal data of a talent for good would do',
      params: z.object({ id: Id }),
      response: { 200: ErasingPreviewAnswer },
    },
    handler: async (request) => ({ data: await previewPerson(deps, actorOf(request), request.params.id) }),
  });
}
