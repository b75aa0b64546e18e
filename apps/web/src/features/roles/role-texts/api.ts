import type { ShortenBody, ShortenersAnswer, ShortenEvent } from '@quint/contract/roles/role-texts.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { apiResponse } from '#lib/api-client.ts';
import { readEvents } from './model/events.ts';

/** The available ways to shorten texts in the workspace. */
export const shortenersQuery = answerQuery<ShortenersAnswer>(
  ['role-texts', 'shorteners'],
  '/roles/texts/shorteners',
);

export type ShortenResult = Extract<ShortenEvent, { event: 'done' }>;

interface ShortenRequest {
  /** Undefined for a role that is not saved yet. */
  readonly roleId: string | undefined;
  readonly body: ShortenBody;
  readonly signal: AbortSignal;
  /** Called with the text generated so far. */
  readonly onText: (text: string) => void;
}

/** Shortens a text. Throws ApiError or NetworkError, or the reason of the signal. */
export async function shortenText({ roleId, body, signal, onText }: ShortenRequest): Promise<ShortenResult> {
  const path = roleId === undefined ? '/roles/texts/versions' : `/roles/${roleId}/texts/versions`;
  const response = await apiResponse(path, { body, signal });
  if (response.body === null) throw new NetworkError('The answer has no body');
  let text = '';
  try {
    for await (const event of readEvents(response.body)) {
      if (event.event === 'done') return event;
      if (event.event === 'error')
        throw new ApiError(response.status, [event.error], { call: `POST ${path}`, wasSaving: false });
      text = text.slice(0, event.at) + event.text;
      onText(text);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiError ? error : new NetworkError(error);
  }
  throw new NetworkError('The answer broke off');
}
