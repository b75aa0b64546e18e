import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#app.ts';
import type { Config } from '#config.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { systemClock } from '#deps.ts';
import { openFileStorage } from '#files/open-storage.ts';
import type { App } from '#http/app-type.ts';
import type { HttpLimits } from '#http/limits.ts';
import { createLogger } from '#logger.ts';
import { openJobs } from '#jobs/pg-boss.ts';
import { JOB_KINDS, startWorkers } from '#workers.ts';
import type { MemoryMailer } from '#mail/memory.ts';
import { createMemoryMailer } from '#mail/memory.ts';
import type { Imitation } from '#testing/stripe-imitation/imitation.ts';
import { openImitation, stripeSettings } from '#testing/stripe-imitation/imitation.ts';
import { openPayments } from '#payments/open.ts';
import { createPdf } from '#pdf/print-in-worker-process.ts';
import { createTestDatabase } from '#testing/database.ts';

export interface Product {
  readonly app: App;
  readonly deps: Deps;
  readonly mailer: MemoryMailer;
  /** A clock the tests move. */
  readonly clock: { now(): Date; set(date: Date | undefined): void };
  /** The imitated provider, in a product with `payments`. */
  readonly provider: Imitation;
}

type OpenedProduct = Omit<Product, 'provider'> & {
  readonly provider: Imitation | undefined;
  close(): Promise<void>;
};

interface ProductOptions {
  /** Whether to run the jobs. */
  readonly worker?: boolean;
  /** Whether to use the imitated payment provider. */
  readonly payments?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  /** Limits that differ from the product's. */
  readonly limits?: Partial<HttpLimits>;
  /** Receives the log entries. */
  readonly logTo?: DestinationStream;
}

function createTestClock(): Product['clock'] {
  let fixedDate: Date | undefined;
  return {
    now: () => fixedDate ?? systemClock.now(),
    set(date) {
      fixedDate = date;
    },
  };
}

/** Lets the imitation send its messages as Stripe does, to the same route. */
function connectProvider(app: App, { messageSender }: Imitation): void {
  messageSender.deliverTo(async ({ body, signature }) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return answer.statusCode;
  });
}

interface TestResources {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly provider: Imitation | undefined;
}

function readTestConfig(options: ProductOptions, { databaseUrl, dataDir, provider }: TestResources): Config {
  return readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    // Tests write faster than people, and share one event loop and one machine.
    ITEM_WRITES_PER_MINUTE: '0',
    OVERLOAD_MS: '0',
    ...(provider !== undefined && stripeSettings(provider)),
    ...options.env,
  });
}

async function openProduct(options: ProductOptions): Promise<OpenedProduct> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'quint-test-'));
  const clock = createTestClock();
  const provider = options.payments === true ? await openImitation(() => clock.now()) : undefined;
  const config = readTestConfig(options, { databaseUrl: database.url, dataDir, provider });
  const mailer = createMemoryMailer();
  const deps: Deps = {
    config,
    db: openDatabase({ url: config.databaseUrl, connections: 6 }),
    clock,
    log: createLogger(config.logLevel, options.logTo),
    mailer,
    files: await openFileStorage(config),
    jobs: await openJobs({
      url: config.databaseUrl,
      kinds: JOB_KINDS,
      log: createLogger('silent'),
      runsJobs: options.worker === true,
    }),
    pdf: createPdf(),
    payments: openPayments(config.payments, config.publicSettings.prices),
  };
  const app = await buildApp(deps, options.limits);
  await app.ready();
  if (provider !== undefined) connectProvider(app, provider);
  if (options.worker === true) await startWorkers(deps);
  return {
    app,
    deps,
    mailer,
    clock,
    provider,
    async close() {
      await app.close();
      await deps.jobs.stop();
      deps.pdf.close();
      await provider?.close();
      await deps.db.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The whole server with its own database, for all tests of a file: `const product = useProduct();` */
export function useProduct(options: ProductOptions = {}): Product {
  let openedProduct: OpenedProduct | undefined;
  beforeAll(async () => {
    openedProduct = await openProduct(options);
  }, 60_000);
  afterAll(async () => {
    await openedProduct?.close();
  });
  const get = () => {
    if (openedProduct === undefined) throw new Error('The product is open inside tests only');
    return openedProduct;
  };
  return {
    get app() {
      return get().app;
    },
    get deps() {
      return get().deps;
    },
    get mailer() {
      return get().mailer;
    },
    get clock() {
      return get().clock;
    },
    get provider() {
      const { provider } = get();
      if (provider === undefined) throw new Error('The product needs { payments: true }');
      return provider;
    },
  };
}
