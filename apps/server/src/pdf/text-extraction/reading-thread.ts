import { parentPort, workerData } from 'node:worker_threads';
import { parseResume } from '@quint/domain/profile/resume/parse-resume.ts';
import { readPages, Unreadable } from './read-pages.ts';
import type { ReadingAnswer, UnreadableReason } from './reading-port.ts';

// The thread that parses one resume, see reading-process.ts.

function reasonOf(error: unknown): UnreadableReason {
  if (error instanceof Unreadable) return error.reason;
  return error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'broken';
}

async function answer(): Promise<ReadingAnswer> {
  try {
    const bytes: unknown = workerData;
    if (!(bytes instanceof Uint8Array)) throw new Unreadable('broken');
    const pages = await readPages(bytes);
    return { pages: pages.length, finds: parseResume(pages) };
  } catch (error) {
    return { unreadable: reasonOf(error) };
  }
}

parentPort?.postMessage(await answer());
