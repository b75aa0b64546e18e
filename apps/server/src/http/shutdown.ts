import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 25;
/** By then a busy client has sent its next request, and was told that the connection closes. */
const QUIET_MS = 400;
/**
 * A connection that the system has taken and the server has not is reset when the server stops listening. So clients are
 * not sent to make new ones in the last moment before.
 */
const SETTLE_MS = 150;
/** How long a request under way may still take. */
const FINISH_SECONDS = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was told to stop and only finishes what is under way. */
    readonly isDraining: () => boolean;
    /**
     * Stops without cutting a request: answers for some seconds as not ready, then takes no more connections, and waits
     * until those there are have had their answers.
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

/** Waits until all connections are closed; idle ones are closed after a moment, the others at the end of their time. */
async function finish(app: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  const startMs = performance.now();
  while (sockets.size > 0) {
    const passedMs = performance.now() - startMs;
    if (passedMs >= FINISH_SECONDS * 1000) return app.server.closeAllConnections();
    if (passedMs >= QUIET_MS) {
      app.server.closeIdleConnections();
      // A connection that never carried a request does not count as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    await sleep(LOOK_MS);
  }
}

/** Gives the server the way to stop gracefully. */
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
    // `http.Server.close` would close idle connections as well, and with them requests that are just arriving.
    Server.prototype.close.call(app.server);
    closesConnections = true;
    await finish(app, sockets);
  });
}
