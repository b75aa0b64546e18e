import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';

/** Files whose tests need the product to themselves, unchanged demo data, or other settings. */
const ALONE = [
  'week',
  'pages',
  'overlays',
  'kill',
  'payment-kill',
  'paying',
  'talents-list',
  'account-mails',
  'scanners',
  'list-counts',
  'outside',
  'ranges',
  'role-texts',
  'failed-writes',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  globalSetup: './demo-folder.ts',
  outputDir: './test-results',
  // Each worker runs its own product and browser; more would measure the machine.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // No retries: a test that passes only then waits for the wrong thing.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    { name: 'alone', testMatch: ALONE, fullyParallel: false },
    // One test at a time, so that both workers are busy until the end.
    { name: 'together', testMatch: '*.spec.ts', testIgnore: ALONE, fullyParallel: true },
  ],
  use: {
    headless: true,
    locale: 'en-US',
    viewport: { width: 1360, height: 900 },
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--headless',
        // Root in a container has no sandbox; the pages are our own.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
