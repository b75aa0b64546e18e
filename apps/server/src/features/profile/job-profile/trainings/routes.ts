import { fail } from '@quint/contract/base/errors.ts';
import {
  RecommendedTrainingsAnswer,
  TrainingQuery,
  TrainingRequestChange,
  TrainingRequestParams,
  TrainingRequestsAnswer,
} from '@quint/contract/profile/trainings.ts';
import { canEditOwnJobProfile } from '@quint/domain/workspace/access/job-profile.ts';
import { canReadReports } from '@quint/domain/workspace/access/results.ts';
import { canEditTrainingCourses } from '@quint/domain/workspace/access/roles.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { listRequests, setRequestState } from '#features/profile/job-profile/trainings/queries.ts';
import { recommendTrainings } from '#features/profile/job-profile/trainings/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { createFrom } from '#items/write/requests.ts';
import type { Registry } from '#items/declare/collection.ts';
import { openItems } from '#items/context.ts';

const AnyRecord = z.record(z.string(), z.unknown());

/** The text is serialised JSON, sent unchanged. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Registrations of all workspaces, for the administrators of the platform. */
function registerPlatformRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/platform/training-requests',
    config: { access: ask(canEditTrainingCourses) },
    schema: {
      summary: 'List registrations for training courses',
      response: { 200: TrainingRequestsAnswer },
    },
    handler: async () => ({ data: await deps.db.platform.read((db) => listRequests(db)) }),
  });

  app.route({
    method: 'PATCH',
    url: '/platform/training-requests/:requestId',
    config: { access: ask(canEditTrainingCourses), names: 'training_requests', namesAnyWorkspace: true },
    schema: {
      summary: 'Change the state of a registration for a training course',
      params: TrainingRequestParams,
      body: TrainingRequestChange,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { requestId } = request.params;
      const { state } = request.body;
      const isKnown = await deps.db.platform.write((db) => setRequestState(db, requestId, state));
      if (!isKnown) throw fail('record.not_found');
      return reply.status(204).send(null);
    },
  });
}

/** Registers for a course on a separate route; the record is the one under /items. */
export function registerTrainingRoutes(app: App, deps: Deps, registry: Registry): void {
  registerPlatformRoutes(app, deps);
  app.route({
    method: 'GET',
    url: '/training/recommendations',
    config: { access: ask(canReadReports) },
    schema: {
      summary: 'Recommend training courses to a talent in view of a role',
      querystring: TrainingQuery,
      response: { 200: RecommendedTrainingsAnswer },
    },
    handler: async (request) => ({ data: await recommendTrainings(deps, actorOf(request), request.query) }),
  });

  app.route({
    method: 'POST',
    url: '/training/requests',
    config: { access: ask(canEditOwnJobProfile) },
    schema: {
      summary: 'Register the own talent for a course',
      body: AnyRecord,
      response: { 200: z.object({ data: AnyRecord }) },
    },
    handler: async (request, reply) => {
      const target = { collection: 'training_requests', action: 'create' } as const;
      const context = openItems({ deps, registry }, actorOf(request), target);
      return sendText(reply, await createFrom(context, request.body, {}));
    },
  });
}
