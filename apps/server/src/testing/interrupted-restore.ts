// Starts a restore and stops forever at the first file, when all rows are loaded; the test kills it there.
import type { RestoreOrder } from '#backup/restore/restore.ts';
import { restoreBackup } from '#backup/restore/restore.ts';
import { createLocalStore } from '#files/local.ts';
import { JOB_KINDS } from '#workers.ts';

type Order = Omit<RestoreOrder, 'files' | 'kinds'>;

process.once('message', (order: Order) => {
  const store = createLocalStore(`${order.dataDir}/files`);
  const files: RestoreOrder['files'] = {
    ...store,
    at: () => store,
    async write(key, content) {
      await store.write(key, content);
      process.send?.('loaded');
      await new Promise(() => setInterval(() => undefined, 60_000));
    },
  };
  void restoreBackup({ ...order, files, kinds: JOB_KINDS });
});
