import { MailsAnswer, MailsBody } from '@quint/contract/survey/participation.ts';
import { MAILS_OFF_PATH, OLD_REMINDERS_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { allowMails, areMailsOff, stopMails } from '#features/invitations/invitations/opt-out/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

const BODY_LIMIT_BYTES = 4096;
const access = PUBLIC;

const linkOf = (request: FastifyRequest, { token }: { readonly token: string }) => ({
  token,
  address: networkOfRequest(request),
});

/** The unsubscribe page behind a mailed link: state, stop, allow again. */
export function registerOptingOutRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/survey/mails',
    config: { access },
    schema: {
      summary: 'Read whether unrequested mails are stopped',
      body: MailsBody,
      response: { 200: MailsAnswer },
    },
    handler: async (request) => ({ data: { off: await areMailsOff(deps, linkOf(request, request.body)) } }),
  });
  app.route({
    method: 'POST',
    url: '/survey/mails-off',
    config: { access },
    schema: {
      summary: 'Stop invitations, reminders and survey links of all workspaces',
      body: MailsBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await stopMails(deps, linkOf(request, request.body));
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/survey/mails-on',
    config: { access },
    schema: { summary: 'Allow unrequested mails again', body: MailsBody, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await allowMails(deps, linkOf(request, request.body));
      return reply.status(204).send(null);
    },
  });
}

/**
 * The target of one-click unsubscribe in a mail program (RFC 8058). Opening the same URL shows a page with a button, so
 * that link scanners change nothing.
 */
export async function registerOneClickRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The body is the same in every mail, in one of two formats; its content is ignored.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, undefined));
    for (const url of [MAILS_OFF_PATH, OLD_REMINDERS_PATH]) {
      scope.withTypeProvider<ZodTypeProvider>().route({
        method: 'POST',
        url,
        config: { access },
        schema: { querystring: MailsBody, response: { 204: z.null() } },
        handler: async (request, reply) => {
          await stopMails(deps, linkOf(request, request.query));
          return reply.status(204).send(null);
        },
      });
    }
  });
}
