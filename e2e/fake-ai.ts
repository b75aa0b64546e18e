import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAi {
  readonly baseUrl: string;
  /** The request bodies. */
  readonly bodies: string[];
  /** Answers with this text from now on; undefined makes every request fail. */
  say(text: string | undefined): void;
  close(): Promise<void>;
}

function chunk(content: string, finish: string | null): string {
  const choice = { index: 0, delta: { content }, finish_reason: finish };
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
}

/** A local endpoint for chat completions, in place of an external one. */
export async function startFakeAi(): Promise<FakeAi> {
  const bodies: string[] = [];
  let answer: string | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      bodies.push(body);
      if (answer === undefined) {
        response.writeHead(500, { 'retry-after': '0' }).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const word of answer.split(/(?<= )/)) response.write(chunk(word, null));
      response.end(`${chunk('', 'stop')}data: [DONE]\n\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    say(text) {
      answer = text;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
