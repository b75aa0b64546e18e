import type { Billing } from '@quint/contract/billing/billing.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuse,
  signedInAs,
} from '../../../testing/api.ts';
import {
  answer,
  makeBilling,
  makeEntry,
  makeOrder,
  makeTrial,
  SUBSCRIBED_BILLING,
  serveBilling,
  SUBSCRIPTION,
} from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

function open(billing: Billing, records: Parameters<typeof serveBilling>[1] = {}) {
  signedInAs(makeUser());
  const queries = serveBilling(billing, records);
  return { ...renderApp('/billing'), queries };
}

describe('The plan on the billing page', () => {
  it('shows seats, next payment and period', async () => {
    open(SUBSCRIBED_BILLING);
    expect(await screen.findByText('paid monthly')).toBeTruthy();
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('6 of 12')).toBeTruthy();
    expect(screen.getByText('18 Dec 2026: €93 plus VAT, for one month')).toBeTruthy();
    expect(screen.getByText('books@people.example')).toBeTruthy();
  });

  it('speaks German', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    serveBilling(SUBSCRIBED_BILLING, { entries: [makeEntry('e1')] });
    renderApp('/billing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Abrechnung' })).toBeTruthy();
    expect(screen.getByText(/^18\. Dez\. 2026: 93\s€ zzgl\. USt\., für einen Monat$/)).toBeTruthy();
    expect(await screen.findByText('Anna Kowalski freigeschaltet')).toBeTruthy();
  });

  it('says how many seats are too many, and when a trial ends', async () => {
    open(
      makeBilling({
        pack: 'basic',
        trialEndsAt: '2026-12-01T12:00:00.000Z',
        limits: { administrators: 1, members: 10 },
      }),
    );
    expect(await screen.findByText(/^1 more than the plan allows/)).toBeTruthy();
    expect(screen.getByText(/^until 1 Dec 2026\. Then the workspace pauses/)).toBeTruthy();
    expect(screen.getByText('free of charge')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/plans');
  });

  it('can be asked for again when it fails to load', async () => {
    signedInAs(makeUser());
    serveBilling(SUBSCRIBED_BILLING);
    api.use(http.get('*/api/billing', () => refuse(500, 'INTERNAL_SERVER_ERROR'), { once: true }));
    const { user } = renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('paid monthly')).toBeTruthy();
  });
});

/** Makes the page of the provider a fragment of this one, so that the test sees that it was opened. */
function servePortal(): void {
  window.location.hash = '';
  api.use(http.post('*/api/billing/portal', () => HttpResponse.json({ data: { url: '#provider' } })));
}

const expectPortal = () => waitFor(() => expect(window.location.hash).toBe('#provider'));

