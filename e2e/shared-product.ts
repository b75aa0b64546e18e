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
 * For tests that do not disturb each other: each worker starts one product for all of them. They come in any order, so
 * that each writes under names of its own, says in which language its accounts speak, and counts nothing that another
 * adds to. A file that needs a world nobody has touched, or ends the product, starts one of its own.
 */
export const test = base.extend<object, WorkerFixtures>({
  // A file that asks for other settings gets a worker of its own, and so a product of its own.
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
