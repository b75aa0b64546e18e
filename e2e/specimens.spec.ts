import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { ALL_RULES } from './accessibility.ts';
import { PageChecks } from './page-checks.ts';
import type { RunningProduct } from './running-product.ts';
import { test } from './shared-product.ts';

const WEB = fileURLToPath(new URL('../apps/web', import.meta.url));
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

// One Vite for both tests.
test.describe.configure({ mode: 'default' });

let product: RunningProduct;
let vite: ChildProcess;
let origin: string;

/** The page of all components exists only in development, so it needs the server of `npm run dev`. */
test.beforeAll(async ({ sharedSetup }) => {
  ({ product } = sharedSetup);
  vite = spawn(process.execPath, [VITE, '--port', '0'], {
    cwd: WEB,
    env: { ...process.env, API_URL: product.url, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    vite.once('exit', () => reject(new Error('Vite ended')));
    vite.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
});

test.afterAll(() => {
  vite?.kill('SIGTERM');
});

test('every component in every kind and state passes axe, light and dark, wide and narrow', async ({
  page,
}) => {
  const checks = new PageChecks(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  checks.at('all components');
  // Not with PageChecks: the skeletons stay here. Vite prepares the packages at the first load, so this waits for the
  // page's own heading.
  await page.goto(`${origin}/dev/ui`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'ui', exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await checks.expectFrame('en');
  await checks.expectAccessible({ tags: ALL_RULES });
  await page.setViewportSize({ width: 320, height: 720 });
  await checks.expectFrame('en');
  await checks.expectAccessible({ tags: ALL_RULES });
  checks.expectNone();
});

test('it does not exist in the built product', async ({ page }) => {
  await page.goto(`${product.url}/dev/ui`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
