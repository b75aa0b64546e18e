import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuse,
  signedInAs,
} from '../../../testing/api.ts';
import { makeOrder, makeOrderRow } from '../../../testing/billing.ts';
import { answerPage } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const NORDLICHT = { id: '0190c0de-0000-7000-8000-000000000002', name: 'Nordlicht GmbH' };
const BASALT = { id: '0190c0de-0000-7000-8000-000000000003', name: 'Basalt AG' };
const idOf = (number: string) => `0190c0de-0000-7000-8000-0000aabbcc${number}`;

const PAID_ORDER = makeOrderRow({ id: idOf('01'), number: 'Q-AABBCC01', organization: NORDLICHT });
const REQUESTED_ORDER = makeOrderRow({
  id: idOf('02'),
  number: 'Q-AABBCC02',
  organization: BASALT,
  kind: 'enterprise',
  way: 'offer',
  status: 'created',
  lines: [],
  amount: 0,
  tax: null,
  insights: null,
  members: 120,
  message: 'By spring',
  is_given: false,
  date_paid: null,
});
const RETURNED_ORDER = makeOrderRow({
  id: idOf('03'),
  number: 'Q-AABBCC03',
  organization: BASALT,
  kind: 'premium_report',
  way: 'offer',
  status: 'returning',
  insights: null,
  amount: 2900,
  tax: null,
  is_given: false,
  date_ended: '2026-11-20T12:00:00.000Z',
});

type OrderRecord = Readonly<Record<string, unknown>>;
let orders: OrderRecord[];
let queries: URLSearchParams[];

/** The last query for the list itself, without those for waiting requests. */
const lastList = () => queries.findLast((query) => query.get('limit') === '100');

beforeEach(() => {
  orders = [PAID_ORDER, REQUESTED_ORDER, RETURNED_ORDER];
  queries = [];
  signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
  api.use(
    http.get('*/api/items/orders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      if (query.has('aggregate[count]')) return HttpResponse.json({ data: [{ count: '2' }] });
      return answerPage(orders, query);
    }),
    http.get('*/api/items/orders/:id', ({ params }) => {
      const order = orders.find(({ id }) => id === params['id']);
      return order === undefined ? refuse(403, 'FORBIDDEN') : HttpResponse.json({ data: order });
    }),
  );
});

/** Answers an action of the platform with an order in another state, and records the request bodies. */
function serveAct(act: string, number: string, change: OrderRecord): unknown[] {
  const bodies: unknown[] = [];
  api.use(
    http.post(`*/api/platform/orders/${idOf(number)}/${act}`, async ({ request }) => {
      bodies.push(await request.json());
      orders = orders.map((order) => (order.id === idOf(number) ? { ...order, ...change } : order));
      return HttpResponse.json({ data: makeOrder({ id: idOf(number) }) });
    }),
  );
  return bodies;
}

describe('The orders of the platform', () => {
  it('begin with the requests that are waiting, which the menu counts', async () => {
    renderApp('/admin/orders');
    const waitingList = await screen.findByRole('list', { name: 'Waiting for you' });
    expect(within(waitingList).getAllByRole('listitem')).toHaveLength(2);
    expect(waitingList.textContent).toContain('By spring');
    expect(waitingList.textContent).toContain('returned on 20 Nov 2026');
    expect(await screen.findByRole('link', { name: 'Platform, 2 requests are waiting' })).toBeTruthy();
    const list = await screen.findByRole('table', { name: 'All orders' });
    expect(
      within(list).getByRole('row', { name: /25 talent insights.*Nordlicht GmbH.*€450.*paid/ }),
    ).toBeTruthy();
  });

  it('are filtered, searched and sorted by the server, with the view in the URL', SLOW, async () => {
    const { user, where } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Status: all' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'paid' }));
    await waitFor(() => expect(where()).toBe('/admin/orders?status=paid'));
    await user.type(await screen.findByRole('textbox', { name: 'Number or workspace' }), 'cc01');
    await waitFor(() => expect(where()).toContain('search=cc01'));
    await user.click(screen.getByRole('button', { name: /Amount/ }));
    await waitFor(() => expect(where()).toContain('sort='));
    const list = await screen.findByRole('table', { name: 'All orders' });
    await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(2));
    expect(lastList()?.get('filter')).toContain('"status":"paid"');
    expect(lastList()?.get('sort')).toMatch(/^-?amount,/);
  });

  it('of one workspace can be widened to all again', async () => {
    orders = [];
    api.use(
      http.get('*/api/items/organizations/:id', () => HttpResponse.json({ data: { name: NORDLICHT.name } })),
    );
    const { user, where } = renderApp(`/admin/orders?workspace=${NORDLICHT.id}`);
    expect(await screen.findByText('Workspace: Nordlicht GmbH')).toBeTruthy();
    expect(lastList()?.get('filter')).toContain(NORDLICHT.id);
    await user.click(screen.getByRole('button', { name: 'Show the orders of all workspaces' }));
    await waitFor(() => expect(where()).toBe('/admin/orders'));
  });

  it('say that there are none, or that none matches a filter', async () => {
    orders = [];
    renderApp('/admin/orders');
    expect(await screen.findByText('No order yet')).toBeTruthy();
    renderApp('/admin/orders?kind=flow');
    expect(await screen.findByText('No such order')).toBeTruthy();
  });
});

