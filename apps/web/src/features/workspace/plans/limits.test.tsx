import type { Billing } from '@quint/contract/billing/billing.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { showLimit } from '#lib/panels.ts';
import { offerMore } from '#lib/plan-limit.ts';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { makeOrder, makeTrial, serveBilling, SUBSCRIPTION } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';

const PAGE = '/dev/ui/list';

/** Reaches a limit on a page, in a workspace with this plan and usage. */
async function meet(of: 'administrators' | 'members', billing: Partial<Billing>) {
  signedInAs(makeUser());
  serveBilling(makeTrial(billing));
  const app = renderApp(PAGE);
  await screen.findAllByRole('heading', { level: 1 });
  act(() => showLimit({ of }));
  const title = 'You reached your limit inside the plan';
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('A limit of the plan', () => {
  it('on Basic links to Flow', async () => {
    const { user, where, dialog } = await meet('administrators', {
      used: { administrators: 1, members: 4 },
    });
    expect(
      await dialog.findByText(/^Basic allows one administrator here; you have 1, invited ones included\./),
    ).toBeTruthy();
    expect(
      dialog.getByText('Flow has room for up to 3 administrators and 25 team members, from €49 a month.'),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'See Flow' }));
    await waitFor(() => expect(where()).toBe('/plans'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('below the maximum of Flow links to one more seat', async () => {
    const { user, where, dialog } = await meet('members', {
      pack: 'flow',
      limits: { administrators: 2, members: 5 },
      used: { administrators: 1, members: 5 },
    });
    expect(await dialog.findByText(/^Flow allows 5 team members here; you have 5\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add seats' }));
    await waitFor(() => expect(where()).toContain('/checkout?type=ws-plan&administrators=2&members=6'));
    expect(where()).toContain('redirectAfterCheckout=%2Fdev%2Fui%2Flist');
  });

  it('with a subscription links to the billing page', async () => {
    const { user, where, dialog } = await meet('members', {
      pack: 'flow',
      limits: { administrators: 2, members: 5 },
      used: { administrators: 2, members: 5 },
      subscription: SUBSCRIPTION,
    });
    await user.click(await dialog.findByRole('button', { name: 'Add seats' }));
    await waitFor(() => expect(where()).toBe('/billing'));
  });

  it('at the maximum of Flow requests Enterprise', async () => {
    const { user, dialog } = await meet('administrators', {
      pack: 'flow',
      limits: { administrators: 3, members: 25 },
      used: { administrators: 3, members: 5 },
    });
    const placedOrders: unknown[] = [];
    api.use(
      http.post('*/api/checkout/sessions', async ({ request }) => {
        placedOrders.push(await request.json());
        return HttpResponse.json({
          data: { order: makeOrder({ kind: 'enterprise', way: 'offer' }), url: null },
        });
      }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Request Enterprise' }));
    const form = within(await screen.findByRole('dialog', { name: 'Request Enterprise' }));
    await user.type(form.getByRole('textbox', { name: /Team members/ }), '60');
    await user.click(form.getByRole('button', { name: 'Request a quote' }));
    await waitFor(() => expect(placedOrders).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is read from a refusal, and from no other error', () => {
    const refusal = (code: string, of: string) =>
      new ApiError(403, [{ message: code, extensions: { code, limit: 3, of, pack: 'flow' } }], {
        call: 'POST /invite/users',
        wasSaving: false,
      });
    expect(offerMore(refusal('plan.limit_reached', 'administrators'))).toBe(true);
    expect(offerMore(refusal('plan.limit_reached', 'moons'))).toBe(false);
    expect(offerMore(refusal('user.exists', 'members'))).toBe(false);
    expect(offerMore(new Error('no answer'))).toBe(false);
  });
});

describe('A paused workspace', () => {
  const makeFrozenUser = (features: Partial<Record<'FEATURE_CARD_PAYMENT', boolean>> = {}) => {
    const user = makeUser();
    if (user.active_workspace === null) throw new Error('no workspace');
    const { active_workspace: workspace } = user;
    const active_workspace = {
      ...workspace,
      is_freezed: true,
      features: { ...workspace.features, ...features },
    };
    return { ...user, active_workspace };
  };

  it('shows who can pay, and links to the plans', async () => {
    signedInAs(makeFrozenUser({ FEATURE_CARD_PAYMENT: true }));
    serveBilling(makeTrial({ isFrozen: true, trialEndsAt: '2026-01-01T00:00:00.000Z' }));
    const { user, where } = renderApp('/paused');
    expect(await screen.findByText(/As an administrator you can pay for a plan/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See plans' }));
    await waitFor(() => expect(where()).toBe('/plans'));
  });

  it('with a missing payment offers the open invoice first', async () => {
    signedInAs(makeFrozenUser());
    const subscription = { ...SUBSCRIPTION, status: 'past_due' as const };
    serveBilling(
      makeTrial({ isFrozen: true, trialEndsAt: null, pack: 'flow', subscription, hasPortal: true }),
    );
    renderApp('/paused');
    expect(await screen.findByRole('button', { name: 'Pay the open invoice' })).toBeTruthy();
    const text = screen.getByText(/^The last payment did not go through/).textContent;
    expect(text).toContain('As soon as the open invoice is paid');
    expect(text).not.toContain('pay for a plan');
    const billing = screen.getByRole('link', { name: 'Go to billing' });
    expect(billing.getAttribute('href')).toBe('/billing');
  });
});
