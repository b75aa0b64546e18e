import {
  RetainDataAnswer,
  RetainDataBody,
  RetentionAnswer,
  RetentionBody,
  RetentionMonths,
  RetentionPreviewAnswer,
} from '@quint/contract/privacy/retention.ts';
import { canEditRetention } from '@quint/domain/workspace/access/retention.ts';
import { canReadOversight } from '@quint/domain/workspace/access/works-council.ts';
import * as service from '#features/privacy/retention/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { networkOfRequest } from '#http/network.ts';

/** The retention periods of a workspace, and the page for people who want to be kept. */
export const registerRetentionRoutes = routes(
  route('GET /retention', {
    access: ask(canReadOversight),
    summary: 'Read how long the workspace keeps what, and whose data ends soon',
    answer: RetentionAnswer,
    handler: ({ deps, actor }) => service.readRetention(deps, actor),
  }),
  route('PATCH /retention', {
    access: ask(canEditRetention),
    summary: 'Change how long the workspace keeps people',
    body: RetentionBody,
    handler: ({ deps, actor, body }) => service.changeRetention(deps, actor, body),
  }),
  route('POST /retention/preview', {
    access: ask(canEditRetention),
    summary: 'Count the people whose data other numbers would end soon',
    body: RetentionMonths,
    answer: RetentionPreviewAnswer,
    handler: ({ deps, actor, body }) => service.previewRetention(deps, actor, body),
  }),
  // For people without a session.
  route('POST /retention/keep', {
    access: PUBLIC,
    summary: 'Ask to be kept, by the link of a mail',
    body: RetainDataBody,
    answer: RetainDataAnswer,
    handler: ({ deps, request, body }) => {
      const input = { token: body.token, network: networkOfRequest(request) };
      return service.retainPerson(deps, input);
    },
  }),
);
