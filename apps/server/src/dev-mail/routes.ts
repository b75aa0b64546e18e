import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { OPERATOR } from '#http/access.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { DEV_MAIL, renderMailList, renderMissingMail } from '#dev-mail/pages.ts';
import { languageOf } from '#http/errors.ts';
import { rawRoute, routes } from '#http/routes.ts';
import { describeAddress, isOnThisMachine, isReachedByLocalhost } from '#listening.ts';
import { mailFolder } from '#mail/folder.ts';
import { findStoredMail, findRawMail, listStoredMails } from '#mail/stored-mails.ts';

const MAILS_PER_PAGE = 50;

/** A mail is untrusted HTML: it can run no script, load nothing, and has no rights of this site. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Pages that a browser opens without a header: there, an administrator is authenticated by cookie. */
const ofOperator = { access: OPERATOR, acceptsCookie: true };

const Params = z.object({ id: z.string().max(100) });
const ListQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), renderMissingMail(languageOf(request)));
}

/** The mails that were stored instead of sent. They contain links that give access to accounts. */
export const registerDevMail = routes(
  rawRoute(`GET ${DEV_MAIL}`, {
    ...ofOperator,
    query: ListQuery,
    handler: async ({ deps, request, reply, query: { page } }) => {
      const list = await listStoredMails(mailFolder(deps.config), { page, pageSize: MAILS_PER_PAGE });
      return sendPage(reply, renderMailList(languageOf(request), { ...list, page }));
    },
  }),
  rawRoute(`GET ${DEV_MAIL}/:id`, {
    ...ofOperator,
    params: Params,
    handler: async ({ deps, request, reply, params }) => {
      const mail = await findStoredMail(mailFolder(deps.config), params.id);
      if (mail === undefined) return sendMissing(request, reply);
      // Browsers open no page that is both sandboxed and parted from its opener.
      reply
        .header('content-security-policy', MAIL_POLICY)
        .header('cross-origin-opener-policy', 'unsafe-none');
      return sendPage(reply, mail.html);
    },
  }),
  rawRoute(`GET ${DEV_MAIL}/:id/raw`, {
    ...ofOperator,
    params: Params,
    handler: async ({ deps, request, reply, params: { id } }) => {
      const content = await findRawMail(mailFolder(deps.config), id);
      if (content === undefined) return sendMissing(request, reply);
      return reply
        .type('message/rfc822')
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('attachment', `${id}.eml`))
        .send(content);
    },
  }),
);

/** The URL of the stored mails and who may read them; for the terminal. */
export function describeDevMail(config: Config, { isDemo }: { isDemo: boolean }): readonly string[] {
  if (config.smtpUrl !== undefined) return [];
  const url = `${config.publicUrl ?? describeAddress(config)}${DEV_MAIL}`;
  return isDemo && isOnThisMachine(config.publicUrl) && isReachedByLocalhost(config.host)
    ? [`Mails are shown at ${url}, on this machine.`]
    : [`Mails are kept in ${mailFolder(config)}; administrators of the platform read them at ${url}.`];
}