describe('A request', () => {
  it('is fulfilled with a note, and shows its new state', async () => {
    const bodies = serveAct('fulfil', '02', { status: 'fulfilled', note: 'Welcome', is_given: true });
    const { user } = renderApp('/admin/orders');
    await user.click(await screen.findByRole('button', { name: 'Look at Q-AABBCC02 and answer' }));
    const panel = await screen.findByRole('dialog', { name: 'Enterprise, Q-AABBCC02' });
    expect(await within(panel).findByText('Basalt AG')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'lena@nordlicht.example' })).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Fulfil' }));
    const question = await screen.findByRole('alertdialog', { name: 'Fulfil Q-AABBCC02?' });
    expect(question.textContent).toContain('marked as fulfilled but not paid');
    await user.type(within(question).getByRole('textbox', { name: 'Answer to the workspace' }), ' Welcome ');
    await user.click(within(question).getByRole('button', { name: 'Fulfil' }));
    expect(await screen.findByText('Q-AABBCC02 is fulfilled.')).toBeTruthy();
    expect(bodies).toEqual([{ note: 'Welcome' }]);
    expect(await within(panel).findByText('fulfilled')).toBeTruthy();
    expect(within(panel).getByText('Welcome')).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: 'Fulfil' })).toBeNull();
  });

  it('keeps the input when another administrator was faster', async () => {
    api.use(
      http.post('*/api/platform/orders/:id/decline', () => {
        orders = orders.map((order) =>
          order === REQUESTED_ORDER ? { ...order, status: 'fulfilled' } : order,
        );
        return refuse(409, 'order.not_open');
      }),
    );
    const { user } = renderApp(`/admin/orders?order=${idOf('02')}`);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const question = await screen.findByRole('alertdialog');
    const note = within(question).getByRole<HTMLTextAreaElement>('textbox');
    await user.type(note, 'Too early');
    await user.click(within(question).getByRole('button', { name: 'Decline' }));
    expect(await within(question).findByText('order.not_open')).toBeTruthy();
    expect(note.value).toBe('Too early');
  });

  it('is not shown in an order that waits for a payment', async () => {
    orders = [{ ...PAID_ORDER, status: 'created', date_paid: null }];
    renderApp(`/admin/orders?order=${idOf('01')}`);
    expect(await within(await screen.findByRole('dialog')).findByText('awaiting payment')).toBeTruthy();
    for (const name of ['Fulfil', 'Decline', 'Refund'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('A refund', () => {
  it('says what is revoked before the provider is called', async () => {
    const bodies = serveAct('refund', '01', { status: 'returning', is_given: false });
    const { user } = renderApp(`/admin/orders?order=${idOf('01')}`);
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(screen.queryByText(/you have what was ordered/)).toBeNull();
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Unused talent insights of this order are withdrawn');
    expect(question.textContent).toContain('This cannot be undone.');
    await user.click(within(question).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('The refund of Q-AABBCC01 is under way.')).toBeTruthy();
    expect(bodies).toEqual([{ note: '' }]);
    expect((await screen.findByRole('dialog')).textContent).toContain('refund under way');
  });

  it('by hand is marked once the money was paid back', async () => {
    serveAct('refund', '03', { status: 'refunded' });
    const { user } = renderApp(`/admin/orders?order=${idOf('03')}`);
    await user.click(await screen.findByRole('button', { name: 'Mark as refunded' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('nothing is transferred from here');
    expect(question.textContent).toContain('has already been withdrawn');
    await user.click(within(question).getByRole('button', { name: 'The money was refunded' }));
    expect(await screen.findByText('Q-AABBCC03 is marked as refunded.')).toBeTruthy();
  });

  it('of an unknown order says so', async () => {
    renderApp(`/admin/orders?order=${idOf('99')}`);
    expect(await screen.findByText('There is no such order.')).toBeTruthy();
  });
});

describe('Talent insights by hand', () => {
  it('require a reason, which the workspace reads, and show the new total', SLOW, async () => {
    const bodies: unknown[] = [];
    const { promise: answerPromise, resolve: answer } = Promise.withResolvers<void>();
    api.use(
      http.post(`*/api/platform/organizations/${NORDLICHT.id}/insights`, async ({ request }) => {
        bodies.push(await request.json());
        await answerPromise;
        return HttpResponse.json({ data: { insights: 28 } });
      }),
    );
    const { user } = renderApp(`/admin/orders?order=${idOf('01')}`);
    await user.click(await screen.findByRole('button', { name: 'Give talent insights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Nordlicht GmbH talent insights' });
    const number = within(dialog).getByRole('textbox', { name: /How many/ });
    await user.clear(number);
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    expect(await within(dialog).findByText('Please enter a whole number from 1 to 10,000.')).toBeTruthy();
    expect(within(dialog).getByText('Please say why: the workspace can read it.')).toBeTruthy();
    await user.type(number, '10');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'For your patience');
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await user.type(number, '{Enter}');
    answer();
    expect(await screen.findByText('10 talent insights were given. Nordlicht GmbH now has 28.')).toBeTruthy();
    expect(bodies).toEqual([{ insights: 10, reason: 'For your patience', key: expect.any(String) }]);
  });

  it('are granted once when the answer was lost, and again when the input differs', SLOW, async () => {
    const keys: string[] = [];
    api.use(
      http.post(`*/api/platform/organizations/${NORDLICHT.id}/insights`, async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return keys.length < 3 ? HttpResponse.error() : HttpResponse.json({ data: { insights: 28 } });
      }),
    );
    const { user } = renderApp(`/admin/orders?order=${idOf('01')}`);
    await user.click(await screen.findByRole('button', { name: 'Give talent insights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Nordlicht GmbH talent insights' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'For your patience');
    const give = within(dialog).getByRole('button', { name: 'Give' });
    await user.click(give);
    await within(dialog).findByRole('alert');
    await user.click(give);
    await waitFor(() => expect(keys).toHaveLength(2));
    await within(dialog).findByRole('alert');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), '!');
    await user.click(give);
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('The sums', () => {
  it('are a chart and a table of the months, less refunds', async () => {
    const month = (name: string, amount: number, refundedAmount = 0) => ({
      month: name,
      orders: amount > 0 ? 2 : 0,
      amount,
      refunded: refundedAmount,
    });
    const data = [month('2026-09', 0), month('2026-10', 45_000), month('2026-11', 90_000, 2900)];
    api.use(http.get('*/api/platform/orders/sums', () => HttpResponse.json({ data })));
    renderApp('/admin/orders?tab=sums');
    const picture = await screen.findByRole('img', { name: /in the last 3 months/ });
    expect(picture.textContent).toContain('October 2026: €450');
    const table = screen.getByRole('table', { name: 'The months in numbers' });
    expect(within(table).getByRole('row', { name: 'November 2026 2 €29 €900' })).toBeTruthy();
    expect(screen.getByText('€1,350')).toBeTruthy();
  });
});

describe('Messages of the provider', () => {
  const message = {
    id: '0190c0de-0000-7000-8000-0000000000e1',
    message: 'evt_1',
    type: 'checkout.session.completed',
    subject: 'cs_1',
    order: idOf('01'),
    status: 'failed',
    attempts: 12,
    error: 'provider.down',
    date_sent: '2026-11-18T12:00:00.000Z',
    date_created: '2026-11-18T12:00:01.000Z',
    date_done: null,
    organization: { name: 'Nordlicht GmbH' },
  };

  it('show how they were processed, and can be processed again', SLOW, async () => {
    const replayedIds: unknown[] = [];
    api.use(
      http.get('*/api/items/payment_events', ({ request }) =>
        answerPage([message], new URL(request.url).searchParams),
      ),
      http.post('*/api/platform/payment-events/:id/replay', ({ params }) => {
        replayedIds.push(params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, where } = renderApp('/admin/orders?tab=messages');
    const row = { name: /checkout\.session\.completed.*12.*failed/ };
    await user.click(await screen.findByRole('row', row));
    const dialog = await screen.findByRole('dialog', { name: 'checkout.session.completed' });
    expect(dialog.textContent).toContain('provider.down');
    await user.click(within(dialog).getByRole('button', { name: 'Process again' }));
    expect(await screen.findByText('The message is being processed again.')).toBeTruthy();
    expect(replayedIds).toEqual([message.id]);
    await user.click(screen.getByRole('row', row));
    await user.click(await screen.findByRole('button', { name: 'Open the order' }));
    await waitFor(() => expect(where()).toContain(`order=${idOf('01')}`));
    expect(await screen.findByRole('dialog', { name: '25 talent insights, Q-AABBCC01' })).toBeTruthy();
  });

  it('are not shown without a provider', async () => {
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: 'offer' });
    renderApp('/admin/orders?tab=messages');
    expect(await screen.findByRole('tab', { name: 'Sums per month' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Messages' })).toBeNull());
    expect(screen.getByRole('tab', { name: 'Orders' }).getAttribute('aria-selected')).toBe('true');
  });
});
