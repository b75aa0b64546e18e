// The server under `node --watch`, which kills and restarts this file on every change.
import { startServer } from '../apps/server/src/main.ts';
import { isStartupError } from '@quint/local-postgres/startup-error.ts';

try {
  const server = await startServer(process.env);
  console.log(
    [
      `The API answers at ${server.url}; open ${process.env['PUBLIC_URL']}.`,
      ...server.notes,
      ...server.warnings.map((warning) => `Unsafe: ${warning}`),
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exit(1);
}
