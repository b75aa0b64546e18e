import { chromium } from 'playwright-core';
const [, , base, password, who, lang, width, ...paths] = process.argv;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: 900 } });
page.on('console', (m) => {
  if (m.type() === 'error') console.log('console:', m.text().slice(0, 300));
});
page.on('pageerror', (e) => console.log('pageerror:', String(e).slice(0, 500)));
await page.goto(base + '/');
await page.waitForTimeout(500);
try {
  await page.getByRole('radio', { name: lang }).click({ timeout: 4000, force: true });
  await page.reload();
} catch (e) {
  console.log('no switch');
}
await page.locator('input[type=email]').fill(who);
await page.locator('input[type=password]').fill(password);
await page.locator('button[type=submit]').click();
await page
  .waitForURL(/dashboard|roles|vacancies|talent/, { timeout: 20000 })
  .catch(() => console.log('url', page.url()));
await page.waitForTimeout(800);
for (const spec of paths) {
  const [path, file, ...steps] = spec.split('|');
  let url = path;
  if (path.includes('{role:')) {
    const name = path.match(/\{role:([^}]*)\}/)[1];
    const token = await page.evaluate(async () => {
      const x = document.cookie.match(/XSRF-TOKEN=([^;]+)/)?.[1];
      const r = await fetch('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(x ?? '') },
        body: '{"mode":"cookie"}',
      });
      return (await r.json()).data?.access_token;
    });
    const id = await page.evaluate(
      async ([n, t]) => {
        const r = await fetch('/api/items/roles?fields=id,name&limit=100', {
          headers: { authorization: 'Bearer ' + t },
        });
        return (await r.json()).data.find((x) => x.name === n)?.id;
      },
      [name, token],
    );
    url = path.replace(/\{role:[^}]*\}/, id);
  }
  await page.goto(base + url);
  await page.waitForTimeout(1800);
  for (const step of steps) {
    const [kind, ...rest] = step.split('=');
    const arg = rest.join('=');
    if (kind === 'click') await page.getByText(arg, { exact: false }).first().click();
    if (kind === 'role') {
      const [r, n] = arg.split(':');
      await page
        .getByRole(r, { name: new RegExp(n) })
        .first()
        .click();
    }
    if (kind === 'key') await page.keyboard.press(arg);
    if (kind === 'wait') await page.waitForTimeout(Number(arg));
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: file, fullPage: !steps.length || steps.includes('full') });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  console.log(url, file, 'overflow', over);
}
await browser.close();
