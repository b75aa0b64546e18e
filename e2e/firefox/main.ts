// npm run firefox: the main journey and the survey in Firefox, in both languages and both shapes.
import { strictEqual } from 'node:assert';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import type { MailCatcher } from '../mail-catcher.ts';
import { startMailCatcher } from '../mail-catcher.ts';
import type { RunningProduct } from '../running-product.ts';
import { startProduct } from '../running-product.ts';
import { openFirefox, PICTURES } from './browser.ts';
import { JOURNEYS, runJourney } from './journey.ts';

let passedCount = 0;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Counts and logs successful steps; the first failure ends the run. */
async function step(name: string, work: () => Promise<void>): Promise<void> {
  const startTime = performance.now();
  await work();
  passedCount += 1;
  print(`✓ ${name} (${((performance.now() - startTime) / 1000).toFixed(1)} s)`);
}

let browser: Browser | undefined;
let product: RunningProduct | undefined;
let catcher: MailCatcher | undefined;
try {
  browser = await openFirefox();
  print(await browser.version());
  catcher = await startMailCatcher();
  product = await startProduct({ SMTP_URL: catcher.url });
  for (const journey of JOURNEYS) {
    const errors = await runJourney({ browser, product, catcher, step }, journey);
    strictEqual(errors.join('\n'), '', 'errors of the pages');
  }
  print(`${passedCount} steps passed in Firefox. Pictures: ${PICTURES}`);
} catch (error) {
  for (const [index, page] of ((await browser?.pages().catch(() => [])) ?? []).entries()) {
    await page.screenshot({ path: path.join(PICTURES, `failed-${index}.png`) }).catch(() => undefined);
  }
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  print(`${passedCount} steps passed in Firefox, the next one failed.`);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await product?.stop();
  await catcher?.stop();
}
