import { chromium } from '@playwright/test';
import { enterAs, openPage } from './entering.ts';
import { startProduct } from './running-product.ts';
import { signInSpeaking } from './api-client.ts';
const product = await startProduct();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const platform = await signInSpeaking(product.url, 'admin@quint.example', 'en');
  await platform.call('POST', '/platform/norms/count').catch((e: unknown) => console.log(String(e)));
  await new Promise((d) => setTimeout(d, 4000));
  for (const [name, viewport, language] of [['en', { width: 1360, height: 900 }, 'en'], ['de', { width: 390, height: 844 }, 'de']] as const) {
    for (const [who, path] of [
      ['lena@nordlicht.example', '/fairness'],
      ['admin@quint.example', '/admin/norms'],
      [undefined, '/big-five-manual'],
      ['lena@nordlicht.example', '/talents/compare'],
    ] as const) {
      const context = await browser.newContext({ viewport, locale: language === 'en' ? 'en-GB' : 'de-DE', reducedMotion: 'reduce' });
      const page = await context.newPage();
      if (who) { await signInSpeaking(product.url, who, language); await enterAs(page, who, `${product.url}${path}`); }
      else await openPage(page, `${product.url}${path}`);
      await page.waitForTimeout(1500);
      const file = `/tmp/look/${path.replaceAll('/', '-').slice(1)}-${name}.png`;
      const height = await page.evaluate('Math.max(document.body.scrollHeight, ...[...document.querySelectorAll("main")].map((m) => m.scrollHeight))') as number;
      await page.setViewportSize({ width: viewport.width, height: Math.min(6000, Math.max(viewport.height, height)) });
      await page.waitForTimeout(400);
      await page.screenshot({ path: file });
      console.log(file, height);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
