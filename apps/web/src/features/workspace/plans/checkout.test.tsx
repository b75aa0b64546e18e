import type { Order } from '@quint/contract/billing/orders.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuseTo,
  signedInAs,
} from '../../../testing/api.ts';
import { makeOrder, makeTrial, serveBilling } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

const INSIGHTS =
  '/checkout?type=ws-talent-insights&packageKey=25x-talent-insights&redirectAfterCheckout=/roles';

/** An administrator of a workspace that pays by card. */
function payer(language: 'EN' | 'DE' = 'EN', isFrozen = false): CurrentUser {
  const user = makeUser({ platform_language: language });
  if (user.active_workspace === null) throw new Error('no workspace');
  const features = { FEATURE_CARD_PAYMENT: true };
  return { ...user, active_workspace: { ...user.active_workspace, features, is_freezed: isFrozen } };
}

interface PlacedOrder {
  readonly body: unknown;
}

/** Answers orders with `answer`; returns what was ordered. */
function takeOrders(
  answer: (request: Request, count: number) => Response | { order: Order; url: string | null },
): PlacedOrder[] {
  const placedOrders: PlacedOrder[] = [];
  api.use(
    http.post('*/api/checkout/sessions', async ({ request }) => {
      placedOrders.push({ body: await request.json() });
      const data = answer(request, placedOrders.length);
      return data instanceof Response ? data : HttpResponse.json({ data });
    }),
  );
  return placedOrders;
}

/** A page of the app in place of Stripe's checkout. */
const PAYMENT_PAGE = 'http://localhost:3000/plans';

