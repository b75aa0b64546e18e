import multipart from '@fastify/multipart';
import { ResumeFoundAnswer } from '@quint/contract/profile/resume.ts';
import { canEditOwnJobProfile } from '@quint/domain/workspace/access/job-profile.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createParseQueue } from '#features/profile/job-profile/resume/model.ts';
import { parseUploadedResume, RESUME_MAX_BYTES } from '#features/profile/job-profile/resume/service.ts';
import { ask } from '#http/access.ts';
import type { Registrar } from '#http/routes.ts';
import { route } from '#http/routes.ts';
import { readUpload } from '#http/uploads.ts';
import { createResumeReader } from '#pdf/text-extraction/read-apart.ts';

const LIMITS = { fileSize: RESUME_MAX_BYTES, files: 1, fields: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 8;

/** Parses a resume for the job profile; the person saves the parsed entries one by one. */
export const registerResumeRoutes: Registrar = (api, deps) => {
  const reader = createResumeReader();
  const parseQueue = createParseQueue({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });
  const parse = route('POST /resume/parse', {
    access: ask(canEditOwnJobProfile),
    takesUpload: true,
    summary: 'Read a resume (PDF) for the own job profile; nothing is stored',
    consumes: ['multipart/form-data'],
    answer: ResumeFoundAnswer,
    handler: ({ request, actor }) =>
      readUpload(request, (parts) => parseUploadedResume({ deps, reader, parseQueue }, actor, parts)),
  });
  // Inside the plugin, so that its hooks run for no other request.
  void api.register(async (plain) => {
    plain.addHook('onClose', (_app, done) => {
      reader.close();
      done();
    });
    await plain.register(multipart, { limits: LIMITS });
    parse(plain.withTypeProvider<ZodTypeProvider>(), deps);
  });
};
