import type { ShortenEvent } from '@quint/contract/roles/role-texts.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { EndpointFailure } from '#features/roles/roles/texts/endpoint/service.ts';

const CHARACTERS_PER_TOKEN = 3;
const DAY_MS = 86_400_000;

/** An upper estimate of the tokens of a text. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** The day for counting tokens, and the seconds until the next one. */
export function dayOf(now: Date): { readonly day: string; readonly seconds: number } {
  const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  return { day: now.toISOString().slice(0, 10), seconds };
}

/** Throws EndpointFailure for an answer that is not a shorter version of the text. */
export function assertShorter(answer: string, text: string): void {
  if (answer === '') throw new EndpointFailure('empty');
  if (answer.length >= text.length || answer.length > LONG_TEXT_MAX_CHARACTERS)
    throw new EndpointFailure('too_long');
}

/** The events as a stream of server-sent events. */
export async function* writeEvents(events: AsyncIterable<ShortenEvent>): AsyncGenerator<string> {
  for await (const { event, ...data } of events) {
    yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
