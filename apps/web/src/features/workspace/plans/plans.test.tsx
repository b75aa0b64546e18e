import type { CheckoutBody } from '@quint/contract/billing/orders.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
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
import { makeBilling, makeOrder, makeTrial, serveBilling, SUBSCRIPTION } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

/** An administrator of a workspace with these features. */
function inWorkspace(
  changes: Partial<NonNullable<CurrentUser['active_workspace']>>,
  language: 'EN' | 'DE' = 'EN',
) {
  const user = makeUser({ platform_language: language });
  if (user.active_workspace === null) throw new Error('no workspace');
  const features = { ...user.active_workspace.features, FEATURE_CARD_PAYMENT: true };
  return { ...user, active_workspace: { ...user.active_workspace, features, ...changes } };
}

async function planOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  const card = heading.closest('li');
  if (card === null) throw new Error(`no card ${name}`);
  return within(card);
}

function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

describe('The plans for a guest', () => {
  it('show the contents and price of each', async () => {
    answerPublicSettings();
    renderApp('/plans');
    const basic = await planOf('Basic');
    expect(basic.getByText('Free')).toBeTruthy();
    expect(basic.getByText('1 administrator')).toBeTruthy();
    expect(basic.getByText('up to 10 team members')).toBeTruthy();
    expect(basic.getByText('3 insights to start with')).toBeTruthy();
    const flow = await planOf('Flow');
    expect(flow.getByText('up to 3 administrators, up to 25 team members')).toBeTruthy();
    expect(flow.getByText('€69')).toBeTruthy();
    expect((await planOf('Enterprise')).getByText('Custom')).toBeTruthy();
    expect(
      screen.getByText(/Every workspace starts with 14 days free of charge\. All prices plus VAT\./),
    ).toBeTruthy();
  });

  it('link to the login and back', async () => {
    answerPublicSettings();
    renderApp('/plans');
    const basic = await planOf('Basic');
    expect(hrefOf(basic.getByRole('link', { name: 'Sign in to choose' }))).toBe('/?redirectTo=%2Fplans');
    const flow = await planOf('Flow');
    const back = new URLSearchParams(hrefOf(flow.getByRole('link', { name: 'Sign in to choose' })).slice(2));
    expect(back.get('redirectTo')).toBe(
      '/checkout?type=ws-plan&administrators=1&members=10&period=month&redirectAfterCheckout=%2Fplans',
    );
  });

  it('show a sample of the premium report and its price with VAT', async () => {
    answerPublicSettings();
    renderApp('/plans');
    expect(await screen.findByText('€29')).toBeTruthy();
    expect(screen.getByText('incl. VAT per person, once')).toBeTruthy();
    expect(hrefOf(screen.getByRole('link', { name: 'See a sample' }))).toBe(
      '/api/premium-report/sample?language=en',
    );
  });
});

