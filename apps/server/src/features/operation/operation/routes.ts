import {
  CountAnswer,
  JobToRunAgain,
  MailsToRetry,
  OperationAnswer,
  TestMailAnswer,
} from '@quint/contract/operation/operation.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Deps } from '#deps.ts';
import { getAddress } from '#features/operation/operation/mails/queries.ts';
import { runJobAgain } from '#features/operation/operation/jobs/service.ts';
import { retryFailedMails, sendTestMail } from '#features/operation/operation/mails/service.ts';
import { getOperationMetrics } from '#features/operation/operation/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

export function registerOperationRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/operation',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Read how the installation is doing: mails, jobs, storage, versions, processes, settings',
      response: { 200: OperationAnswer },
    },
    handler: async () => ({ data: await getOperationMetrics(deps) }),
  });

  app.route({
    method: 'POST',
    url: '/operation/mails/retry',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Try mails again that were given up, some or up to 5,000 of one reason',
      body: MailsToRetry,
      response: { 200: CountAnswer },
    },
    handler: async (request) => ({
      data: { count: await retryFailedMails(deps, actorOf(request), request.body) },
    }),
  });

  registerTestMail(app, deps);
  registerJobRetry(app, deps);
}

function registerTestMail(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/operation/test-mail',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Send a test mail to the own address and tell what the mail server said',
      response: { 200: TestMailAnswer },
    },
    handler: async (request) => {
      const to = await deps.db.platform.read((db) => getAddress(db, actorOf(request).userId));
      return { data: await sendTestMail(deps, { to, language: languageOf(request) }) };
    },
  });
}

function registerJobRetry(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/operation/jobs/retry',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Run failed jobs of a kind again, of a scheduled kind the last one',
      body: JobToRunAgain,
      response: { 200: CountAnswer },
    },
    handler: async (request) => ({
      data: { count: await runJobAgain(deps, actorOf(request), request.body.name) },
    }),
  });
}
