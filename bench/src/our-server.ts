import { startServer } from '@quint/server/main.ts';

const server = await startServer(process.env);
process.send?.('ready');

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
// The bench was killed.
process.once('disconnect', stop);
