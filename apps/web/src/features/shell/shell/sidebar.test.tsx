import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answerPublicSettings,
  api,
  makeUser,
  PUBLIC_SETTINGS,
  refuse,
  refuseTo,
  signedInAs,
} from '../../../testing/api.ts';
import { makeBilling, serveBilling } from '../../../testing/billing.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PAGE = '/dev/ui/list';

type Workspace = NonNullable<CurrentUser['active_workspace']>;

function workspaceOf(user: CurrentUser, overrides: Partial<Workspace> = {}): Workspace {
  if (user.active_workspace === null) throw new Error('no workspace');
  return { ...user.active_workspace, ...overrides };
}

function membership(
  id: string,
  name: string,
  overrides: Partial<CurrentUser['organizations'][number]['organization']> = {},
) {
  const organization = { id, name, is_freezed: false, date_deleted: null, ...overrides };
  return { user_role: 'ORG_ADMIN' as const, organization };
}

/** A user with four workspaces: the current, an active, a frozen and a deleted one. */
function traveller(overrides: Partial<CurrentUser> = {}): CurrentUser {
  const user = makeUser(overrides);
  return {
    ...user,
    organizations: [
      membership(workspaceOf(user).id, 'Nordlicht GmbH'),
      membership('acme', 'acme'),
      membership('berg', 'Berg AG', { is_freezed: true }),
      membership('gone', 'Gone Ltd', { date_deleted: '2026-01-01T00:00:00.000Z' }),
    ],
  };
}

async function openSwitch(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /Nordlicht GmbH/ }));
  return screen.findByRole('menu', { name: 'Switch workspace' });
}

const namesIn = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole('menuitem')
    .map((item) => item.ariaLabel ?? item.getAttribute('aria-label'));

afterEach(() => vi.restoreAllMocks());

describe('The workspace switch', () => {
  it('shows the plan of the workspace and the number of its administrators', async () => {
    signedInAs(makeUser());
    renderApp(PAGE);
    expect(
      await screen.findByRole('button', { name: /Nordlicht GmbH\s*Flow\s*3 administrators/ }),
    ).toBeTruthy();
  });

  it('lists the others except deleted ones, marks frozen ones, and filters in any letter case', async () => {
    signedInAs(traveller());
    const { user } = renderApp(PAGE);
    const menu = await openSwitch(user);
    expect(namesIn(menu)).toEqual(['acme', 'Berg AG, paused']);
    await user.type(screen.getByLabelText('Find a workspace'), 'ACME');
    await waitFor(() => expect(namesIn(menu)).toEqual(['acme']));
    await user.clear(screen.getByLabelText('Find a workspace'));
    await user.type(screen.getByLabelText('Find a workspace'), 'zzz');
    expect(await screen.findByText('No workspace with this name')).toBeTruthy();
  });

  it('says when there is no other', async () => {
    signedInAs(makeUser());
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: /Nordlicht GmbH/ }));
    expect(await screen.findByText('This is your only workspace.')).toBeTruthy();
  });

  it('opens the dashboard of the other one, by keyboard, and drops the data of this one', async () => {
    const before = traveller();
    const after = { ...before, active_workspace: workspaceOf(before, { id: 'acme', name: 'acme' }) };
    let account = before;
    const changes: unknown[] = [];
    signedInAs(before);
    api.use(
      http.get('*/api/users/me', () => HttpResponse.json({ data: account })),
      http.patch('*/api/users/me', async ({ request }) => {
        changes.push(await request.json());
        account = after;
        return HttpResponse.json({ data: account });
      }),
      http.get('*/api/items/*', () => HttpResponse.json({ data: [] })),
    );
    const { user, where } = renderApp(PAGE);
    await openSwitch(user);
    await user.keyboard('ac{Enter}');
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(await screen.findByRole('button', { name: /acme/ })).toBeTruthy();
    expect(changes).toEqual([{ active_workspace: 'acme' }]);
  });

  it('signs out when it fails, and logs to the console', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    signedInAs(traveller());
    api.use(http.patch('*/api/users/me', ({ request }) => refuseTo(request, 400, 'INVALID_FOREIGN_KEY')));
    const { user, where } = renderApp(PAGE);
    const menu = await openSwitch(user);
    await user.click(within(menu).getByRole('menuitem', { name: 'acme' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(where()).toBe('/');
    expect(log).toHaveBeenCalledWith('The workspace could not be switched', expect.anything());
  });

  it('offers every workspace to platform administrators', async () => {
    signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
    api.use(
      http.get('*/api/items/organizations', () =>
        HttpResponse.json({
          data: [
            { id: workspaceOf(makeUser()).id, name: 'Nordlicht GmbH', is_freezed: false },
            { id: 'far', name: 'Far away', is_freezed: false },
          ],
        }),
      ),
    );
    const { user } = renderApp(PAGE);
    expect(namesIn(await openSwitch(user))).toEqual(['Far away']);
  });
});

