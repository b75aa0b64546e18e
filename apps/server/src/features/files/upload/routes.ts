import multipart from '@fastify/multipart';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditFiles } from '@quint/domain/workspace/access/files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { incomingFolder } from '#features/files/jobs.ts';
import type { Records } from '#features/files/service.ts';
import { uploadFile } from '#features/files/upload/service.ts';
import { createIncoming } from '#files/incoming-files.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const LIMITS = { fileSize: 10 * 1_048_576, files: 1, fields: 20 };

/** Drains a request after its response: a client that is still sending would not read the response. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** The text is serialised JSON, sent unchanged. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

export function registerUploadRoutes(api: App, records: Records): void {
  const incomingFiles = createIncoming(incomingFolder(records.deps));
  // Inside the plugin, so that its hooks run for no other request.
  void api.register(async (plain) => {
    await plain.register(multipart, { limits: LIMITS });
    plain.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: '/files',
      config: {
        access: ask(canEditFiles),
        unauthenticatedCode: 'FORBIDDEN',
        takesUpload: true,
        tokenScopes: ['files:write'],
      },
      schema: {
        summary: 'Upload a file',
        consumes: ['multipart/form-data'],
        querystring: z.record(z.string(), z.unknown()),
        response: { 200: z.object({ data: z.record(z.string(), z.unknown()) }) },
      },
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw fail('UNSUPPORTED_MEDIA_TYPE');
        try {
          const upload = { incomingFiles, parts: request.parts(), parameters: request.query };
          const record = await uploadFile(records, actorOf(request), upload);
          return sendText(reply, `{"data":${record}}`);
        } catch (error) {
          drain(request);
          throw error;
        }
      },
    });
  });
}