describe('The price of Flow', () => {
  it('is a sum that follows the seats, up to the maximum of Flow', async () => {
    signedInAs(inWorkspace({ pack: { name: 'Basic' } }));
    serveBilling();
    const { user } = renderApp('/plans');
    const flow = await planOf('Flow');
    expect(flow.getByText('€105')).toBeTruthy();
    expect(flow.getByText('Paid yearly €94.50 a month: €1,134 a year, €126 less')).toBeTruthy();
    expect(flow.getByText('Flow goes up to 3 administrators.')).toBeTruthy();
    const more = flow.getByRole('button', { name: 'More: Administrators' });
    expect(more).toHaveProperty('disabled', true);
    await user.click(flow.getByRole('button', { name: 'Fewer: Administrators' }));
    expect(flow.getByText('€95')).toBeTruthy();
    const members = flow.getByRole('spinbutton', { name: 'Team members' });
    members.focus();
    await user.keyboard('{End}');
    expect(members).toHaveProperty('value', '25');
    expect(flow.getByText(/26 to 99 on request/)).toBeTruthy();
    await user.keyboard('{Home}{ArrowUp}{PageUp}');
    expect(members).toHaveProperty('value', '6');
    await user.clear(members);
    await user.type(members, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(members).toHaveProperty('value', '9');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const order = new URLSearchParams(hrefOf(flow.getByRole('link', { name: 'Choose Flow' })).split('?')[1]);
    expect(Object.fromEntries(order)).toEqual({
      type: 'ws-plan',
      administrators: '2',
      members: '6',
      period: 'month',
      redirectAfterCheckout: '/plans',
    });
  });

  it('is a tenth lower with yearly payment, in German', async () => {
    signedInAs(inWorkspace({ pack: { name: 'Basic' } }, 'DE'));
    serveBilling();
    const { user } = renderApp('/plans');
    await user.click(await screen.findByRole('radio', { name: /Jährlich, 10\s%/ }));
    const flow = await planOf('Flow');
    expect(flow.getByText('94,50 €')).toBeTruthy();
    expect(flow.getByText(/1\.134 € im Jahr, auf einmal bezahlt; 126 € weniger/)).toBeTruthy();
    expect(flow.getByText('-10,50 €')).toBeTruthy();
    expect(hrefOf(flow.getByRole('link', { name: 'Flow wählen' }))).toContain('period=year');
  });

  it('shows an active promotion', async () => {
    const promotion = { percent: 50, until: '2999-12-05', insights: 3 };
    answerPublicSettings({ ...PUBLIC_SETTINGS, prices: { ...PUBLIC_SETTINGS.prices, promotion } });
    renderApp('/plans');
    expect(
      await screen.findByText(
        /^Until 5 Dec 2999: 50% off the first year, which is €\d+\.\d\d less, and 3 insights on top$/,
      ),
    ).toBeTruthy();
  });
});

describe('The plans of a workspace', () => {
  it('show when the trial ends and what happens then', async () => {
    signedInAs(inWorkspace({ pack: { name: 'Basic' } }));
    serveBilling();
    renderApp('/plans');
    expect(
      await screen.findByText(/^Your free trial runs until .*, 5 more days\. All prices plus VAT\.$/),
    ).toBeTruthy();
    expect(screen.getByText('Nothing is charged and nothing is deleted.')).toBeTruthy();
    expect(screen.queryByText('Your plan')).toBeNull();
  });

  it('link to the billing page while a subscription is active', async () => {
    signedInAs(inWorkspace({}));
    const subscription = { ...SUBSCRIPTION, administrators: 2 };
    serveBilling(makeBilling({ subscription }));
    renderApp('/plans');
    const flow = await planOf('Flow');
    expect(flow.getByText('Your plan')).toBeTruthy();
    expect(hrefOf(flow.getByRole('link', { name: 'Manage subscription' }))).toBe('/billing');
    expect(flow.getByText('Flow runs with 2 administrators and 12 team members.')).toBeTruthy();
    const basic = await planOf('Basic');
    expect(hrefOf(basic.getByRole('link', { name: 'Go back to Basic' }))).toBe('/billing');
    expect(
      screen.getByText('Then you continue on Basic: no one is removed, nothing is deleted.'),
    ).toBeTruthy();
  });

  it.each([{ cancelsAtEnd: true }, { status: 'past_due' as const }, { status: 'paused' as const }])(
    'lead there for a subscription with %j as well',
    async (change) => {
      signedInAs(inWorkspace({}));
      serveBilling(makeBilling({ subscription: { ...SUBSCRIPTION, ...change } }));
      renderApp('/plans');
      const flow = await planOf('Flow');
      expect(hrefOf(flow.getByRole('link', { name: 'Manage subscription' }))).toBe('/billing');
    },
  );

  it('offer nothing that a cancelled subscription refuses', async () => {
    signedInAs(inWorkspace({}));
    serveBilling(makeBilling({ subscription: { ...SUBSCRIPTION, cancelsAtEnd: true } }));
    renderApp('/plans');
    const basic = await planOf('Basic');
    expect(basic.queryByRole('button')).toBeNull();
    expect(basic.queryByRole('link')).toBeNull();
  });

  it('of a workspace with a missing payment link to the open invoice, not to another plan', async () => {
    signedInAs(inWorkspace({ is_freezed: true }));
    const subscription = { ...SUBSCRIPTION, status: 'past_due' as const };
    serveBilling(makeBilling({ isFrozen: true, subscription }));
    renderApp('/plans');
    expect(await screen.findByText(/^The last payment did not go through/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/choose a plan/);
  });

  it('show that the workspace is paused, and lead to its start page afterwards', async () => {
    signedInAs(inWorkspace({ is_freezed: true, pack: { name: 'Basic' } }));
    serveBilling(makeTrial({ isFrozen: true, trialEndsAt: '2026-01-01T00:00:00.000Z' }));
    renderApp('/plans');
    expect(await screen.findByRole('heading', { name: 'Nordlicht GmbH is paused' })).toBeTruthy();
    const flow = await planOf('Flow');
    expect(hrefOf(flow.getByRole('link', { name: 'Choose Flow' }))).toContain(
      'redirectAfterCheckout=%2Fdashboard',
    );
  });

  it('tell members whom to ask', async () => {
    signedInAs({ ...inWorkspace({}), role: { name: 'ORG_USER', admin_access: false } });
    renderApp('/plans');
    expect((await planOf('Flow')).getByText('Ask your administrator')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Choose|Buy/ })).toBeNull();
  });
});