describe('The menu of the account', () => {
  async function entries(name = /Lena Brandt/): Promise<readonly (string | null)[]> {
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('menuitem', { name: /Sign out|Abmelden/ });
    return screen.getAllByRole('menuitem').map((item) => item.textContent);
  }

  /** A workspace with a customer at the payment service. */
  function withCustomer(user: CurrentUser): CurrentUser {
    const stripe_payment_data = { customer_email: 'billing@nordlicht.example' };
    return { ...user, active_workspace: Object.assign(workspaceOf(user), { stripe_payment_data }) };
  }

  it('has settings and sign-out for everybody', async () => {
    signedInAs(makeUser());
    expect(await entries()).toEqual(['User settings', 'Billing', 'Sign out']);
  });

  describe('for a workspace that pays', () => {
    async function openSubscriptions(settings: Partial<PublicSettings>) {
      signedInAs(withCustomer(makeUser()));
      answerPublicSettings({ ...PUBLIC_SETTINGS, ...settings });
      serveBilling(makeBilling({ way: settings.orderWay ?? 'stripe' }));
      const app = renderApp(PAGE);
      await app.user.click(await screen.findByRole('button', { name: /Lena Brandt/ }));
      return { ...app, entry: await screen.findByRole('menuitem', { name: 'Manage subscriptions' }) };
    }

    it('has subscriptions beside billing', async () => {
      signedInAs(withCustomer(makeUser()));
      expect(await entries()).toEqual(['User settings', 'Manage subscriptions', 'Billing', 'Sign out']);
    });

    it('links to the billing page if the provider has no pages', async () => {
      api.use(http.post('*/api/billing/portal', () => refuse(409, 'subscription.none')));
      const { user, entry, where } = await openSubscriptions({});
      await user.click(entry);
      await waitFor(() => expect(where()).toBe('/billing'));
    });

    it('links to the billing page if there is no provider', async () => {
      const { entry } = await openSubscriptions({ orderWay: 'offer' });
      expect(entry.getAttribute('href')).toBe('/billing');
    });

    it('links to the billing service set for the installation', async () => {
      const billing = { en: 'https://pay.example/me', de: 'https://pay.example/me' };
      const { entry } = await openSubscriptions({ links: { ...PUBLIC_SETTINGS.links, billing } });
      expect(entry.getAttribute('href')).toBe('https://pay.example/me');
      expect([entry.getAttribute('target'), entry.getAttribute('rel')]).toEqual([
        '_blank',
        expect.stringContaining('noopener'),
      ]);
    });
  });

  it('links to the own profile while its talent is in this workspace, in German', SLOW, async () => {
    const user = withCustomer(makeUser({ platform_language: 'DE' }));
    const organization_id = workspaceOf(user).id;
    signedInAs({ ...user, active_talent: { id: 'mine', organization_id, status: 'EMPLOYEE' } });
    expect(await entries()).toEqual([
      'Mein Profil',
      'Benutzereinstellungen',
      'Abos verwalten',
      'Abrechnung',
      'Abmelden',
    ]);
  });

  it('lacks the own profile when its talent is in another workspace', async () => {
    signedInAs(makeUser({ active_talent: { id: 'mine', organization_id: 'elsewhere', status: 'EMPLOYEE' } }));
    expect(await entries()).toEqual(['User settings', 'Billing', 'Sign out']);
  });
});

