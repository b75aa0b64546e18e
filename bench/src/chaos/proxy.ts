import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request } from 'node:http';
import { findFreePort } from '@quint/local-postgres/free-port.ts';

const POLL_INTERVAL_MS = 200;
const BAD_GATEWAY = 502;

interface Backend {
  readonly port: number;
  isReady: boolean;
}

/** A proxy as plain as they come: it asks each process whether it is ready, and tries no request twice. */
export interface Proxy {
  readonly port: number;
  /** Resolves when the proxy has seen the process in that state. */
  sees(port: number, isReady: boolean): Promise<void>;
  close(): void;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Opens the proxy in front of processes on these ports. */
export async function openProxy(ports: readonly number[]): Promise<Proxy> {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let nextIndex = 0;
  const forward = (incomingRequest: IncomingMessage, answer: ServerResponse) => {
    const ready = backends.filter((backend) => backend.isReady);
    const backend = ready[nextIndex++ % Math.max(1, ready.length)];
    const fail = () => answer.headersSent || answer.writeHead(BAD_GATEWAY).end();
    if (backend === undefined) return fail();
    const { method, url: path, headers } = incomingRequest;
    const onward = request({ port: backend.port, method, path, headers, agent }, (upstream) => {
      const { connection: _connection, ...forwardedHeaders } = upstream.headers;
      answer.writeHead(upstream.statusCode ?? BAD_GATEWAY, forwardedHeaders);
      upstream.pipe(answer);
    });
    onward.on('error', fail);
    return incomingRequest.pipe(onward);
  };
  const look = async (backend: Backend) => {
    backend.isReady = await isReady(backend.port);
  };
  await Promise.all(backends.map(look));
  const timer = setInterval(() => void Promise.all(backends.map(look)), POLL_INTERVAL_MS);
  const server = createServer((incomingRequest, answer) => void forward(incomingRequest, answer));
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    async sees(backendPort, state) {
      const backend = backends.find((each) => each.port === backendPort);
      while (backend?.isReady !== state)
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS / 4));
    },
    close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
