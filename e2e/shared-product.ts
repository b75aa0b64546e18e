import { test as base } from './beginnings.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

export interface SharedSetup {
  readonly product: RunningProduct;
  readonly catcher: MailCatcher;
}

interface WorkerFixtures {
  readonly settings: Readonly<Record<string, string>>;
  readonly sharedSetup: SharedSetup;
}

const START_MS = 150_000;

/**
 * For tests that do not disturb each other: each worker starts one product for all of them. They run in any order, so
 * each uses its own names, sets the language of its accounts, and does not count records that others create. A file
 * that needs unchanged demo data, or stops the product, starts its own.
 */
export const test = base.extend<object, WorkerFixtures>({
  // A file with other settings gets its own worker, and therefore its own product.
  settings: [{}, { scope: 'worker', option: true }],
  sharedSetup: [
    async ({ settings }, use) => {
      const catcher = await startMailCatcher();
      const product = await startProduct({ SMTP_URL: catcher.url, ...settings });
      await use({ catcher, product });
      await product.stop();
      await catcher.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