describe('Insights', () => {
  function withCardPayment(user: CurrentUser): CurrentUser {
    const workspace = workspaceOf(user);
    const features = { ...workspace.features, FEATURE_CARD_PAYMENT: true };
    return { ...user, active_workspace: { ...workspace, features } };
  }

  it('are bought as a package, with 25 preselected', async () => {
    signedInAs(withCardPayment(makeUser()));
    serveBilling();
    const { user, where } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Refill insights' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refill talent insights' });
    const recommendedRadio = await within(dialog).findByRole('radio', { name: /25 insights/ });
    expect(recommendedRadio).toHaveProperty('checked', true);
    expect(within(dialog).getByText('Recommended')).toBeTruthy();
    expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
    expect(within(dialog).getByText(/450/)).toBeTruthy();
    await user.click(recommendedRadio);
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('radio', { name: /50 insights/ })).toHaveProperty('checked', true);
    await user.click(within(dialog).getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() => expect(where()).toContain('/checkout?'));
    const search = new URLSearchParams(where().split('?')[1]);
    expect(search.get('type')).toBe('ws-talent-insights');
    expect(search.get('packageKey')).toBe('50x-talent-insights');
    expect(search.get('redirectAfterCheckout')).toBe(PAGE);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('count an impression each time the packages become visible', async () => {
    const person = withCardPayment(makeUser());
    const events: unknown[] = [];
    signedInAs(person);
    api.use(
      http.post('*/api/analytics/track-event', async ({ request }) => {
        events.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp(PAGE);
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Refill insights' }));
      const dialog = await screen.findByRole('dialog', { name: 'Refill talent insights' });
      await waitFor(() => expect(events).toHaveLength(times));
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
    expect(events[1]).toMatchObject({
      action: 'view-slamdoor-talent-insights',
      organization: person.active_workspace?.id,
      user: person.id,
      count: 1,
    });
  });

  it('are requested where card payment is unavailable', async () => {
    signedInAs(makeUser());
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Refill insights' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refill talent insights' }));
    expect(dialog.getByText(/You request a quote here; nothing is charged\./)).toBeTruthy();
  });
});

describe('The workspace in the sidebar', () => {
  function inTrial(days: number, user = makeUser()): CurrentUser {
    const trial_ends_at = new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
    return { ...user, active_workspace: Object.assign(workspaceOf(user), { trial_ends_at }) };
  }

  it.each([
    ['EN', 9, '9 days left'],
    ['EN', 1, '1 day left'],
    ['DE', 9, 'noch 9 Tage'],
  ] as const)('shows the remaining days of a trial in %s: %i', async (platform_language, days, text) => {
    signedInAs(inTrial(days, makeUser({ platform_language })));
    renderApp(PAGE);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows no trial with a plan, and no badge in production', async () => {
    signedInAs(makeUser());
    renderApp(PAGE);
    await screen.findByText('18 left');
    expect(screen.queryByText('Free trial')).toBeNull();
    expect(screen.queryByText('Staging')).toBeNull();
  });

  it('marks an installation that is not production', async () => {
    signedInAs(makeUser());
    answerPublicSettings({ ...PUBLIC_SETTINGS, staging: true });
    renderApp(PAGE);
    expect(await screen.findByText('Staging')).toBeTruthy();
  });
});

describe('The promotion', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it(
    'links to the planner in the language of the screen until it is dismissed, also for the next visit',
    SLOW,
    async () => {
      signedInAs(makeUser({ platform_language: 'DE' }));
      answerPublicSettings({ ...PUBLIC_SETTINGS, promotionUntil: day(2) });
      const { user } = renderApp(PAGE);
      const link = await screen.findByRole('link', { name: 'PDF öffnen' });
      expect(link.getAttribute('href')).toBe('/api/planner?language=de');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(screen.getByRole('heading', { name: /^Planer 20\d\d$/ })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Planer ausblenden' }));
      expect(screen.queryByRole('link', { name: 'PDF öffnen' })).toBeNull();
      cleanup();
      renderApp(PAGE);
      await screen.findByText('18 übrig');
      expect(screen.queryByRole('link', { name: 'PDF öffnen' })).toBeNull();
    },
  );

  it('is hidden after its last day', async () => {
    signedInAs(makeUser());
    answerPublicSettings({ ...PUBLIC_SETTINGS, promotionUntil: day(-2) });
    renderApp(PAGE);
    await screen.findByText('18 left');
    expect(screen.queryByRole('link', { name: 'Open the PDF' })).toBeNull();
  });
});

describe('The top bar', () => {
  const member = { role: { name: 'ORG_USER', admin_access: false } } as const;

  it('lets a member of two workspaces switch, and marks an installation that is not production', async () => {
    signedInAs(traveller(member));
    answerPublicSettings({ ...PUBLIC_SETTINGS, staging: true });
    const { user } = renderApp('/profile');
    expect(await screen.findByText('Staging')).toBeTruthy();
    expect(namesIn(await openSwitch(user))).toEqual(['acme', 'Berg AG, paused']);
  });
});
