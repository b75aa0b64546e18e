import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 25;
/** By then a busy client has sent its next request and received the header that closes the connection. */
const QUIET_MS = 400;
/**
 * A connection that the system has accepted and the server has not is reset when the server stops listening. So clients
 * are not made to reconnect at the last moment.
 */
const SETTLE_MS = 150;
/** How long a running request may still take. */
const FINISH_SECONDS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is stopping and only completes running requests. */
    readonly isDraining: () => boolean;
    /**
     * Stops without aborting requests: reports as not ready for some seconds, then accepts no more connections, and
     * waits until the existing ones have their responses.
     */
    readonly drain: (seconds: number) => Promise<void>;
  }
}

function trackConnections(app: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Waits until all connections are closed; idle ones are closed soon, the others at the timeout. */
async function finish(app: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  const startMs = performance.now();
  while (sockets.size > 0) {
    const passedMs = performance.now() - startMs;
    if (passedMs >= FINISH_SECONDS * 1000) return app.server.closeAllConnections();
    if (passedMs >= QUIET_MS) {
      app.server.closeIdleConnections();
      // A connection without any request does not count as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    await sleep(LOOK_MS);
  }
}

/** Adds the graceful shutdown to the server. */
export function registerShutdown(app: FastifyInstance): void {
  let isDraining = false;
  let closesConnections = false;
  const sockets = trackConnections(app);
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (closesConnections) reply.header('connection', 'close');
    next();
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (seconds: number) => {
    isDraining = true;
    if (!app.server.listening) return;
    if (seconds > 0) {
      closesConnections = true;
      await sleep(seconds * 1000 - SETTLE_MS);
      closesConnections = false;
      await sleep(SETTLE_MS);
    }
    // `http.Server.close` would close idle connections as well, including ones with a request just arriving.
    Server.prototype.close.call(app.server);
    closesConnections = true;
    await finish(app, sockets);
  });
}
