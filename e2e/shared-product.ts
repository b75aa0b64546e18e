import { test as base } from './beginnings.ts';
import type { FakeStripe } from './fake-stripe.ts';
import { startFakeStripe } from './fake-stripe.ts';
import type { MailCatcher } from './mail-catcher.ts';
import { startMailCatcher } from './mail-catcher.ts';
import type { RunningProduct } from './running-product.ts';
import { startProduct } from './running-product.ts';

export interface SharedSetup {
  readonly product: RunningProduct;
  readonly catcher: MailCatcher;
  readonly stripe: FakeStripe;
}

interface WorkerFixtures {
  readonly settings: Readonly<Record<string, string>>;
  /** Whether orders are paid, at an imitation of Stripe. */
  readonly takesPayments: boolean;
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
  takesPayments: [false, { scope: 'worker', option: true }],
  sharedSetup: [
    async ({ settings, takesPayments }, use) => {
      const catcher = await startMailCatcher();
      const stripe = await startFakeStripe();
      const product = await startProduct({
        SMTP_URL: catcher.url,
        ...settings,
        ...(takesPayments && stripe.settings),
      });
      stripe.connect(product);
      await use({ catcher, product, stripe });
      await product.stop();
      await stripe.stop();
      await catcher.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
});
