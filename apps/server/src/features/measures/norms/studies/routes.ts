import { NewNormStudy, NormStudyParams } from '@quint/contract/measures/norms.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { enterNormStudy, removeNormStudy } from '#features/measures/norms/studies/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const NOTHING = z.null().describe('Nothing');

export function registerNormStudies(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/platform/norms/studies',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Enter a study of the people behind a norm',
      body: NewNormStudy,
      response: { 204: NOTHING },
    },
    handler: async (request, reply) => {
      await enterNormStudy(deps, actorOf(request), request.body);
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/platform/norms/studies/:studyId',
    config: { access: ask(canEditPlatform), names: 'norm_studies', namesAnyWorkspace: true },
    schema: {
      summary: 'Remove an entered study of the people behind a norm',
      params: NormStudyParams,
      response: { 204: NOTHING },
    },
    handler: async (request, reply) => {
      await removeNormStudy(deps, request.params.studyId);
      return reply.status(204).send(null);
    },
  });
}
