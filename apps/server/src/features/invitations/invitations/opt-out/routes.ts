import { MailsAnswer, MailsBody } from '@quint/contract/survey/participation.ts';
import { MAILS_OFF_PATH, OLD_REMINDERS_PATH } from '@quint/domain/survey/survey-paths.ts';
import type { FastifyRequest } from 'fastify';
import { allowMails, areMailsOff, stopMails } from '#features/invitations/invitations/opt-out/service.ts';
import { PUBLIC } from '#http/access.ts';
import { networkOfRequest } from '#http/network.ts';
import { oneClickRoutes } from '#http/one-click.ts';
import { route, routes } from '#http/routes.ts';

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

/** The targets of one-click unsubscribe in a mail program. */
export const registerOneClickRoutes = oneClickRoutes(
  routes(
    ...([MAILS_OFF_PATH, OLD_REMINDERS_PATH] as const).map((path) =>
      route(`POST ${path}`, {
        access,
        query: MailsBody,
        handler: ({ deps, request, query }) => stopMails(deps, linkOf(request, query)),
      }),
    ),
  ),
);
