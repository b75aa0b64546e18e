import type { Multipart } from '@fastify/multipart';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyRequest } from 'fastify';

/** Reads a multipart body. When reading fails the rest is drained: a client still sending would not read the response. */
export async function readUpload<Result>(
  request: FastifyRequest,
  read: (parts: AsyncIterable<Multipart>) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw fail('UNSUPPORTED_MEDIA_TYPE');
  try {
    return await read(request.parts());
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}
