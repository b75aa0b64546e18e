// Starts importing a workspace and stops forever at the first file; the test kills it there.
import type { ImportOrder } from '#backup/workspace/import.ts';
import { importWorkspace } from '#backup/workspace/import.ts';
import { createLocalStore } from '#files/local.ts';
import { JOB_KINDS } from '#workers.ts';

process.once('message', (order: Omit<ImportOrder, 'files' | 'kinds'>) => {
  const store = createLocalStore(`${order.dataDir}/files`);
  const files: ImportOrder['files'] = {
    ...store,
    at: () => store,
    async write(key, content) {
      await store.write(key, content);
      process.send?.('loaded');
      await new Promise(() => setInterval(() => undefined, 60_000));
    },
  };
  void importWorkspace({ ...order, files, kinds: JOB_KINDS });
});