describe('The subscription', () => {
  it('is managed on the page of the provider, in the same tab', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    servePortal();
    await user.click(await screen.findByRole('button', { name: 'Manage subscription' }));
    await expectPortal();
    expect(screen.getByText(/^Opens a page of the payment provider/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull();
  });

  it('is managed in German', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    serveBilling(SUBSCRIBED_BILLING);
    renderApp('/billing');
    expect(await screen.findByRole('button', { name: 'Abo verwalten' })).toBeTruthy();
  });

  it('stays on this page when the page of the provider is refused', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    api.use(http.post('*/api/billing/portal', () => refuse(409, 'payment.refused')));
    await user.click(await screen.findByRole('button', { name: 'Manage subscription' }));
    expect(await screen.findByText('payment.refused')).toBeTruthy();
  });

  it('shows what begins with the next period', async () => {
    const next = { period: 'month', administrators: 1, members: 12, amount: 7300 } as const;
    open({ ...SUBSCRIBED_BILLING, subscription: { ...SUBSCRIPTION, next } });
    expect(await screen.findByText('A change begins on 18 Dec 2026')).toBeTruthy();
    expect(
      screen.getByText(
        '1 administrator and 12 team members, €73 plus VAT a month. Write to us to change or cancel before that.',
      ),
    ).toBeTruthy();
  });

  it('shows when it ends, and that nothing is paid then', async () => {
    open({ ...SUBSCRIBED_BILLING, subscription: { ...SUBSCRIPTION, cancelsAtEnd: true } });
    expect(await screen.findByText('The plan ends on 18 Dec 2026')).toBeTruthy();
    expect(screen.queryByText('Next payment')).toBeNull();
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeTruthy();
  });

  it('says that it is paused, with Basic meanwhile', async () => {
    open({ ...SUBSCRIBED_BILLING, pack: 'basic', subscription: { ...SUBSCRIPTION, status: 'paused' } });
    expect(await screen.findByText('Flow is paused')).toBeTruthy();
    expect(screen.getByText('free of charge')).toBeTruthy();
    expect(screen.queryByText('Next payment')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull();
  });

  it('has ended when Enterprise has replaced it', async () => {
    open({
      ...SUBSCRIBED_BILLING,
      pack: 'enterprise',
      subscription: { ...SUBSCRIPTION, cancelsAtEnd: true },
    });
    expect(await screen.findByText('The Flow subscription ends on 18 Dec 2026')).toBeTruthy();
    expect(screen.getByText('as agreed')).toBeTruthy();
    expect(screen.queryByText(/continues on Basic/)).toBeNull();
  });

  it('keeps its invoices at the provider after it has ended', async () => {
    open(makeTrial({ trialEndsAt: null, hasPortal: true }));
    expect(await screen.findByRole('button', { name: 'Manage subscription' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toBeTruthy();
  });
});

describe('A payment that failed', () => {
  const failedSubscription = {
    ...SUBSCRIPTION,
    status: 'past_due',
    graceEnds: '2026-12-02T09:30:00.000Z',
  } as const;

  it('shows the last day of full service, and links to the payment', async () => {
    const { user } = open({ ...SUBSCRIBED_BILLING, subscription: failedSubscription });
    servePortal();
    expect(await screen.findByText(/^The workspace works as before until 2 Dec 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay the open invoice' }));
    await expectPortal();
  });

  it('pauses the workspace in the end, whose page stays open without reading names', async () => {
    const user = makeUser();
    const workspace = user.active_workspace!;
    signedInAs({ ...user, active_workspace: { ...workspace, is_freezed: true } });
    const entry = makeEntry('e1', { talent: undefined, user_created: undefined });
    const billing = { ...SUBSCRIBED_BILLING, subscription: failedSubscription, isFrozen: true };
    const queries = serveBilling(billing, { entries: [entry] });
    renderApp('/billing');
    expect(await screen.findByText(/^The workspace is paused until the open invoice is paid/)).toBeTruthy();
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    expect(queries[0]?.get('fields')).not.toContain('fullname');
  });

  it('is not shown when only the plan is missing', async () => {
    open(makeBilling({ pack: 'basic', isFrozen: true }));
    expect(await screen.findByText('This workspace is paused')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans');
  });
});

describe('The address for payments', () => {
  it('is edited in place; an invalid one stays with an error', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    const requests = answer('patch', '/billing', {
      ...SUBSCRIBED_BILLING,
      paymentEmail: 'new@people.example',
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the e-mail address for payments' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address for payments' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'new@');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeTruthy();
    expect(field.value).toBe('new@');
    await user.type(field, 'people.example{Enter}');
    expect(await screen.findByText('The e-mail address was saved.')).toBeTruthy();
    expect(requests).toEqual([{ paymentEmail: 'new@people.example' }]);
    const edit = screen.getByRole('button', { name: 'Edit the e-mail address for payments' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  it('reverts to all administrators when it is emptied, and stays when that is refused', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    api.use(http.patch('*/api/billing', () => refuse(409, 'payment.refused'), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Edit the e-mail address for payments' }));
    await user.clear(screen.getByRole('textbox', { name: 'E-mail address for payments' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('payment.refused')).toBeTruthy();
    const requests = answer('patch', '/billing', { ...SUBSCRIBED_BILLING, paymentEmail: null });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('To all administrators')).toBeTruthy();
    expect(requests).toEqual([{ paymentEmail: null }]);
  });
});

describe('Without a payment provider', () => {
  it('the page has no subscription, and other seats are requested', async () => {
    signedInAs(makeUser());
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer' });
    serveBilling(makeBilling({ way: 'offer' }));
    const { user } = renderApp('/billing');
    const order = makeOrder({ kind: 'flow', way: 'offer', status: 'created' });
    const requests = answer('post', '/checkout/sessions', { order, url: null });
    expect(await screen.findByText(/^Plan changes are handled manually/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Request different seats' }));
    const dialog = await screen.findByRole('dialog');
    const members = within(dialog).getByRole('textbox', { name: 'Team members' });
    await user.clear(members);
    await user.type(members, '20{Tab}');
    expect(await within(dialog).findByText('€109 plus VAT a month')).toBeTruthy();
    const ask = within(dialog).getByRole('button', { name: 'Request a quote' });
    api.use(http.post('*/api/checkout/sessions', () => refuse(409, 'order.price_changed'), { once: true }));
    const prices = { ...PUBLIC_SETTINGS.prices, flow: { ...PUBLIC_SETTINGS.prices.flow, base: 5900 } };
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer', prices });
    await user.click(ask);
    expect(await within(dialog).findByText('€119 plus VAT a month')).toBeTruthy();
    expect(within(dialog).getByText(/^The price has changed/)).toBeTruthy();
    await user.click(ask);
    expect(await screen.findByText('Requested. The number of your request is Q-AABBCC01.')).toBeTruthy();
    expect(requests).toEqual([
      {
        order: { kind: 'flow', administrators: 3, members: 20, period: 'month' },
        expectedAmount: 11_900,
      },
    ]);
  });
});
