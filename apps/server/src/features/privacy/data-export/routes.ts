import { OwnExportAnswer } from '@quint/contract/privacy/privacy.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { requestExport, getOwnExport, readOwnExport } from '#features/privacy/data-export/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { contentDisposition } from '#http/content-disposition.ts';

const URL = '/users/me/data-export';
const DataExportBody = z.object({
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['en', 'de']))
    .default('en'),
});

export function registerDataExportRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: URL,
    config: { access: SIGNED_IN, needsProof: true },
    schema: {
      summary: 'Ask for a copy of everything that is stored about the own person',
      body: DataExportBody,
      response: { 200: OwnExportAnswer },
    },
    handler: async (request) => ({
      data: await requestExport(deps, actorOf(request), request.body.language),
    }),
  });

  app.route({
    method: 'GET',
    url: URL,
    config: { access: SIGNED_IN },
    schema: { summary: 'Read how far the own copy is', response: { 200: OwnExportAnswer } },
    handler: async (request) => ({ data: await getOwnExport(deps, actorOf(request)) }),
  });

  app.route({
    method: 'GET',
    url: `${URL}/file`,
    config: { access: SIGNED_IN },
    schema: { summary: 'Download the own copy: JSON, PDF and every file in one archive' },
    handler: async (request, reply) => {
      const { name, content } = await readOwnExport(deps, actorOf(request));
      reply.type('application/zip').header('content-disposition', contentDisposition('attachment', name));
      return reply.send(Buffer.from(content));
    },
  });
}
