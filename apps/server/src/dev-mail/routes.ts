import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config.ts';
import type { Deps } from '#deps.ts';
import { OPERATOR } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { contentDisposition } from '#http/content-disposition.ts';
import { DEV_MAIL, renderMail, renderMailList, renderMissingMail } from '#dev-mail/pages.ts';
import { languageOf } from '#http/errors.ts';
import { describeAddress, isOnThisMachine, isReachedByLocalhost } from '#listening.ts';
import { mailFolder } from '#mail/folder.ts';
import { findStoredMail, findRawMail, listStoredMails } from '#mail/stored-mails.ts';

const STYLE = new URL('./dev-mail.css', import.meta.url);
const MAILS_PER_PAGE = 50;

/** A mail is untrusted HTML: it can run no script, load nothing, and has no rights of this site. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Pages that a browser opens without a header: there, an administrator is authenticated by cookie. */
const OF_OPERATOR = { access: OPERATOR, acceptsCookie: true };

const Params = z.object({ id: z.string().max(100) });
const AttachmentParams = Params.extend({ index: z.coerce.number().int().min(0) });
const ListQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });
const MailQuery = z.object({ view: z.enum(['html', 'text']).catch('html') });

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply.status(404), renderMissingMail(languageOf(request)));
}

/** Any file, only as a download. */
function sendDownload(
  reply: FastifyReply,
  file: { filename: string; type: string; content: Uint8Array },
): FastifyReply {
  return reply
    .type(file.type)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition('attachment', file.filename))
    .send(Buffer.from(file.content));
}

function registerPages(app: App, folder: string): void {
  app.route({
    method: 'GET',
    url: DEV_MAIL,
    config: OF_OPERATOR,
    schema: { querystring: ListQuery },
    handler: async (request, reply) => {
      const { page } = request.query;
      const list = await listStoredMails(folder, { page, pageSize: MAILS_PER_PAGE });
      return sendPage(reply, renderMailList(languageOf(request), { ...list, page }));
    },
  });
  app.route({
    method: 'GET',
    url: `${DEV_MAIL}/style.css`,
    config: OF_OPERATOR,
    handler: async (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(STYLE, 'utf8')),
  });
  app.route({
    method: 'GET',
    url: `${DEV_MAIL}/:id`,
    config: OF_OPERATOR,
    schema: { params: Params, querystring: MailQuery },
    handler: async (request, reply) => {
      const mail = await findStoredMail(folder, request.params.id);
      if (mail === undefined) return sendMissing(request, reply);
      return sendPage(reply, renderMail(languageOf(request), mail, request.query.view));
    },
  });
}

function registerContents(app: App, folder: string): void {
  app.route({
    method: 'GET',
    url: `${DEV_MAIL}/:id/html`,
    config: OF_OPERATOR,
    schema: { params: Params },
    handler: async (request, reply) => {
      const mail = await findStoredMail(folder, request.params.id);
      if (mail === undefined) return sendMissing(request, reply);
      // Links of the mail open beside the list, not inside the frame.
      const html = mail.html.replace(/<head>/i, '<head><base target="_blank">');
      reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
      return sendPage(reply, html);
    },
  });
  app.route({
    method: 'GET',
    url: `${DEV_MAIL}/:id/raw`,
    config: OF_OPERATOR,
    schema: { params: Params },
    handler: async (request, reply) => {
      const { id } = request.params;
      const content = await findRawMail(folder, id);
      if (content === undefined) return sendMissing(request, reply);
      return sendDownload(reply, { filename: `${id}.eml`, type: 'message/rfc822', content });
    },
  });
  app.route({
    method: 'GET',
    url: `${DEV_MAIL}/:id/attachments/:index`,
    config: OF_OPERATOR,
    schema: { params: AttachmentParams },
    handler: async (request, reply) => {
      const mail = await findStoredMail(folder, request.params.id);
      const attachment = mail?.attachments[request.params.index];
      if (attachment === undefined) return sendMissing(request, reply);
      return sendDownload(reply, attachment);
    },
  });
}

/** The mails that were stored instead of sent. They contain links that give access to accounts. */
export function registerDevMail(app: App, deps: Deps): void {
  const folder = mailFolder(deps.config);
  registerPages(app, folder);
  registerContents(app, folder);
}

/** The URL of the stored mails and who may read them; for the terminal. */
export function describeDevMail(config: Config, { isDemo }: { isDemo: boolean }): readonly string[] {
  if (config.smtpUrl !== undefined) return [];
  const url = `${config.publicUrl ?? describeAddress(config)}${DEV_MAIL}`;
  return isDemo && isOnThisMachine(config.publicUrl) && isReachedByLocalhost(config.host)
    ? [`Mails are shown at ${url}, on this machine.`]
    : [`Mails are kept in ${mailFolder(config)}; administrators of the platform read them at ${url}.`];
}
