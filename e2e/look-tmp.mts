// usage: node look-tmp.mts <base> <outdir> en:1360,de:390 name=/path,...   env: WHO, PASSWORD, FULL=1, WAIT=ms, CLICK="text|text2" (clicks buttons/links by name, in turn, per page)
import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
const [base, out, views, pages] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const email = process.env.WHO ?? 'lena@nordlicht.example';
const password = process.env.PASSWORD ?? 'demo-world-2026';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const view of views.split(',')) {
  const [lang, width] = view.split(':');
  const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 700 ? 844 : 900 }, locale: lang === 'de' ? 'de-DE' : 'en-GB', timezoneId: 'Europe/Berlin' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
  const login = await context.request.post(`${base}/api/auth/login`, { data: { email, password, mode: 'cookie' } , headers: { origin: base } });
  if (!login.ok()) console.log('login', login.status(), (await login.text()).slice(0, 200));
  const token = (await login.json().catch(() => ({})))?.data?.access_token;
  if (token) await context.request.patch(`${base}/api/users/me`, { data: { platform_language: lang.toUpperCase() }, headers: { authorization: `Bearer ${token}`, origin: base } });
  for (const entry of pages.split(',')) {
    const at = entry.indexOf('=');
    const name = entry.slice(0, at), path = entry.slice(at + 1);
    await page.goto(base + path, { waitUntil: 'domcontentloaded' });
    if (page.url().includes('/login') || page.url().includes('/auth/')) {
      await page.waitForSelector('#app:not([inert])', { timeout: 10000 }).catch(() => {});
      await page.locator('input[type=email], input[autocomplete~=username]').first().fill(email).catch((e) => console.log('email', String(e).slice(0,100)));
      await page.locator('input[type=password]').first().fill(password).catch(() => {});
      await page.keyboard.press('Enter');
      await page.waitForTimeout(2000);
      await page.goto(base + path);
    }
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(Number(process.env.WAIT ?? 600));
    for (const text of (process.env.CLICK ?? '').split('|').filter(Boolean)) {
      await page.getByRole('button', { name: text }).or(page.getByRole('link', { name: text })).or(page.getByRole('tab', { name: text })).or(page.getByRole('menuitem', { name: text })).first().click({ timeout: 3000 }).catch((e) => console.log('click', text, String(e).slice(0, 120)));
      await page.waitForTimeout(500);
    }
    await page.screenshot({ path: `${out}/${name}-${lang}-${width}.png`, fullPage: process.env.FULL === '1' });
    console.log(`${out}/${name}-${lang}-${width}.png`);
  }
  await context.close();
}
await browser.close();