describe('The checkout', () => {
  it('shows the subject, the price, the recipient of the invoice, and a link back', async () => {
    signedInAs(payer('DE'));
    serveBilling(makeTrial({ paymentEmail: 'rechnung@nordlicht.example' }));
    renderApp(INSIGHTS);
    expect(await screen.findByText('25 × 18 €')).toBeTruthy();
    expect(screen.getByText('zzgl. USt., einmalig')).toBeTruthy();
    expect(await screen.findByText('geht an rechnung@nordlicht.example')).toBeTruthy();
    expect(screen.getByText('auf einer Seite von Stripe; Kartendaten erreichen uns nicht')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/roles');
  });

  it.each([
    ['an unknown package', '/checkout?type=ws-talent-insights&packageKey=7x'],
    ['more seats than Flow has', '/checkout?type=ws-plan&administrators=4&members=3&period=month'],
    ['nothing', '/checkout'],
  ])('has nothing to order for %s', async (_what, path) => {
    signedInAs(payer());
    serveBilling();
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Nothing is ordered yet' })).toBeTruthy();
  });

  it('orders once however often it is pressed, and opens the payment page', async () => {
    signedInAs(payer());
    serveBilling();
    const placedOrders = takeOrders(() => ({ order: makeOrder(), url: PAYMENT_PAGE }));
    const { user, where } = renderApp(INSIGHTS);
    await user.dblClick(await screen.findByRole('button', { name: 'Pay now at Stripe' }));
    await waitFor(() => expect(where()).toBe('/plans'));
    expect(placedOrders).toEqual([
      {
        body: {
          order: { kind: 'insights', packageKey: '25x-talent-insights' },
          expectedAmount: 45_000,
          redirectAfterCheckout: '/roles',
        },
      },
    ]);
  });

  it('asks again when the price has changed in the meantime', async () => {
    signedInAs(payer());
    serveBilling();
    const placedOrders = takeOrders((request, count) =>
      count === 1
        ? refuseTo(request, 409, 'order.price_changed')
        : { order: makeOrder({ way: 'offer' }), url: null },
    );
    api.use(
      http.get('*/api/checkout/sessions/:id', () => HttpResponse.json({ data: makeOrder({ way: 'offer' }) })),
    );
    const { user } = renderApp(INSIGHTS);
    const button = await screen.findByRole('button', { name: 'Pay now at Stripe' });
    const packages = PUBLIC_SETTINGS.prices.packages.map((offer) => ({
      ...offer,
      amount: offer.amount + 2000,
    }));
    answerPublicSettings({ ...PUBLIC_SETTINGS, prices: { ...PUBLIC_SETTINGS.prices, packages } });
    await user.click(button);
    expect(await screen.findByText(/^The price is €470 now\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay now at Stripe' }));
    await waitFor(() => expect(placedOrders).toHaveLength(2));
    expect(placedOrders.map(({ body }) => (body as { expectedAmount: number }).expectedAmount)).toEqual([
      45_000, 47_000,
    ]);
  });

  it('explains that a promotion reduces only the first year', async () => {
    const promotion = { percent: 50, until: '2999-12-05', insights: 0 };
    signedInAs(payer());
    answerPublicSettings({ ...PUBLIC_SETTINGS, prices: { ...PUBLIC_SETTINGS.prices, promotion } });
    serveBilling();
    renderApp('/checkout?type=ws-plan&administrators=1&members=10&period=year');
    expect(await screen.findByText('€414')).toBeTruthy();
    expect(screen.getByText('plus VAT, in the first year')).toBeTruthy();
    expect(screen.getByText('then €745.20 plus VAT every year')).toBeTruthy();
  });

  it('shows the full price when a promotion has ended while the page was open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T20:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const promotion = { percent: 50, until: '2026-12-05', insights: 0 };
    signedInAs(payer());
    answerPublicSettings({ ...PUBLIC_SETTINGS, prices: { ...PUBLIC_SETTINGS.prices, promotion } });
    serveBilling();
    takeOrders((request) => refuseTo(request, 409, 'order.price_changed'));
    const { user } = renderApp('/checkout?type=ws-plan&administrators=1&members=10&period=year');
    await screen.findByText('€414');
    vi.setSystemTime(new Date('2026-12-06T08:00:00Z'));
    await user.click(screen.getByRole('button', { name: 'Pay now at Stripe' }));
    expect(await screen.findByText(/^The price is €745\.20 now\./)).toBeTruthy();
    expect(screen.getByText('plus VAT, every year')).toBeTruthy();
  });

  it('sends no search words to the provider', async () => {
    signedInAs(payer());
    serveBilling();
    const placedOrders = takeOrders((request) => refuseTo(request, 503, 'payment.unavailable'));
    const back = encodeURIComponent('/talents?search=Hanna&sort=-name');
    const { user } = renderApp(INSIGHTS.replace('=/roles', `=${back}`));
    await user.click(await screen.findByRole('button', { name: 'Pay now at Stripe' }));
    await waitFor(() => expect(placedOrders).toHaveLength(1));
    expect(placedOrders[0]?.body).toHaveProperty('redirectAfterCheckout', '/talents?sort=-name');
  });

  it('stays unchanged while the provider does not answer', async () => {
    signedInAs(payer());
    serveBilling();
    const placedOrders = takeOrders((request) => refuseTo(request, 503, 'payment.unavailable'));
    const { user, where } = renderApp(INSIGHTS);
    await user.click(await screen.findByRole('button', { name: 'Pay now at Stripe' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/payment provider is not responding/);
    await user.click(screen.getByRole('button', { name: 'Pay now at Stripe' }));
    await waitFor(() => expect(placedOrders).toHaveLength(2));
    expect(where()).toContain('/checkout?');
  });

  it('lets guests see the order, sign in and return', async () => {
    answerPublicSettings();
    renderApp(INSIGHTS);
    const signIn = await screen.findByRole('link', { name: 'Sign in to order' });
    const back = new URLSearchParams(signIn.getAttribute('href')?.slice(2)).get('redirectTo');
    expect(back).toMatch(/^\/checkout\?type=ws-talent-insights&packageKey=25x-talent-insights/);
  });

  it('ignores an address of another site', async () => {
    signedInAs(payer());
    serveBilling();
    renderApp(
      '/checkout?type=ws-talent-insights&packageKey=25x-talent-insights&redirectAfterCheckout=https://evil.example',
    );
    expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe('/plans');
  });

  it('tells members whom to ask, and customers of Flow where to change it', async () => {
    signedInAs({ ...payer(), role: { name: 'ORG_USER', admin_access: false } });
    renderApp(INSIGHTS);
    expect(await screen.findByRole('heading', { name: 'Ask your administrator' })).toBeTruthy();
  });
});

describe('The premium report at the checkout', () => {
  it('is bought for a talent by name, VAT included', async () => {
    signedInAs(payer());
    serveBilling();
    const talent = '0190c0de-0000-7000-8000-00000000aaaa';
    api.use(
      http.get('*/api/items/talents', () =>
        HttpResponse.json({ data: [{ fullname: 'Anna Kowalski', is_big_five_report_unlocked: false }] }),
      ),
      http.get('*/api/checkout/sessions/:id', ({ request }) => refuseTo(request, 404, 'record.not_found')),
    );
    const placedOrders = takeOrders(() => ({
      order: makeOrder({ kind: 'premium_report', talent }),
      url: null,
    }));
    const { user } = renderApp(`/checkout?type=talentprofil-pdf&talentId=${talent}`);
    expect(await screen.findByText('Anna Kowalski')).toBeTruthy();
    expect(screen.getByText('VAT included, once')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay now at Stripe' }));
    await waitFor(() => expect(placedOrders).toHaveLength(1));
    expect(placedOrders[0]?.body).toEqual({
      order: { kind: 'premium_report', talent },
      expectedAmount: 2900,
    });
  });

  it('is bought by a person without an account from their own survey', async () => {
    answerPublicSettings();
    const placedOrders: unknown[] = [];
    const order = makeOrder({ kind: 'premium_report', insights: null, amount: 2900 });
    api.use(
      http.get('*/api/survey/report', () =>
        HttpResponse.json({
          data: { amount: 2900, way: 'offer', isUnlocked: false, order: null, inviter: null },
        }),
      ),
      http.post('*/api/survey/report/orders', async ({ request }) => {
        placedOrders.push(await request.json());
        return HttpResponse.json({ data: { order: { ...order, way: 'offer' }, url: null } });
      }),
      http.get('*/api/survey/report/orders/:id', () =>
        HttpResponse.json({ data: { ...order, way: 'offer' } }),
      ),
    );
    const { user, where } = renderApp('/checkout?type=quint-profile');
    const offer = await screen.findByRole('button', { name: 'Request a quote' });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/survey/result');
    await user.click(offer);
    expect(await screen.findByRole('heading', { name: 'We have received your request' })).toBeTruthy();
    expect(where()).toContain('redirectAfterCheckout=%2Fsurvey%2Fresult');
    expect(placedOrders).toEqual([{ expectedAmount: 2900 }]);
  });

  it.each([
    ['of a talent', '/checkout?type=talentprofil-pdf&talentId=anna'],
    ['of their own', '/checkout?type=quint-profile'],
  ])('%s can be requested again when it fails to load', async (_owner, path) => {
    signedInAs(payer());
    serveBilling();
    const down = () => new HttpResponse(null, { status: 500 });
    api.use(
      http.get('*/api/survey/report', down, { once: true }),
      http.get('*/api/items/talents', down, { once: true }),
      http.get('*/api/survey/report', () =>
        HttpResponse.json({
          data: { amount: 2900, way: 'stripe', isUnlocked: false, order: null, inviter: null },
        }),
      ),
      http.get('*/api/items/talents', () =>
        HttpResponse.json({ data: [{ fullname: 'Anna Kowalski', is_big_five_report_unlocked: false }] }),
      ),
    );
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay now at Stripe' })).toBeTruthy();
  });

  it('needs a survey in this browser', async () => {
    answerPublicSettings();
    api.use(http.get('*/api/survey/report', ({ request }) => refuseTo(request, 401, 'survey.no_session')));
    renderApp('/checkout?type=quint-profile');
    expect(await screen.findByRole('heading', { name: 'We do not know whose report this is' })).toBeTruthy();
  });
});