describe('Requesting a plan', () => {
  it('places a request for Basic once, shows it with its number, and withdraws it', async () => {
    signedInAs(inWorkspace({ pack: { name: 'Basic' } }));
    const order = makeOrder({ kind: 'basic', way: 'offer', insights: null, amount: 0, lines: [] });
    let open: object[] = [];
    const placedOrders: unknown[] = [];
    serveBilling();
    api.use(
      http.get('*/api/items/orders', () => HttpResponse.json({ data: open })),
      http.post('*/api/checkout/sessions', async ({ request }) => {
        placedOrders.push(await request.json());
        open = [{ ...order, date_created: order.dateCreated }];
        return HttpResponse.json({ data: { order, url: null } });
      }),
      http.post('*/api/checkout/sessions/:id/cancel', () => {
        open = [];
        return HttpResponse.json({ data: { ...order, status: 'withdrawn' } });
      }),
    );
    const { user } = renderApp('/plans');
    await user.dblClick(await (await planOf('Basic')).findByRole('button', { name: 'Request Basic' }));
    expect(await screen.findByText(`Requested on 18 Nov 2026, ${order.number}`)).toBeTruthy();
    expect(placedOrders).toEqual([{ order: { kind: 'basic' }, expectedAmount: 0 }]);
    expect((await planOf('Basic')).queryByRole('button', { name: 'Request Basic' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Withdraw: ${order.number}` }));
    expect(await (await planOf('Basic')).findByRole('button', { name: 'Request Basic' })).toBeTruthy();
  });

  it('sends the size of the company for Enterprise, and keeps it on failure', async () => {
    signedInAs(inWorkspace({ pack: { name: 'Basic' } }));
    serveBilling();
    const placedOrders: CheckoutBody[] = [];
    api.use(
      http.post('*/api/checkout/sessions', async ({ request }) => {
        placedOrders.push((await request.json()) as CheckoutBody);
        if (placedOrders.length === 1) return refuseTo(request, 503, 'payment.unavailable');
        const order = makeOrder({ kind: 'enterprise', way: 'offer', members: 120 });
        return HttpResponse.json({ data: { order, url: null } });
      }),
    );
    const { user } = renderApp('/plans');
    await user.click(await (await planOf('Enterprise')).findByRole('button', { name: 'Write to us' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Enterprise' }));
    await user.click(dialog.getByRole('button', { name: 'Request a quote' }));
    expect(dialog.getByText('Please enter how many team members you expect.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Team members/ }), '120');
    await user.type(dialog.getByRole('textbox', { name: /What we should know/ }), 'Two sites');
    await user.click(dialog.getByRole('button', { name: 'Request a quote' }));
    await waitFor(() => expect(placedOrders).toHaveLength(1));
    await user.click(await dialog.findByRole('button', { name: 'Request a quote' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(placedOrders[1]).toEqual({
      order: { kind: 'enterprise', members: 120, message: 'Two sites' },
      expectedAmount: 0,
    });
  });
});

describe('Talent insights', () => {
  it('are sold in packages, with 25 preselected', async () => {
    signedInAs(inWorkspace({}));
    serveBilling();
    const { user } = renderApp('/plans');
    const packages = within(await screen.findByRole('radiogroup', { name: 'Package' }));
    expect(packages.getByRole('radio', { name: /25 insights/ })).toHaveProperty('checked', true);
    expect(packages.getByText('€19 each')).toBeTruthy();
    expect(packages.getByText('5% off')).toBeTruthy();
    await user.click(packages.getByRole('radio', { name: /50 insights/ }));
    expect(screen.getByText('50 insights: €850 plus VAT')).toBeTruthy();
    expect(hrefOf(screen.getByRole('link', { name: 'Buy 50 insights' }))).toBe(
      '/checkout?type=ws-talent-insights&packageKey=50x-talent-insights&redirectAfterCheckout=%2Fplans',
    );
  });

  it.each([
    ['the installation has no provider', 'offer' as const, true],
    ['the workspace does not pay by card', 'stripe' as const, false],
  ])('are requested where %s', async (_where, paymentMethod, FEATURE_CARD_PAYMENT) => {
    signedInAs(inWorkspace({ features: { FEATURE_CARD_PAYMENT } }));
    answerPublicSettings({ ...PUBLIC_SETTINGS, orderWay: paymentMethod });
    serveBilling(makeTrial({ way: 'offer' }));
    renderApp('/plans');
    expect(await screen.findAllByRole('link', { name: 'Request a quote' })).toHaveLength(2);
  });
});
