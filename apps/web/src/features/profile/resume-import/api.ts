import type { ResumeFound, ResumeFoundAnswer } from '@quint/contract/profile/resume.ts';
import { api } from '#lib/api-client.ts';

/** Parses a resume on the server, which stores nothing of it. */
export async function parseResume(file: File, signal: AbortSignal): Promise<ResumeFound> {
  const body = new FormData();
  body.set('file', file, file.name);
  return (await api<ResumeFoundAnswer>('/resume/parse', { body, signal })).data;
}
