import { expect } from '@playwright/test';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { linksDe } from '@quint/phrases/base/screens/links.de.ts';
import { linksEn } from '@quint/phrases/base/screens/links.en.ts';
import { surveyDe } from '@quint/phrases/survey/screens/survey.de.ts';
import { surveyEn } from '@quint/phrases/survey/screens/survey.en.ts';
import { expectAccessible, expectAwake } from './accessibility.ts';
import { callAsGuest, signIn } from './api-client.ts';
import { linkOf } from './mail-catcher.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf } from './shapes.ts';
import { test } from './shared-product.ts';

/** Every page of a link, and the path before its token. */
const PAGES = [
  '/survey?token=',
  '/survey/mails-off?token=',
  '/survey/signup?workspace=',
  '/auth/reset?token=',
  '/auth/invite?token=',
  '/email-confirmation?token=',
  '/digest-off?token=',
  '/role-survey#',
  '/keep-my-data#',
];

/** The damages of links by mail programs, chats and people. */
const DAMAGES: readonly ((link: URL, token: string) => string)[] = [
  ({ href }) => `${href}.`,
  ({ href }) => `${href}%E2%80%9C),`,
  ({ href }) => `${href}%20%C2%A0`,
  ({ href }) => `${href}&utm_source=mail&mc_eid=1a2b`,
  ({ href }, token) => href.replace(token, `${token.slice(0, 20)}%C2%AD${token.slice(20)}`),
  ({ href }, token) => href.replace(token, `${token.slice(0, 20)}&shy;${token.slice(20)}`),
  ({ href }, token) => href.replace(token, `${token.slice(0, 20)}=%0D%0A${token.slice(20)}`),
  ({ href }) => href.replace('=', '=3D'),
  ({ href }) => href.replace('token', 'TOKEN'),
  ({ origin, pathname, search }) => `${origin}${pathname.toUpperCase()}${search}`,
  ({ origin, pathname, search }) => `${origin}${pathname}${encodeURIComponent(search)}`,
  ({ origin, pathname, search }) => `${origin}${pathname}.${search}`,
  ({ origin, pathname }, token) => `${origin}${pathname}#${token}`,
  ({ href }) => href + href,
  ({ origin, pathname, href }) => `${origin}${pathname}?url=${encodeURIComponent(href)}&data=05%7C02`,
];

for (const shape of [ENGLISH_DESKTOP, GERMAN_PHONE]) {
  const [auth, links, survey] =
    shape.language === 'de' ? [authDe, linksDe, surveyDe] : [authEn, linksEn, surveyEn];

  test(`A link that cannot be parsed is reported as damaged on every page ${nameOf(shape)}`, async ({
    browser,
    sharedSetup,
  }) => {
    const { locale, viewport } = shape;
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    for (const before of PAGES) {
      await page.goto(`${sharedSetup.product.url}${before}AZrN4vZ7dxyUq1m_-sO2gK…`);
      await expect(page.getByRole('heading', { name: links.damaged.title })).toBeVisible();
      await expect(page.getByText(links.damaged.text)).toBeVisible();
      await expectAccessible(page);
      await page.goto('about:blank');
    }
    await context.close();
  });

  test(`A damaged link that can be repaired opens its page ${nameOf(shape)}`, async ({
    browser,
    sharedSetup: { product, catcher },
  }) => {
    // Opens 30 links, each in its own browser.
    test.setTimeout(240_000);
    const { locale, viewport, language } = shape;
    const lena = await signIn(product.url, 'lena@nordlicht.example');
    const email = `damaged.${language}@links.example`;
    const talents = [
      { email, first_name: 'Kim', last_name: 'Sommer', language: language === 'de' ? 'DE' : 'EN' },
    ];
    await lena.call('POST', '/invite/talents', { talents });
    const admin = 'lena@nordlicht.example';
    await callAsGuest(product.url, '/password/request', { email: admin });
    const inviteLink = linkOf(await catcher.waitFor(({ to }) => to === email));
    const reset = linkOf(
      await catcher.waitFor((mail) => mail.to === admin && linkOf(mail).pathname === '/auth/reset'),
    );
    for (const link of [inviteLink, reset]) {
      const token = link.searchParams.get('token') ?? '';
      for (const damage of DAMAGES) {
        const context = await browser.newContext({ locale, viewport });
        const page = await context.newPage();
        await page.goto(damage(link, token));
        await expectAwake(page);
        const name = link === reset ? auth.reset.title : survey.intro.hello.replace('{{name}}', 'Kim');
        await expect(page.getByRole('heading', { name }), damage(link, 'TOKEN')).toBeVisible();
        await context.close();
      }
    }
  });
}
