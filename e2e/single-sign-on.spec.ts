import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { singleSignOnDe } from '@quint/phrases/workspace/screens/single-sign-on.de.ts';
import { singleSignOnEn } from '@quint/phrases/workspace/screens/single-sign-on.en.ts';
import type { IdentityProvider } from '../apps/server/src/testing/identity-provider.ts';
import { openIdentityProvider } from '../apps/server/src/testing/identity-provider.ts';
import { expectAccessible, expectAwake } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signIn, signInSpeaking } from './api-client.ts';
import { verifyOwner } from './owner-proof.ts';
import { DEMO_PASSWORD } from './running-product.ts';
import { test } from './shared-product.ts';

const LENA = 'lena@nordlicht.example';
const PLATFORM = 'admin@quint.example';
const TEXTS = {
  en: { auth: authEn, sso: singleSignOnEn },
  de: { auth: authDe, sso: singleSignOnDe },
} as const;
const PROOF = { password: DEMO_PASSWORD };
const SIZES = { en: { width: 1360, height: 900 }, de: { width: 390, height: 844 } } as const;
const DOMAIN = 'kollegen.example';

// A product to itself: the provider of its workspace is this test's.
test.use({ settings: { SSO_PRIVATE_ISSUERS: 'on' } });
test.describe.configure({ mode: 'serial' });

let provider: IdentityProvider;

test.beforeAll(async ({ sharedSetup }) => {
  provider = await openIdentityProvider(`${sharedSetup.product.url}/auth/sso/callback`);
});
test.afterAll(async () => {
  await provider.close();
});

for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
  const { auth, sso } = TEXTS[language];

  test(`an administrator connects the company, and a colleague signs in (${language})`, async ({
    browser,
    sharedSetup,
  }) => {
    const { url } = sharedSetup.product;
    const look = { viewport: SIZES[language], locale: language === 'de' ? 'de-DE' : 'en-GB' };
    const adminContext = await browser.newContext(look);
    const page = await adminContext.newPage();
    const client = await signInSpeaking(url, LENA, language);
    const { active_workspace: id } = await client.call<{ active_workspace: string }>(
      'GET',
      '/users/me?fields=active_workspace',
    );
    await client.call('DELETE', `/organizations/${id}/sso`, PROOF).catch(() => undefined);
    const boss = `boss@${language}.${DOMAIN}`;
    provider.accounts.set(boss, { email: boss, email_verified: true });

    await new AdminPage(page, { origin: url, language }).enter(LENA, `/settings/${id}/single-sign-on`);
    const main = page.getByRole('main');
    await expect(main.getByText(`${url}/auth/sso/callback`)).toBeVisible();
    await main.getByLabel(sso.connection.issuer).fill(provider.issuer);
    await main.getByLabel(sso.connection.clientId).fill(provider.clientId);
    await main.getByLabel(sso.connection.secret).fill(provider.clientSecret);
    await main.getByRole('button', { name: sso.connection.save }).click();
    await verifyOwner(page, language);
    await expect(main.getByRole('heading', { name: sso.rules.title })).toBeVisible();

    const domain = `${language}.${DOMAIN}`;
    await main.getByLabel(sso.domains.add, { exact: true }).fill(domain);
    await main.getByRole('button', { name: sso.domains.submit, exact: true }).click();
    await expect(main.getByText(`_quint.${domain}`)).toBeVisible();
    await expectAccessible(page);
    const platform = await signIn(url, PLATFORM);
    const { domains } = await platform.call<{ domains: { id: string; domain: string }[] }>(
      'GET',
      `/organizations/${id}/sso`,
    );
    const claimedDomain = domains.find((each) => each.domain === domain);
    await platform.call('POST', `/sso/domains/${claimedDomain?.id ?? ''}/vouch`, PROOF);

    await main.getByRole('button', { name: sso.test.start }).click();
    await page.getByRole('textbox', { name: 'Account' }).fill(boss);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: auth.company.tested })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: auth.company.toSettings }).click();
    await page.getByRole('switch', { name: sso.rules.makesAccounts }).press('Space');
    await verifyOwner(page, language);
    await expect(page.getByRole('radiogroup', { name: sso.rules.role })).toBeVisible();
    await expectAccessible(page);

    const email = `kim@${domain}`;
    provider.accounts.set(email, { email, email_verified: true, given_name: 'Kim', family_name: 'Klee' });
    const context = await browser.newContext(look);
    const colleague = await context.newPage();
    await colleague.goto(`${url}/?redirectTo=%2Fprofile`);
    await expectAwake(colleague);
    await colleague.locator('input[type=email]').fill(email);
    await colleague.locator('input[type=email]').press('Tab');
    const goOn = colleague.getByRole('button', { name: auth.company.continue });
    await expect(goOn).toBeVisible();
    await expectAccessible(colleague);
    await goOn.press('Enter');
    await colleague.getByRole('button', { name: 'Cancel' }).click();
    await expect(colleague.getByRole('heading', { name: auth.company.refused })).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByRole('link', { name: auth.forgot.back }).click();
    await colleague.locator('input[type=email]').fill(email);
    await colleague.locator('input[type=email]').press('Tab');
    await goOn.press('Enter');
    await colleague.getByRole('textbox', { name: 'Account' }).fill(email);
    await colleague.getByRole('button', { name: 'Go on' }).click();
    await expect(colleague).toHaveURL(`${url}/profile`);
    await expect(colleague.getByText('Kim').first()).toBeVisible();
    await context.close();
    await adminContext.close();
  });
}
