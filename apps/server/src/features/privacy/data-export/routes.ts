import { OwnExportAnswer } from '@quint/contract/privacy/privacy.ts';
import { z } from 'zod';
import { requestExport, getOwnExport, readOwnExport } from '#features/privacy/data-export/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { contentDisposition } from '#http/content-disposition.ts';

const URL = '/users/me/data-export';
const DataExportBody = z.object({
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['en', 'de']))
    .default('en'),
});

export const registerDataExportRoutes = routes(
  route(`POST ${URL}`, {
    access: SIGNED_IN,
    needsProof: true,
    summary: 'Ask for a copy of everything that is stored about the own person',
    body: DataExportBody,
    answer: OwnExportAnswer,
    handler: ({ deps, actor, body }) => requestExport(deps, actor, body.language),
  }),
  route(`GET ${URL}`, {
    access: SIGNED_IN,
    summary: 'Read how far the own copy is',
    answer: OwnExportAnswer,
    handler: ({ deps, actor }) => getOwnExport(deps, actor),
  }),
  rawRoute(`GET ${URL}/file`, {
    access: SIGNED_IN,
    summary: 'Download the own copy: JSON, PDF and every file in one archive',
    handler: async ({ deps, reply, actor }) => {
      const { name, content } = await readOwnExport(deps, actor);
      reply.type('application/zip').header('content-disposition', contentDisposition('attachment', name));
      return reply.send(Buffer.from(content));
    },
  }),
);
