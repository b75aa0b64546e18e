import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, makeUser, PUBLIC_SETTINGS, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

async function planOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const card = heading.closest('li');
  if (card === null) throw new Error(`no card ${name}`);
  return within(card);
}

describe('The plans', () => {
  it('say what each includes and what it costs', async () => {
    answerPublicSettings();
    renderApp('/plans');
    const basic = await planOf('Basic');
    expect(basic.getByText('Free')).toBeTruthy();
    expect(basic.getByText('1 administrator')).toBeTruthy();
    expect(basic.getByText('up to 10 team members')).toBeTruthy();
    expect(basic.getByText('3 talent insights to start with')).toBeTruthy();
    const flow = await planOf('Flow');
    expect(flow.getByText('up to 3 administrators')).toBeTruthy();
    expect(flow.getByText('up to 25 team members')).toBeTruthy();
    expect(flow.getByText('paid by the year you save 10 %')).toBeTruthy();
    expect((await planOf('Enterprise')).getByText('Custom')).toBeTruthy();
  });

  it('lead a guest to the login and back', async () => {
    answerPublicSettings();
    renderApp('/plans');
    const flow = await planOf('Flow');
    expect(flow.getByRole('link', { name: 'Sign in to choose' }).getAttribute('href')).toBe(
      '/?redirectTo=%2Fplans',
    );
  });

  it('mark the plan of the workspace', async () => {
    signedInAs(makeUser());
    renderApp('/plans');
    expect((await planOf('Flow')).getByText('Your plan')).toBeTruthy();
    const ask = (await planOf('Enterprise')).getByRole('link', { name: 'Talk to us' });
    expect(ask.getAttribute('href')).toMatch(/^mailto:support@quint\.example\?subject=Plan%20Enterprise/);
  });

  it('offer packages at their prices', async () => {
    answerPublicSettings();
    renderApp('/plans');
    expect(await screen.findByText('€450')).toBeTruthy();
    expect(screen.getByText('Recommended')).toBeTruthy();
    const orders = screen.getAllByRole('link', { name: 'Order' }).map((link) => link.getAttribute('href'));
    expect(orders[2]).toBe(
      '/checkout?type=ws-talent-insights&packageKey=50x-talent-insights&redirectAfterCheckout=%2Fplans',
    );
  });
});

describe('The checkout', () => {
  it('names what is ordered and the way back', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    renderApp(
      '/checkout?type=ws-talent-insights&packageKey=25x-talent-insights&redirectAfterCheckout=/roles',
    );
    expect(await screen.findByText('25 Talent-Insights')).toBeTruthy();
    expect(screen.getByText('450 € zzgl. USt.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/roles');
  });

  it('has nothing to order without a package', async () => {
    answerPublicSettings();
    renderApp('/checkout?type=ws-talent-insights&packageKey=7x&redirectAfterCheckout=https://evil.example');
    expect(await screen.findByRole('heading', { name: 'Nothing is ordered yet' })).toBeTruthy();
  });

  it.each([
    ['talentprofil-pdf', 'https://marketing.example'],
    ['quint-profile', 'https://marketing.example'],
    ['ws-talent-insights', '/'],
  ])('returns from %s with the logo leading to %s', async (type, href) => {
    const marketing = { en: 'https://marketing.example', de: 'https://marketing.example' };
    answerPublicSettings({ ...PUBLIC_SETTINGS, links: { ...PUBLIC_SETTINGS.links, marketing } });
    renderApp(`/checkout/return?type=${type}`);
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Quint' }).getAttribute('href')).toBe(href));
  });
});
