import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '#lib/i18n.ts';
import { showLimit } from '#lib/panels.ts';
import { answerPublicSettings, api, makeUser, PUBLIC_SETTINGS, signedInAs } from '../../../testing/api.ts';
import { makeTrial, serveBilling } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

/** Words that promise a payment on this site. */
const PROMISES = {
  en: /\bpay (for|now|the|at)\b|payment is confirmed|checkout|\bbuy\b|Stripe/i,
  de: /\bbezahl(e|en|st)\b|Zahlung bestätigt|Kasse|\bkauf(e|en)\b|Stripe/i,
} as const;

const OFFERS = { en: /request a quote/i, de: /Angebot/i } as const;

function open(path: string, language: 'en' | 'de', isFrozen: boolean) {
  const user = makeUser();
  if (user.active_workspace === null) throw new Error('no workspace');
  const platform_language = language === 'de' ? 'DE' : 'EN';
  const active_workspace = { ...user.active_workspace, is_freezed: isFrozen };
  signedInAs({ ...user, platform_language, active_workspace });
  answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer' });
  serveBilling(makeTrial({ isFrozen, way: 'offer', trialEndsAt: '2026-01-01T00:00:00.000Z' }));
  return renderApp(path);
}

describe.each(['en', 'de'] as const)('An installation without a payment provider: %s', (language) => {
  it.each([
    ['/paused', true],
    ['/plans', true],
    ['/plans', false],
    ['/checkout?type=ws-talent-insights&packageKey=50x-talent-insights', false],
  ] as const)('promises no payment on %s (paused: %s)', async (path, isFrozen) => {
    await setLanguage(language);
    open(path, language, isFrozen);
    expect((await screen.findAllByText(OFFERS[language])).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(PROMISES[language]);
  });

  it('promises no payment when insights are missing', async () => {
    await setLanguage(language);
    open('/dev/ui/list', language, false);
    await screen.findAllByRole('heading', { level: 1 });
    act(() => showLimit({ of: 'insights', neededCount: 2 }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(OFFERS[language]));
    expect(dialog.textContent).not.toMatch(PROMISES[language]);
  });

  it('promises no payment before the settings are loaded, either', async () => {
    await setLanguage(language);
    open('/dev/ui/list', language, false);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    api.use(
      http.get('*/api/public-settings', async () => {
        await isAnswered;
        return HttpResponse.json({ data: { ...PUBLIC_SETTINGS, orderWay: 'offer' } });
      }),
    );
    await screen.findAllByRole('heading', { level: 1 });
    act(() => showLimit({ of: 'insights', neededCount: 2 }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toMatch(PROMISES[language]);
    answer();
    await waitFor(() => expect(dialog.textContent).toMatch(OFFERS[language]));
  });
});
