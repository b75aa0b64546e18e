import {
  CountAnswer,
  JobToRunAgain,
  MailsToRetry,
  OperationAnswer,
  TestMailAnswer,
} from '@quint/contract/operation/operation.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { getAddress } from '#features/operation/operation/mails/queries.ts';
import { runJobAgain } from '#features/operation/operation/jobs/service.ts';
import { retryFailedMails, sendTestMail } from '#features/operation/operation/mails/service.ts';
import { getOperationMetrics } from '#features/operation/operation/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

export const registerOperationRoutes = routes(
  route('GET /operation', {
    access: ask(canEditPlatform),
    summary: 'Read how the installation is doing: mails, jobs, storage, versions, processes, settings',
    answer: OperationAnswer,
    handler: ({ deps }) => getOperationMetrics(deps),
  }),
  route('POST /operation/mails/retry', {
    access: ask(canEditPlatform),
    summary: 'Try mails again that were given up, some or up to 5,000 of one reason',
    body: MailsToRetry,
    answer: CountAnswer,
    handler: async ({ deps, actor, body }) => ({ count: await retryFailedMails(deps, actor, body) }),
  }),
  route('POST /operation/test-mail', {
    access: ask(canEditPlatform),
    summary: 'Send a test mail to the own address and tell what the mail server said',
    answer: TestMailAnswer,
    handler: async ({ deps, request, actor }) => {
      const to = await deps.db.platform.read((db) => getAddress(db, actor.userId));
      return sendTestMail(deps, { to, language: languageOf(request) });
    },
  }),
  route('POST /operation/jobs/retry', {
    access: ask(canEditPlatform),
    summary: 'Run failed jobs of a kind again, of a scheduled kind the last one',
    body: JobToRunAgain,
    answer: CountAnswer,
    handler: async ({ deps, actor, body }) => ({ count: await runJobAgain(deps, actor, body.name) }),
  }),
);
