import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Language } from '@quint/phrases/languages.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn } from './api-client.ts';
import { startProduct } from './running-product.ts';

// Pictures of the main pages on the demo world, for the README and to look at beside the design: `npm run screens`.
const FOLDER = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SIZES = { desktop: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Named {
  readonly id: string;
}

async function listPages(
  origin: string,
  email: string,
  roleName: string,
): Promise<[name: string, path: string][]> {
  const client = await signIn(origin, email);
  const filter = encodeURIComponent(JSON.stringify({ name: { _eq: roleName } }));
  const [role] = await client.call<Named[]>('GET', `/items/roles?fields=id&filter=${filter}`);
  const scores = await client.call<{ talent_id: string }[]>('GET', `/calculate-score/role/${role?.id}`);
  const talent = scores[2]?.talent_id;
  return [
    ['dashboard', '/dashboard'],
    ['roles', '/roles'],
    ['role', `/roles/${role?.id}`],
    ['role-edit', `/roles/${role?.id}/edit`],
    ['talents', `/talents?role=${role?.id}`],
    ['talent', `/talents/${talent}`],
    ['role-talent', `/roles/${role?.id}/talents/${talent}`],
  ];
}

const WORLDS = [
  { language: 'en', email: 'max@basalt.example', role: 'Site Manager', locale: 'en-GB' },
  { language: 'de', email: 'lena@nordlicht.example', role: 'Product Owner', locale: 'de-DE' },
] as const satisfies readonly { language: Language; email: string; role: string; locale: string }[];

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const world of WORLDS) {
    const pages = await listPages(product.url, world.email, world.role);
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ viewport, locale: world.locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const admin = new AdminPage(page, { origin: product.url, language: world.language });
      await admin.signIn(world.email);
      for (const [name, path] of pages) {
        await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
        const suffix = size === 'desktop' ? world.language : `${world.language}-${size}`;
        await page.screenshot({ path: `${FOLDER}${name}-${suffix}.png` });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
