import type { ShortenEvent } from '@quint/contract/roles/role-texts.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Yields the events of an answer as they arrive. */
export async function* readEvents(body: ReadableStream<BufferSource>): AsyncGenerator<ShortenEvent> {
  // Not every browser can iterate over streams.
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { event, data } = read.value;
      yield { event, ...(JSON.parse(data) as object) } as ShortenEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
