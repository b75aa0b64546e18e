import type { Billing } from '@quint/contract/billing.ts';
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
} from '../../testing/api.ts';
import {
  makeBilling,
  makeEntry,
  makeOrder,
  makeOrderRow,
  serveBilling,
  SUBSCRIPTION,
} from '../../testing/billing.ts';
import { renderApp } from '../../testing/render.tsx';

const PAYING = makeBilling({
  subscription: SUBSCRIPTION,
  hasPortal: true,
  paymentEmail: 'books@people.example',
});

function open(billing: Billing, records: Parameters<typeof serveBilling>[1] = {}) {
  signedInAs(makeUser());
  const asked = serveBilling(billing, records);
  return { ...renderApp('/billing'), asked };
}

/** Answers a route with what holds afterwards, and notes what was sent. */
function answer(method: 'post' | 'patch', path: string, billing: object): unknown[] {
  const sent: unknown[] = [];
  api.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return HttpResponse.json({ data: billing });
    }),
  );
  return sent;
}

describe('The plan on the billing page', () => {
  it('says seats, next payment and period', async () => {
    open(PAYING);
    expect(await screen.findByText('paid monthly')).toBeTruthy();
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(screen.getByText('6 of 12')).toBeTruthy();
    expect(screen.getByText('18 Dec 2026: €93 plus VAT, for one month')).toBeTruthy();
    expect(screen.getByText('books@people.example')).toBeTruthy();
  });

  it('speaks German', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    serveBilling(PAYING, { entries: [makeEntry('e1')] });
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
    serveBilling(PAYING);
    api.use(http.get('*/api/billing', () => refuse(500, 'INTERNAL_SERVER_ERROR'), { once: true }));
    const { user } = renderApp('/billing');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('paid monthly')).toBeTruthy();
  });
});

