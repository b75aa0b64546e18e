import type { Multipart, MultipartFile } from '@fastify/multipart';
import { Failure, fail } from '@quint/contract/base/errors.ts';
import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import type { ParseQueue } from '#features/profile/job-profile/resume/model.ts';
import { markPresent } from '#features/profile/job-profile/resume/model.ts';
import { readPresentProfile } from '#features/profile/job-profile/resume/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { refuseFields } from '#http/strict-bodies.ts';
import type { ResumeReader, UnreadableReason } from '#pdf/text-extraction/reading-port.ts';
import { PAGES_MAX } from '#pdf/text-extraction/reading-port.ts';

export const RESUME_MAX_BYTES = 10 * 1_048_576;
const PER_ACCOUNT: RateLimit = { action: 'resume', hits: 30, windowSeconds: 3600 };

/** The parser of resumes for all requests of this process. */
export interface ResumeDeps {
  readonly deps: Deps;
  readonly reader: ResumeReader;
  readonly parseQueue: ParseQueue;
}

/** The client error of a form that the parser rejected. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fail('resume.too_large');
  return fail('INVALID_PAYLOAD', { reason: 'the form is not complete or not readable' });
}

const SIGNATURE = '%PDF-';
/** PDF readers accept bytes before the signature, which some mail programs and printers write. */
const SIGNATURE_WITHIN_BYTES = 1024;

/** By its first bytes: the file name and the client's content type are ignored. */
function assertPdf(bytes: Buffer): void {
  if (!bytes.subarray(0, SIGNATURE_WITHIN_BYTES).includes(SIGNATURE)) throw fail('resume.not_pdf');
}

/** The error for a file that could not be parsed: that of its cause, or `resume.unreadable`. */
function refusalOf(reason: UnreadableReason): Failure {
  switch (reason) {
    case 'scan':
      return fail('resume.scan');
    case 'no_text':
      return fail('resume.no_text');
    case 'protected':
      return fail('resume.protected');
    case 'too_many_pages':
      return fail('resume.too_many_pages', { max: PAGES_MAX });
    case 'too_much_text':
      return fail('resume.too_much_text');
    default:
      return fail('resume.unreadable', { reason });
  }
}

/** The content of the file, only in memory. */
async function receive(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const [first] = chunks;
    // Stops reading a file of another type.
    if (chunks.length === 1 && first !== undefined && first.length >= SIGNATURE_WITHIN_BYTES)
      assertPdf(first);
  }
  if (part.file.truncated) throw fail('resume.too_large');
  const bytes = Buffer.concat(chunks);
  assertPdf(bytes);
  return bytes;
}

async function readForm(parts: AsyncIterable<Multipart>): Promise<Buffer> {
  try {
    for await (const part of parts) {
      // The form accepts one file and no fields.
      if (part.type === 'field') throw refuseFields([part.fieldname]);
      return await receive(part);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  throw fail('INVALID_PAYLOAD', { reason: 'the form holds no file' });
}

/**
 * Parses a resume. The file is only in memory and released after parsing. Throws `resume.not_pdf`,
 * `resume.too_large`, the errors of `refusalOf` for a file that cannot be parsed, INVALID_PAYLOAD and
 * REQUESTS_EXCEEDED.
 */
export async function parseUploadedResume(
  { deps, reader, parseQueue }: ResumeDeps,
  actor: Actor,
  parts: AsyncIterable<Multipart>,
): Promise<ResumeFound> {
  const { talentId } = actor;
  if (talentId === undefined) throw fail('FORBIDDEN');
  await countAttempt(deps.db, PER_ACCOUNT, actor.userId);
  const receive = () => readForm(parts);
  return parseQueue.take(talentId, receive, async (bytes) => {
    const answer = await reader.read(bytes);
    if ('unreadable' in answer) throw refusalOf(answer.unreadable);
    const profile = await readPresentProfile(deps, scopeOfActor(actor), talentId);
    return {
      pages: answer.pages,
      deleted_at: deps.clock.now().toISOString(),
      ...markPresent(answer.finds, profile),
    };
  });
}
