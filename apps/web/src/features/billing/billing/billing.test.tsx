import type { Billing } from '@quint/contract/billing/billing.ts';
import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuse,
  refuseTo,
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
  it('says seats, next payment and period', async () => {
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

  it('says who is too many, and when a trial ends', async () => {
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

describe('Other seats', () => {
  function preview(answers: (seats: { administrators: number; members: number }) => object) {
    api.use(
      http.post('*/api/billing/subscription/preview', async ({ request }) => {
        const seats = (await request.json()) as { administrators: number; members: number };
        return HttpResponse.json({ data: answers(seats) });
      }),
    );
  }
  const NONE = { administrators: 0, members: 0 };

  it('say what they do while they are chosen, and are paid now where they are more', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    preview(({ members }) =>
      members === 12
        ? { begins: 'none', dueNow: 0, amount: 9300, exceeds: NONE }
        : { begins: 'now', dueNow: 150, amount: 9500, exceeds: NONE },
    );
    const after = { ...SUBSCRIBED_BILLING, subscription: { ...SUBSCRIPTION, members: 13, amount: 9500 } };
    const requests = answer('patch', '/billing/subscription', after);
    await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('This is what you have now. Nothing changes.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
    const members = within(dialog).getByRole('textbox', { name: 'Team members' });
    await user.clear(members);
    await user.type(members, '13{Tab}');
    expect(
      await within(dialog).findByText(
        'It begins at once. Today €1.50 plus VAT is charged for the rest of the period. Then €95 plus VAT a month.',
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Change and pay €1.50 plus VAT' }));
    expect(await screen.findByText('The plan was changed.')).toBeTruthy();
    expect(requests).toEqual([{ administrators: 3, members: 13, period: 'month', expectedAmount: 9500 }]);
    expect(screen.getByText('18 Dec 2026: €95 plus VAT, for one month')).toBeTruthy();
  });

  it('that are fewer begin with the next period, and say who will be too many', async () => {
    const { user } = open(SUBSCRIBED_BILLING);
    preview(() => ({ begins: 'end', dueNow: 0, amount: 7300, exceeds: { administrators: 1, members: 0 } }));
    const next = { period: 'month', administrators: 1, members: 12, amount: 7300 } as const;
    answer('patch', '/billing/subscription', {
      ...SUBSCRIBED_BILLING,
      subscription: { ...SUBSCRIPTION, next },
    });
    const requests = answer('post', '/billing/subscription/keep', SUBSCRIBED_BILLING);
    await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/^It begins on 18 Dec 2026\. Nothing is charged/)).toBeTruthy();
    expect(within(dialog).getByText(/^You have 1 administrator more than that/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Change from 18 Dec 2026' }));
    expect(await screen.findByText('The change begins on 18 Dec 2026.')).toBeTruthy();
    expect(await screen.findByText('A change begins on 18 Dec 2026')).toBeTruthy();
    expect(screen.getByText('1 administrator and 12 team members, €73 plus VAT a month.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Leave as it is' }));
    expect(await screen.findByText('Everything stays as it is.')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['payment.declined', 402, 'payment.declined'],
    ['order.price_changed', 409, 'The price has changed. Please check it again: the new price is shown.'],
  ])('stay where %s refuses them', async (code, status, message) => {
    const { user } = open(SUBSCRIBED_BILLING);
    preview(() => ({ begins: 'now', dueNow: 150, amount: 9500, exceeds: NONE }));
    api.use(http.patch('*/api/billing/subscription', () => refuse(status, code)));
    await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Yearly' }));
    const pay = await within(dialog).findByRole('button', { name: /^Change and pay/ });
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
    await user.click(pay);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(within(dialog).getByRole('radio', { name: 'Yearly' })).toHaveProperty('checked', true);
  });
});

it('Other seats say why the server refuses them', async () => {
  const { user } = open(SUBSCRIBED_BILLING);
  api.use(
    http.post('*/api/billing/subscription/preview', ({ request }) =>
      refuseTo(request, 409, 'subscription.unpaid'),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^A payment is missing/)).toBeTruthy();
});

describe('The end of the plan', () => {
  it('is asked for with what becomes of it, and can be taken back', async () => {
    const { user } = open(makeBilling({ ...SUBSCRIBED_BILLING, used: { administrators: 2, members: 12 } }));
    const ending = { ...SUBSCRIBED_BILLING, subscription: { ...SUBSCRIPTION, cancelsAtEnd: true } };
    const requests = answer('post', '/billing/subscription/cancel', ending);
    answer('post', '/billing/subscription/resume', SUBSCRIBED_BILLING);
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('until 18 Dec 2026');
    expect(dialog.textContent).toContain('1 administrator and 10 team members');
    expect(dialog.textContent).toContain('1 administrator and 2 team members more than Basic allows');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('The plan ends on 18 Dec 2026')).toBeTruthy();
    expect(requests).toEqual([null]);
    expect(screen.queryByRole('button', { name: 'Change seats or period' })).toBeNull();
    expect(screen.queryByText('Next payment')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
    expect(await screen.findByText('The plan continues.')).toBeTruthy();
    expect(screen.getByText('Next payment')).toBeTruthy();
  });

  it('shows what holds where another administrator was faster', async () => {
    const { user } = open({ ...SUBSCRIBED_BILLING, subscription: { ...SUBSCRIPTION, cancelsAtEnd: true } });
    const resume = await screen.findByRole('button', { name: 'Keep the plan' });
    api.use(
      http.post('*/api/billing/subscription/resume', ({ request }) =>
        refuseTo(request, 409, 'subscription.none'),
      ),
      http.get('*/api/billing', () => HttpResponse.json({ data: makeTrial({ trialEndsAt: null }) })),
    );
    await user.click(resume);
    expect(await screen.findByText(/^There is no subscription to change/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Choose a plan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep the plan' })).toBeNull();
  });

  it('is not taken back where Enterprise has taken its place', async () => {
    open({
      ...SUBSCRIBED_BILLING,
      pack: 'enterprise',
      subscription: { ...SUBSCRIPTION, cancelsAtEnd: true },
    });
    expect(await screen.findByText('The Flow subscription ends on 18 Dec 2026')).toBeTruthy();
    expect(screen.getByText('as agreed')).toBeTruthy();
    expect(screen.queryByText(/continues on Basic/)).toBeNull();
    for (const name of ['Keep the plan', 'Change seats or period', 'Cancel plan'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says in German that the server was not reached, and can be asked for again', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    serveBilling(SUBSCRIBED_BILLING);
    api.use(http.post('*/api/billing/subscription/cancel', () => HttpResponse.error()));
    const { user } = renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Tarif kündigen' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Tarif kündigen' }));
    const alert = await within(dialog).findByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe(commonDe.fault.failedText));
  });
});

describe('A payment that failed', () => {
  const failedSubscription = {
    ...SUBSCRIPTION,
    status: 'past_due',
    graceEnds: '2026-12-02T09:30:00.000Z',
  } as const;
  const invoice = {
    id: 'in_1',
    number: 'N-2',
    date: '2026-11-18T12:00:00.000Z',
    amount: 11_067,
    status: 'open',
    url: 'https://pay.example/in_1',
    pdf: 'https://pay.example/in_1.pdf',
  };

  it('says until when everything goes on, and where it is paid', async () => {
    open({ ...SUBSCRIBED_BILLING, subscription: failedSubscription }, { invoices: [invoice] });
    expect(await screen.findByText(/^The workspace works as before until 2 Dec 2026/)).toBeTruthy();
    const pay = await screen.findByRole('link', { name: 'Pay the open invoice' });
    expect(pay.getAttribute('href')).toBe('https://pay.example/in_1');
    const pdf = screen.getByRole('link', { name: 'PDF of invoice N-2' });
    expect(pdf.getAttribute('href')).toBe('https://pay.example/in_1.pdf');
  });

  it('offers no change of seats, which would be refused', async () => {
    open({ ...SUBSCRIBED_BILLING, subscription: failedSubscription });
    expect(await screen.findByRole('button', { name: 'Cancel plan' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change seats or period' })).toBeNull();
  });

  it('pauses the workspace in the end, whose page stays open and asks for no names', async () => {
    const user = makeUser();
    const workspace = user.active_workspace!;
    signedInAs({ ...user, active_workspace: { ...workspace, is_freezed: true } });
    const entry = makeEntry('e1', { talent: undefined, user_created: undefined });
    const billing = { ...SUBSCRIBED_BILLING, subscription: failedSubscription, isFrozen: true };
    const queries = serveBilling(billing, { entries: [entry], invoices: [invoice] });
    renderApp('/billing');
    expect(await screen.findByText(/^The workspace is paused until the open invoice is paid/)).toBeTruthy();
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    expect(queries[0]?.get('fields')).not.toContain('fullname');
  });

  it('is not shown where the plan alone is missing', async () => {
    open(makeBilling({ pack: 'basic', isFrozen: true }));
    expect(await screen.findByText('This workspace is paused')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans');
  });
});

describe('The address for payments', () => {
  it('is changed in place; a wrong one stays and says so', async () => {
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

  it('is everybody again when it is emptied, and stays where that is refused', async () => {
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
  it('the page has no subscription and no invoices, and other seats are asked for', async () => {
    signedInAs(makeUser());
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer' });
    serveBilling(makeBilling({ way: 'offer' }));
    const { user } = renderApp('/billing');
    const order = makeOrder({ kind: 'flow', way: 'offer', status: 'created' });
    const requests = answer('post', '/checkout/sessions', { order, url: null });
    expect(await screen.findByText(/^Plan changes are handled manually/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
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
