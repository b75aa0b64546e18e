import { setTimeout as wait } from 'node:timers/promises';
import { EventSourceParserStream, ParseError } from 'eventsource-parser/stream';
import { z } from 'zod';
import type { AiEndpoint } from '#ai-settings.ts';
import type { Message } from '#features/roles/roles/texts/endpoint/model.ts';

/** The maximum tokens of an answer: as many as the longest text of a role has. */
export const ANSWER_MAX_TOKENS = 2500;
/** More characters than that many tokens have: an endpoint that exceeds them ignores the limit. */
const ANSWER_MAX_CHARACTERS = ANSWER_MAX_TOKENS * 6;
const RETRY_SECONDS = 1;
const RETRY_MAX_SECONDS = 10;
const MILLISECONDS = 1000;
const LINE_MAX_CHARACTERS = 65_536;
const STREAM_MAX_CHARACTERS = 1_000_000;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

type Reason = 'unreachable' | 'status' | 'timeout' | 'unreadable' | 'too_long' | 'incomplete' | 'empty';

/** The endpoint gave no usable answer. The error is logged, so it contains neither the answer nor the text. */
export class EndpointFailure extends Error {
  readonly reason: Reason;
  readonly status: number | undefined;
  /** The endpoint refused the request or was not reached, so that it used no tokens. */
  readonly isFree: boolean;

  constructor(reason: Reason, status?: number, isFree = false) {
    super(`The AI endpoint failed: ${reason}`);
    this.name = 'EndpointFailure';
    this.reason = reason;
    this.status = status;
    this.isFree = isFree;
  }
}

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.number().int().min(0) }).nullish(),
  error: z.unknown().optional(),
});

/** Aborts a call when the caller leaves, the call takes too long, or the next part does not arrive. */
function watch(timeoutMs: number, leave: AbortSignal) {
  const silence = new AbortController();
  const whole = AbortSignal.timeout(timeoutMs);
  const begin = () => setTimeout(() => silence.abort(), timeoutMs / 2).unref();
  let timer = begin();
  return {
    signal: AbortSignal.any([leave, whole, silence.signal]),
    isLate: () => whole.aborted || silence.signal.aborted,
    resetTimer() {
      clearTimeout(timer);
      timer = begin();
    },
    /** Also closes the connection if it is still open. */
    end() {
      clearTimeout(timer);
      silence.abort();
    },
  };
}

/** The waiting time from the endpoint; undefined when it is too long. */
function secondsToWait(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return RETRY_SECONDS;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / MILLISECONDS;
  return seconds <= RETRY_MAX_SECONDS ? Math.max(0, seconds) : undefined;
}

function post(ai: AiEndpoint, messages: readonly Message[], signal: AbortSignal): Promise<Response> {
  return fetch(`${ai.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(ai.apiKey === undefined ? {} : { authorization: `Bearer ${ai.apiKey}` }),
    },
    body: JSON.stringify({
      model: ai.model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: ANSWER_MAX_TOKENS,
    }),
    // Text and key are sent only to the configured host.
    redirect: 'error',
    signal,
  });
}

/** The open stream of an answer. A busy or broken endpoint is retried once. */
async function open(ai: AiEndpoint, messages: readonly Message[], signal: AbortSignal): Promise<Response> {
  const first = await post(ai, messages, signal);
  const isBusy = first.status === TOO_MANY_REQUESTS || first.status >= SERVER_ERROR;
  const seconds = isBusy ? secondsToWait(first) : undefined;
  if (seconds === undefined) return first;
  await first.body?.cancel();
  await wait(seconds * MILLISECONDS, undefined, { signal });
  return post(ai, messages, signal);
}

function parseChunk(data: string): z.infer<typeof Chunk> {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new EndpointFailure('unreadable');
  }
  const chunk = Chunk.safeParse(value);
  if (!chunk.success || (chunk.data.error !== undefined && chunk.data.error !== null))
    throw new EndpointFailure('unreadable');
  return chunk.data;
}

/** The parts of an open answer. Returns the tokens if the endpoint reports them. */
async function* readParts(body: NonNullable<Response['body']>): AsyncGenerator<string, number | undefined> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: LINE_MAX_CHARACTERS }));
  let receivedCharacters = 0;
  let answerCharacters = 0;
  let end: string | undefined;
  let tokens: number | undefined;
  for await (const { data } of events) {
    receivedCharacters += data.length;
    if (receivedCharacters > STREAM_MAX_CHARACTERS) throw new EndpointFailure('too_long');
    if (data === '[DONE]') {
      end ??= 'stop';
      break;
    }
    const { choices, usage } = parseChunk(data);
    const choice = choices?.[0];
    tokens = usage?.total_tokens ?? tokens;
    end = choice?.finish_reason ?? end;
    const content = choice?.delta?.content ?? '';
    answerCharacters += content.length;
    if (answerCharacters > ANSWER_MAX_CHARACTERS) throw new EndpointFailure('too_long');
    if (content !== '') yield content;
  }
  if (end !== 'stop') throw new EndpointFailure(end === 'length' ? 'too_long' : 'incomplete');
  return tokens;
}

/**
 * The answer of the endpoint in parts, while it is generated. Returns the used tokens if the endpoint reports them.
 * Throws EndpointFailure, or the reason of `leave`.
 */
export async function* complete(
  ai: AiEndpoint,
  messages: readonly Message[],
  leave: AbortSignal,
): AsyncGenerator<string, number | undefined> {
  const watcher = watch(ai.timeoutMs, leave);
  let hasAnswered = false;
  try {
    const response = await open(ai, messages, watcher.signal);
    if (!response.ok) throw new EndpointFailure('status', response.status, true);
    hasAnswered = true;
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) throw new EndpointFailure('unreadable', response.status);
    const parts = readParts(response.body);
    for (let part = await parts.next(); ; part = await parts.next()) {
      if (part.done === true) return part.value;
      watcher.resetTimer();
      yield part.value;
    }
  } catch (error) {
    leave.throwIfAborted();
    if (error instanceof EndpointFailure) throw error;
    if (error instanceof ParseError) throw new EndpointFailure('unreadable');
    if (watcher.isLate()) throw new EndpointFailure('timeout');
    throw new EndpointFailure('unreachable', undefined, !hasAnswered);
  } finally {
    watcher.end();
  }
}
