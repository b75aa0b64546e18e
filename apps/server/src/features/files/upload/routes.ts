import multipart from '@fastify/multipart';
import { canEditFiles } from '@quint/domain/workspace/access/files.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { incomingFolder } from '#features/files/jobs.ts';
import { uploadFile } from '#features/files/upload/service.ts';
import { createIncoming } from '#files/incoming-files.ts';
import { ask } from '#http/access.ts';
import { sendJsonText } from '#http/json-text.ts';
import type { Registrar } from '#http/routes.ts';
import { rawRoute } from '#http/routes.ts';
import { readUpload } from '#http/uploads.ts';
import type { Registry } from '#items/declare/collection.ts';

const LIMITS = { fileSize: 10 * 1_048_576, files: 1, fields: 20 };

export function makeUploadRoutes(registry: Registry): Registrar {
  return (api, deps) => {
    const incomingFiles = createIncoming(incomingFolder(deps));
    const upload = rawRoute('POST /files', {
      access: ask(canEditFiles),
      unauthenticatedCode: 'FORBIDDEN',
      takesUpload: true,
      tokenScopes: ['files:write'],
      summary: 'Upload a file',
      consumes: ['multipart/form-data'],
      query: z.record(z.string(), z.unknown()),
      response: { 200: z.object({ data: z.record(z.string(), z.unknown()) }) },
      handler: async ({ request, reply, actor, query: parameters }) => {
        const record = await readUpload(request, (parts) =>
          uploadFile({ deps, registry }, actor, { incomingFiles, parts, parameters }),
        );
        return sendJsonText(reply, `{"data":${record}}`);
      },
    });
    // Inside the plugin, so that its hooks run for no other request.
    void api.register(async (plain) => {
      await plain.register(multipart, { limits: LIMITS });
      upload(plain.withTypeProvider<ZodTypeProvider>(), deps);
    });
  };
}
