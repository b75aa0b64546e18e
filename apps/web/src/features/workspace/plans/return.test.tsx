import type { Order } from '@quint/contract/billing/orders.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuseTo,
  signedInAs,
} from '../../../testing/api.ts';
import { serveBilling, makeOrder } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';
import { pauseAfter } from './model/state.ts';
import { SLOW } from '#testing/slow.ts';

const ORDER = makeOrder();

function returnOf(type: string, next = '/roles'): string {
  return `/checkout/return?order=${ORDER.id}&type=${type}&redirectAfterCheckout=${encodeURIComponent(next)}`;
}

/** Answers with these states in order, repeating the last. Returns the number of requests. */
function answerOrder(...states: readonly Partial<Order>[]): { count: number } {
  const requests = { count: 0 };
  api.use(
    http.get('*/api/checkout/sessions/:id', () => {
      const state = states[Math.min(requests.count, states.length - 1)];
      requests.count += 1;
      return HttpResponse.json({ data: makeOrder(state) });
    }),
  );
  return requests;
}

describe('After a payment', () => {
  it('waits for the confirmation, then shows the outcome and refetches the workspace', SLOW, async () => {
    const before = makeUser();
    if (before.active_workspace === null) throw new Error('no workspace');
    const workspace = before.active_workspace;
    signedInAs({ ...before, active_workspace: { ...workspace, is_freezed: true } });
    serveBilling();
    answerOrder({}, { status: 'paid' });
    const { user, where } = renderApp(returnOf('ws-talent-insights', '/dev/ui/list'));
    expect(await screen.findByRole('heading', { name: 'Waiting for the confirmation' })).toBeTruthy();
    expect(screen.getByText(/^The payment has been made at Stripe; we are waiting/)).toBeTruthy();
    expect(screen.queryByText(/Thank you/)).toBeNull();
    // The payment has unfrozen the workspace, and added to its budget.
    const custom_limits = { talent_insights_budget: 43 };
    signedInAs({ ...before, active_workspace: { ...workspace, is_freezed: false, custom_limits } });
    expect(await screen.findByRole('heading', { name: 'Paid. Thank you!' })).toBeTruthy();
    expect(screen.getByText('25 talent insights have been added. You now have 43.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(where()).toBe('/dev/ui/list'));
  });

  it.each([
    ['failed', 'The payment did not go through'],
    ['expired', 'The payment page has expired'],
  ] as const)('shows that it %s and links to the same order', async (status, title) => {
    signedInAs(makeUser());
    serveBilling();
    answerOrder({ status });
    renderApp(returnOf('ws-talent-insights'));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    // The prices, which the link needs, may load later than the order.
    const again = await screen.findByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href')).toBe(
      '/checkout?type=ws-talent-insights&packageKey=25x-talent-insights&redirectAfterCheckout=%2Froles',
    );
  });

  it('shows that a request was received, never that it was paid', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    serveBilling();
    const requests = answerOrder({ way: 'offer' });
    renderApp(returnOf('ws-talent-insights'));
    expect(await screen.findByRole('heading', { name: 'Deine Anfrage ist bei uns' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/[Bb]ezahlt|Danke/);
    expect(requests.count).toBe(1);
  });

  it.each([
    ['declined', { status: 'declined', note: 'We need your address.' }, 'This request was declined'],
    ['withdrawn', { status: 'withdrawn' }, 'This order was withdrawn'],
    ['paid back', { status: 'refunded' }, 'The money was refunded'],
    ['fulfilled', { status: 'fulfilled', way: 'offer' }, 'Your order is done'],
  ] as const)('shows an order that was %s', async (_how, state, title) => {
    signedInAs(makeUser());
    serveBilling();
    answerOrder(state);
    renderApp(returnOf('ws-talent-insights'));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    if ('note' in state) expect(screen.getByText(`Our answer: ${state.note}`)).toBeTruthy();
  });

  it('shows that an unknown or foreign order cannot be shown', async () => {
    signedInAs(makeUser());
    serveBilling();
    api.use(
      http.get('*/api/checkout/sessions/:id', ({ request }) => refuseTo(request, 404, 'record.not_found')),
    );
    renderApp(returnOf('ws-talent-insights', 'https://evil.example'));
    expect(await screen.findByRole('heading', { name: 'We cannot show this order' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  });

  it('lets guests sign in and return', async () => {
    answerPublicSettings();
    api.use(http.get('*/api/checkout/sessions/:id', ({ request }) => refuseTo(request, 401, 'session.none')));
    renderApp(returnOf('ws-plan'));
    expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeTruthy();
    const href = screen.getByRole('link', { name: 'Sign in to order' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(href.slice(2)).get('redirectTo')).toContain(`order=${ORDER.id}`);
  });

  it.each([
    ['talentprofil-pdf', 'https://marketing.example'],
    ['quint-profile', 'https://marketing.example'],
    ['ws-talent-insights', '/'],
  ])('links the logo from %s to %s', async (type, href) => {
    const marketingUrls = { en: 'https://marketing.example', de: 'https://marketing.example' };
    answerPublicSettings({
      ...PUBLIC_SETTINGS,
      links: { ...PUBLIC_SETTINGS.links, marketing: marketingUrls },
    });
    renderApp(`/checkout/return?type=${type}`);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Quint' }).getAttribute('href')).toBe(href));
  });

  it('polls with growing delays', () => {
    expect([1, 2, 3].map(pauseAfter)).toEqual([1000, 1500, 2250]);
    expect(pauseAfter(40)).toBe(15_000);
  });
});
