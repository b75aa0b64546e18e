import { startServer } from '@quint/server/main.ts';

const server = await startServer(process.env);
process.send?.({ port: Number(new URL(server.url).port) });

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
// The bench was killed.
process.once('disconnect', stop);
