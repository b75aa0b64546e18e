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
import { route, routes } from '#http/routes.ts';

const BODY_LIMIT_BYTES = 4096;
const access = PUBLIC;

const linkOf = (request: FastifyRequest, { token }: { readonly token: string }) => ({
  token,
  address: networkOfRequest(request),
});

/** The unsubscribe page of a mailed link: status, stop, allow again. */
export const registerOptingOutRoutes = routes(
  route('POST /survey/mails', {
    access,
    summary: 'Read whether unrequested mails are stopped',
    body: MailsBody,
    answer: MailsAnswer,
    handler: async ({ deps, request, body }) => ({ off: await areMailsOff(deps, linkOf(request, body)) }),
  }),
  route('POST /survey/mails-off', {
    access,
    summary: 'Stop invitations, reminders and survey links of all workspaces',
    body: MailsBody,
    handler: ({ deps, request, body }) => stopMails(deps, linkOf(request, body)),
  }),
  route('POST /survey/mails-on', {
    access,
    summary: 'Allow unrequested mails again',
    body: MailsBody,
    handler: ({ deps, request, body }) => allowMails(deps, linkOf(request, body)),
  }),
);

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
