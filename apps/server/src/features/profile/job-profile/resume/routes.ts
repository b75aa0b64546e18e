import multipart from '@fastify/multipart';
import { fail } from '@quint/contract/base/errors.ts';
import { ResumeFoundAnswer } from '@quint/contract/profile/resume.ts';
import { canEditOwnJobProfile } from '@quint/domain/workspace/access/job-profile.ts';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '#deps.ts';
import { createParseQueue } from '#features/profile/job-profile/resume/model.ts';
import { parseUploadedResume, RESUME_MAX_BYTES } from '#features/profile/job-profile/resume/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { createResumeReader } from '#pdf/text-extraction/read-apart.ts';

const LIMITS = { fileSize: RESUME_MAX_BYTES, files: 1, fields: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 8;

/** Drains a request after its response: a client that is still sending would not read the response. */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** Parses a resume for the job profile; the person saves the parsed entries one by one. */
export function registerResumeRoutes(api: App, deps: Deps): void {
  const reader = createResumeReader();
  const parseQueue = createParseQueue({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });
  // Inside the plugin, so that its hooks run for no other request.
  void api.register(async (plain) => {
    plain.addHook('onClose', (_app, done) => {
      reader.close();
      done();
    });
    await plain.register(multipart, { limits: LIMITS });
    plain.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: '/resume/parse',
      config: { access: ask(canEditOwnJobProfile), takesUpload: true },
      schema: {
        summary: 'Read a resume (PDF) for the own job profile; nothing is stored',
        consumes: ['multipart/form-data'],
        response: { 200: ResumeFoundAnswer },
      },
      handler: async (request) => {
        if (!request.isMultipart()) throw fail('UNSUPPORTED_MEDIA_TYPE');
        try {
          const parts = request.parts();
          return { data: await parseUploadedResume({ deps, reader, parseQueue }, actorOf(request), parts) };
        } catch (error) {
          drain(request);
          throw error;
        }
      },
    });
  });
}