describe('Other seats', () => {
  function preview(answers: (wanted: { administrators: number; members: number }) => object) {
    api.use(
      http.post('*/api/billing/subscription/preview', async ({ request }) => {
        const wanted = (await request.json()) as { administrators: number; members: number };
        return HttpResponse.json({ data: answers(wanted) });
      }),
    );
  }
  const NONE = { administrators: 0, members: 0 };

  it('say what they do while they are chosen, and are paid now where they are more', async () => {
    const { user } = open(PAYING);
    preview(({ members }) =>
      members === 12
        ? { begins: 'none', dueNow: 0, amount: 9300, exceeds: NONE }
        : { begins: 'now', dueNow: 150, amount: 9500, exceeds: NONE },
    );
    const after = { ...PAYING, subscription: { ...SUBSCRIPTION, members: 13, amount: 9500 } };
    const sent = answer('patch', '/billing/subscription', after);
    await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('This is what you have now. Nothing changes.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
    const members = within(dialog).getByRole('textbox', { name: 'Team members' });
    await user.clear(members);
    await user.type(members, '13{Tab}');
    expect(
      await within(dialog).findByText(
        'It begins at once. Today €1.50 plus VAT are charged for the rest of the period. Then €95 plus VAT a month.',
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Change and pay €1.50 plus VAT' }));
    expect(await screen.findByText('The plan was changed.')).toBeTruthy();
    expect(sent).toEqual([{ administrators: 3, members: 13, period: 'month', expectedAmount: 9500 }]);
    expect(screen.getByText('18 Dec 2026: €95 plus VAT, for one month')).toBeTruthy();
  });

  it('that are fewer begin with the next period, and say who will be too many', async () => {
    const { user } = open(PAYING);
    preview(() => ({ begins: 'end', dueNow: 0, amount: 7300, exceeds: { administrators: 1, members: 0 } }));
    const next = { period: 'month', administrators: 1, members: 12, amount: 7300 } as const;
    answer('patch', '/billing/subscription', { ...PAYING, subscription: { ...SUBSCRIPTION, next } });
    const kept = answer('post', '/billing/subscription/keep', PAYING);
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
    expect(kept).toHaveLength(1);
  });

  it.each([
    ['payment.declined', 402, 'payment.declined'],
    ['order.price_changed', 409, 'The price has changed. Please look at it again: it now says what applies.'],
  ])('stay where %s refuses them', async (code, status, words) => {
    const { user } = open(PAYING);
    preview(() => ({ begins: 'now', dueNow: 150, amount: 9500, exceeds: NONE }));
    api.use(http.patch('*/api/billing/subscription', () => refuse(status, code)));
    await user.click(await screen.findByRole('button', { name: 'Change seats or period' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Yearly' }));
    const pay = await within(dialog).findByRole('button', { name: /^Change and pay/ });
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
    await user.click(pay);
    expect(await within(dialog).findByText(words)).toBeTruthy();
    expect(within(dialog).getByRole('radio', { name: 'Yearly' })).toHaveProperty('checked', true);
  });
});

describe('The end of the plan', () => {
  it('is asked for with what becomes of it, and can be taken back', async () => {
    const { user } = open(makeBilling({ ...PAYING, used: { administrators: 2, members: 12 } }));
    const ending = { ...PAYING, subscription: { ...SUBSCRIPTION, cancelsAtEnd: true } };
    const sent = answer('post', '/billing/subscription/cancel', ending);
    answer('post', '/billing/subscription/resume', PAYING);
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('until 18 Dec 2026');
    expect(dialog.textContent).toContain('1 administrator and 10 team members');
    expect(dialog.textContent).toContain('1 administrator and 2 team members more than Basic allows');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('The plan ends on 18 Dec 2026')).toBeTruthy();
    expect(sent).toEqual([null]);
    expect(screen.queryByText('Next payment')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
    expect(await screen.findByText('The plan goes on.')).toBeTruthy();
    expect(screen.getByText('Next payment')).toBeTruthy();
  });
});

describe('A payment that failed', () => {
  const failed = { ...SUBSCRIPTION, status: 'past_due', graceEnds: '2026-12-02T09:30:00.000Z' } as const;
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
    open({ ...PAYING, subscription: failed }, { invoices: [invoice] });
    expect(await screen.findByText(/^The workspace works as before until 2 Dec 2026/)).toBeTruthy();
    const pay = await screen.findByRole('link', { name: 'Pay the open invoice' });
    expect(pay.getAttribute('href')).toBe('https://pay.example/in_1');
    const pdf = screen.getByRole('link', { name: 'PDF of invoice N-2' });
    expect(pdf.getAttribute('href')).toBe('https://pay.example/in_1.pdf');
  });

  it('pauses the workspace in the end, whose page stays open and asks for no names', async () => {
    const user = makeUser();
    const workspace = user.active_workspace!;
    signedInAs({ ...user, active_workspace: { ...workspace, is_freezed: true } });
    const entry = makeEntry('e1', { talent: undefined, user_created: undefined });
    const billing = { ...PAYING, subscription: failed, isFrozen: true };
    const asked = serveBilling(billing, { entries: [entry], invoices: [invoice] });
    renderApp('/billing');
    expect(await screen.findByText(/^The workspace is paused until the open invoice is paid/)).toBeTruthy();
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    expect(asked[0]?.get('fields')).not.toContain('fullname');
  });

  it('is not shown where the plan alone is missing', async () => {
    open(makeBilling({ pack: 'basic', isFrozen: true }));
    expect(await screen.findByText('This workspace is paused')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/plans');
  });
});

describe('The address for payments', () => {
  it('is changed in place; a wrong one stays and says so', async () => {
    const { user } = open(PAYING);
    const sent = answer('patch', '/billing', { ...PAYING, paymentEmail: 'new@people.example' });
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
    expect(sent).toEqual([{ paymentEmail: 'new@people.example' }]);
    const edit = screen.getByRole('button', { name: 'Edit the e-mail address for payments' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  it('is everybody again when it is emptied, and stays where that is refused', async () => {
    const { user } = open(PAYING);
    api.use(http.patch('*/api/billing', () => refuse(409, 'payment.refused'), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Edit the e-mail address for payments' }));
    await user.clear(screen.getByRole('textbox', { name: 'E-mail address for payments' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('payment.refused')).toBeTruthy();
    const sent = answer('patch', '/billing', { ...PAYING, paymentEmail: null });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('To all administrators')).toBeTruthy();
    expect(sent).toEqual([{ paymentEmail: null }]);
  });
});

describe('Orders of the workspace', () => {
  it('open with everything about them; an open one can be withdrawn', async () => {
    const request = makeOrderRow({
      kind: 'enterprise',
      way: 'offer',
      status: 'created',
      lines: [],
      amount: 0,
      tax: null,
      insights: null,
      members: 120,
      message: 'By spring',
      date_paid: null,
    });
    const { user } = open(PAYING, { orders: [request] });
    const sent = answer('post', '/checkout/sessions/:id/cancel', makeOrder({ status: 'withdrawn' }));
    await user.click(await screen.findByRole('row', { name: /Enterprise.*as offered.*requested/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Enterprise, Q-AABBCC01' });
    expect(dialog.textContent).toContain('Nothing has been charged.');
    expect(dialog.textContent).toContain('By spring');
    expect(dialog.textContent).toContain('120 team members');
    expect(dialog.textContent).not.toMatch(/\bpaid\b/i);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Q-AABBCC01 was withdrawn.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('say the answer of the platform, and what was paid back', async () => {
    const order = makeOrderRow({ status: 'refunded', note: 'As agreed by phone', amount_refunded: 53_550 });
    const { user } = open(PAYING, { orders: [order] });
    expect(await screen.findByText('As agreed by phone')).toBeTruthy();
    await user.click(screen.getByRole('row', { name: /25 talent insights.*€450.*refunded/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('€535.50');
    expect(dialog.textContent).toContain('€450 plus VAT');
    expect(within(dialog).queryByRole('button', { name: /Withdraw|Give back/ })).toBeNull();
  });

  it('give a premium report back within its days', async () => {
    const refundableUntil = '2026-12-18T12:00:00.000Z';
    const report = makeOrderRow({
      kind: 'premium_report',
      insights: null,
      amount: 2900,
      talent: { fullname: 'Anna Kowalski' },
    });
    api.use(
      http.get('*/api/checkout/sessions/:id', () =>
        HttpResponse.json({ data: makeOrder({ kind: 'premium_report', refundableUntil }) }),
      ),
    );
    const { user } = open(PAYING, { orders: [report] });
    const sent = answer('post', '/checkout/sessions/:id/refund', makeOrder({ status: 'returning' }));
    await user.click(await screen.findByRole('row', { name: /Premium report for Anna Kowalski/ }));
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Possible until 18 Dec 2026');
    await user.click(within(question).getByRole('button', { name: 'Give back' }));
    expect(await screen.findByText('The report was given back. The refund is under way.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});

describe('The history of talent insights', () => {
  const entries = [
    makeEntry('e5', { talent: { id: 'anna', fullname: 'Anna *****' }, balance: 47 }),
    makeEntry('e4', { talent: null, balance: 48 }),
    makeEntry('e3', { kind: 'grant', amount: 5, balance: 49, reason: 'For your patience', talent: null }),
    makeEntry('e2', {
      kind: 'purchase',
      amount: 25,
      balance: 44,
      talent: null,
      order: { number: 'Q-AABBCC01', kind: 'insights', insights: 25, period: null },
    }),
    makeEntry('e1', { kind: 'start', amount: 19, balance: 19, talent: null, user_created: null }),
  ];

  it('says who unlocked whom, what was ordered and given, and what was left; hidden people stay hidden', async () => {
    const { user } = open(PAYING, { entries });
    const row = (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/^Anna \*{5} unlocked.*Lena Brandt.*−1.*47$/)).toBeTruthy();
    expect(await row(/^A talent unlocked who is no longer here.*−1.*48$/)).toBeTruthy();
    expect(await row(/^Ordered: 25 talent insights.*\+25.*44$/)).toBeTruthy();
    expect(await row(/^Start credits.*\+19.*19$/)).toBeTruthy();
    await user.click(await row(/^Given by the platform.*For your patience.*\+5.*49$/));
    const dialog = await screen.findByRole('dialog', { name: 'Given by the platform' });
    expect(dialog.textContent).toContain('For your patience');
  });

  it('comes by pages of a hundred, of this workspace alone', async () => {
    const { asked } = open(PAYING, { entries });
    await screen.findByText('Start credits');
    expect(asked[0]?.get('limit')).toBe('100');
    expect(asked[0]?.get('filter')).toContain(makeUser().active_workspace?.id);
  });
});

describe('Without a payment provider', () => {
  it('the page has no subscription and no invoices, and other seats are asked for', async () => {
    signedInAs(makeUser());
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer' });
    serveBilling(makeBilling({ way: 'offer' }));
    const { user } = renderApp('/billing');
    const order = makeOrder({ kind: 'flow', way: 'offer', status: 'created' });
    const sent = answer('post', '/checkout/sessions', { order, url: null });
    expect(await screen.findByText(/^Plans are changed by people here/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask for other seats' }));
    const dialog = await screen.findByRole('dialog');
    const members = within(dialog).getByRole('textbox', { name: 'Team members' });
    await user.clear(members);
    await user.type(members, '20{Tab}');
    expect(await within(dialog).findByText('€109 plus VAT a month')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Ask for an offer' }));
    expect(await screen.findByText('Asked. The number of your request is Q-AABBCC01.')).toBeTruthy();
    expect(sent).toEqual([
      {
        order: { kind: 'flow', administrators: 3, members: 20, period: 'month' },
        expectedAmount: 10_900,
      },
    ]);
  });
});
