import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by the endpoint. */
export interface SentRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (response: ServerResponse, request: SentRequest) => void | Promise<void>;

function chunkOf(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
}

const HEADERS = { 'content-type': 'text/event-stream' };

function repeat(part: string, start = ''): Answer {
  return (response) => {
    response.writeHead(200, HEADERS);
    if (start !== '') response.write(start);
    const write = (): void => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  };
}

/** The kinds of responses. */
export const AI = {
  /** Sends the parts, then the number of used tokens. */
  says:
    (parts: readonly string[], tokens = 42): Answer =>
    (response) => {
      response.writeHead(200, HEADERS);
      for (const part of parts) response.write(chunkOf(part));
      response.write(chunkOf('', 'stop'));
      response.end(`data: {"choices":[],"usage":{"total_tokens":${tokens}}}\n\ndata: [DONE]\n\n`);
    },
  refuses:
    (status: number, headers: Record<string, string> = {}): Answer =>
    (response) => {
      response.writeHead(status, headers).end('{"error":{"message":"a refusal"}}');
    },
  sends:
    (type: string, body: string): Answer =>
    (response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    },
  staysSilent: (() => undefined) as Answer,
  stopsHalfWay: ((response) => {
    response.writeHead(200, HEADERS).write(chunkOf('The first half'));
  }) as Answer,
  breaksOff: ((response) => {
    response.writeHead(200, HEADERS).write(chunkOf('The first half'), () => response.destroy());
  }) as Answer,
  neverEnds: repeat(chunkOf('on and on '.repeat(50))),
  writesOneLine: repeat('x'.repeat(1000), 'data: '),
  leadsElsewhere:
    (location: string): Answer =>
    (response) => {
      response.writeHead(307, { location }).end();
    },
  runsOut: ((response) => {
    response.writeHead(200, HEADERS).write(chunkOf('A text'));
    response.end(`${chunkOf('', 'length')}data: [DONE]\n\n`);
  }) as Answer,
};

async function readRequest(request: IncomingMessage): Promise<SentRequest> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return { url: request.url ?? '', headers: request.headers, body };
}

export interface FakeAi {
  readonly baseUrl: string;
  /** The received requests, oldest first. */
  readonly requests: SentRequest[];
  /** Connections that the caller closed before the response was complete. */
  readonly abandonedCount: number;
  /** The next responses, in order; the last one is repeated. */
  answer(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** A chat completions endpoint on this machine, which records its requests. */
export async function startFakeAi(port = 0): Promise<FakeAi> {
  const requests: SentRequest[] = [];
  let answers: readonly Answer[] = [AI.says(['A short text.'])];
  let abandonedCount = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const sentRequest = await readRequest(request);
    requests.push(sentRequest);
    const [next, ...others] = answers;
    if (others.length > 0) answers = others;
    response.on('close', () => {
      if (!response.writableFinished) abandonedCount += 1;
    });
    await next?.(response, sentRequest);
  };
  const server: Server = createServer((request, response) => void handle(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get abandonedCount() {
      return abandonedCount;
    },
    answer(...newAnswers) {
      answers = newAnswers;
      requests.length = 0;
      abandonedCount = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
