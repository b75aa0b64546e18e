import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import {
  answer,
  makeEntry,
  makeOrder,
  makeOrderRow,
  SUBSCRIBED_BILLING,
  serveBilling,
} from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

function open(records: Parameters<typeof serveBilling>[1]) {
  signedInAs(makeUser());
  const queries = serveBilling(SUBSCRIBED_BILLING, records);
  return { ...renderApp('/billing'), queries };
}

describe('Orders of the workspace', () => {
  it('open with their details; an open one can be withdrawn', async () => {
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
    const { user } = open({ orders: [request] });
    const bodies = answer('post', '/checkout/sessions/:id/cancel', makeOrder({ status: 'withdrawn' }));
    await user.click(await screen.findByRole('row', { name: /Enterprise.*as quoted.*requested/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Enterprise, Q-AABBCC01' });
    expect(dialog.textContent).toContain('Nothing has been charged.');
    expect(dialog.textContent).toContain('By spring');
    expect(dialog.textContent).toContain('120 team members');
    expect(dialog.textContent).not.toMatch(/\bpaid\b/i);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Q-AABBCC01 was withdrawn.')).toBeTruthy();
    expect(bodies).toHaveLength(1);
  });

  it('show the answer of the platform, and the refunded amount', async () => {
    const order = makeOrderRow({ status: 'refunded', note: 'As agreed by phone', amount_refunded: 53_550 });
    const { user } = open({ orders: [order] });
    expect(await screen.findByText('As agreed by phone')).toBeTruthy();
    await user.click(screen.getByRole('row', { name: /25 talent insights.*€450.*refunded/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('€535.50');
    expect(dialog.textContent).toContain('€450 plus VAT');
    expect(within(dialog).queryByRole('button', { name: /Withdraw|Return/ })).toBeNull();
  });

  it('return a premium report within its days', async () => {
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
    const { user } = open({ orders: [report] });
    const bodies = answer('post', '/checkout/sessions/:id/refund', makeOrder({ status: 'returning' }));
    await user.click(await screen.findByRole('row', { name: /Premium report for Anna Kowalski/ }));
    await user.click(await screen.findByRole('button', { name: 'Return for a refund' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Possible until 18 Dec 2026');
    await user.click(within(question).getByRole('button', { name: 'Return for a refund' }));
    expect(await screen.findByText('The report was returned. The refund is under way.')).toBeTruthy();
    expect(bodies).toHaveLength(1);
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

  it('shows unlocks, orders, grants and the remaining insights; hidden people stay hidden', async () => {
    const { user } = open({ entries });
    const row = (name: RegExp) => screen.findByRole('row', { name });
    expect(await row(/^Anna \*{5} unlocked.*Lena Brandt.*−1.*47$/)).toBeTruthy();
    expect(await row(/^Unlocked a talent who is no longer here.*−1.*48$/)).toBeTruthy();
    expect(await row(/^Ordered: 25 talent insights.*\+25.*44$/)).toBeTruthy();
    expect(await row(/^Starting credit.*\+19.*19$/)).toBeTruthy();
    await user.click(await row(/^Given by the platform.*For your patience.*\+5.*49$/));
    const dialog = await screen.findByRole('dialog', { name: 'Given by the platform' });
    expect(dialog.textContent).toContain('For your patience');
  });

  it('loads pages of a hundred entries, of this workspace alone', async () => {
    const { queries } = open({ entries });
    await screen.findByText('Starting credit');
    expect(queries[0]?.get('limit')).toBe('100');
    expect(queries[0]?.get('filter')).toContain(makeUser().active_workspace?.id);
  });
});
