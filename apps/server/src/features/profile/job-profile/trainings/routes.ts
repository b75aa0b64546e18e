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
import { z } from 'zod';
import { listRequests, setRequestState } from '#features/profile/job-profile/trainings/queries.ts';
import { recommendTrainings } from '#features/profile/job-profile/trainings/service.ts';
import { ask } from '#http/access.ts';
import { sendJsonText } from '#http/json-text.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { createFrom } from '#items/write/requests.ts';
import type { Registry } from '#items/declare/collection.ts';
import { openItems } from '#items/context.ts';

const AnyRecord = z.record(z.string(), z.unknown());

/** Registrations of all workspaces, for the administrators of the platform. */
const registerPlatformRoutes = routes(
  route('GET /platform/training-requests', {
    access: ask(canEditTrainingCourses),
    summary: 'List registrations for training courses',
    answer: TrainingRequestsAnswer,
    handler: ({ deps }) => deps.db.platform.read((db) => listRequests(db)),
  }),
  route('PATCH /platform/training-requests/:requestId', {
    access: ask(canEditTrainingCourses),
    names: 'training_requests',
    namesAnyWorkspace: true,
    summary: 'Change the state of a registration for a training course',
    params: TrainingRequestParams,
    body: TrainingRequestChange,
    handler: async ({ deps, params: { requestId }, body: { state } }) => {
      const isKnown = await deps.db.platform.write((db) => setRequestState(db, requestId, state));
      if (!isKnown) throw fail('record.not_found');
    },
  }),
);

/** Registers for a course on a separate route; the record is the one under /items. */
export const makeTrainingRoutes = (registry: Registry) =>
  routes(
    registerPlatformRoutes,
    route('GET /training/recommendations', {
      access: ask(canReadReports),
      summary: 'Recommend training courses to a talent in view of a role',
      query: TrainingQuery,
      answer: RecommendedTrainingsAnswer,
      handler: ({ deps, actor, query }) => recommendTrainings(deps, actor, query),
    }),
    rawRoute('POST /training/requests', {
      access: ask(canEditOwnJobProfile),
      summary: 'Register the own talent for a course',
      body: AnyRecord,
      response: { 200: z.object({ data: AnyRecord }) },
      handler: async ({ deps, actor, reply, body }) => {
        const target = { collection: 'training_requests', action: 'create' } as const;
        const context = openItems({ deps, registry }, actor, target);
        return sendJsonText(reply, await createFrom(context, body, {}));
      },
    }),
  );
