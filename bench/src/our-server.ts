import { startServer } from '@quint/server/main.ts';

const server = await startServer(process.env);
process.send?.('ready');
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
