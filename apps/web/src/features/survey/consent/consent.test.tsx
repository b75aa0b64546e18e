import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetConsent } from '#lib/consent.ts';
import { answerPublicSettings, PUBLIC_SETTINGS } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { countPage, endTracking } from './model/trackers.ts';

const ANALYTICS = {
  trackerUrl: 'https://stats.example/matomo',
  siteId: 2,
  tagManagerId: 'GTM-ABC123',
  tagOrigins: ['https://tags.example'],
};
const SERVICES = 'stats.example www.googletagmanager.com tags.example';
const HOSTS = 'stats.example, www.googletagmanager.com and tags.example';

const foreignScripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src).filter((src) => src !== '');

/** The first page view on an installation with analytics. */
function visit(path: string) {
  answerPublicSettings({ ...PUBLIC_SETTINGS, analytics: ANALYTICS });
  return renderApp(path);
}

const findBar = () => screen.findByRole('region', { name: 'May we count visits?' });
const queryBar = () => screen.queryByRole('region', { name: 'May we count visits?' });

/** Resets the state, as in a new document. */
function forgetPage(): void {
  endTracking(() => undefined);
  for (const script of document.head.querySelectorAll('script[src]')) script.remove();
  delete window._paq;
  delete window.dataLayer;
}

afterEach(() => {
  forgetPage();
  localStorage.clear();
  resetConsent();
});

describe('The request for consent', () => {
  it('is not shown when nothing is configured that needs it', async () => {
    answerPublicSettings();
    renderApp('/privacy');
    expect(await screen.findByText(/^No service of another company is used here/)).toBeTruthy();
    expect(queryBar()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cookies' })).toBeNull();
  });

  it('loads nothing until it is answered, and names the hosts', async () => {
    visit('/legal');
    const bar = await findBar();
    expect(bar.textContent).toContain(HOSTS);
    expect(foreignScripts()).toEqual([]);
  });

  it('is remembered when a visitor accepts, and counts pages without personal data', async () => {
    const { user, where } = visit('/help/big-five');
    const bar = within(await findBar());
    const [necessary, accept] = bar.getAllByRole('button');
    expect([necessary?.textContent, accept?.textContent]).toEqual(['Only necessary', 'Accept']);
    expect(accept?.className).toBe(necessary?.className);
    accept?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(queryBar()).toBeNull());
    expect(foreignScripts()).toEqual([
      'https://stats.example/matomo/matomo.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    ]);
    await user.click(screen.getAllByRole('link', { name: 'All articles' })[0]!);
    await waitFor(() => expect(where()).toBe('/help'));
    const listCommands = (name: string) =>
      (window._paq ?? []).filter((command) => (command as string[])[0] === name);
    expect(listCommands('setSiteId')).toEqual([['setSiteId', '2']]);
    await waitFor(() =>
      expect(listCommands('setCustomUrl').map((command) => (command as string[])[1])).toEqual([
        `${location.origin}/help/$slug`,
        `${location.origin}/help/`,
      ]),
    );
    expect(foreignScripts()).toHaveLength(2);
  });

  it('loads nothing for a visitor who declines, nor on the next visit', async () => {
    const { user } = visit('/legal');
    await user.click(within(await findBar()).getByRole('button', { name: 'Only necessary' }));
    expect(queryBar()).toBeNull();
    expect(foreignScripts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('quint.consent') ?? '')).toMatchObject({ consent: 'necessary' });
  });

  it.each([
    ['other services are configured', { services: 'stats.example', at: Date.now() }],
    ['a year has passed', { services: SERVICES, at: Date.now() - 366 * 24 * 3600 * 1000 }],
  ])('is shown again when %s', async (_when, storedConsent) => {
    localStorage.setItem('quint.consent', JSON.stringify({ consent: 'all', ...storedConsent }));
    resetConsent();
    visit('/legal');
    expect(await findBar()).toBeTruthy();
    expect(foreignScripts()).toEqual([]);
  });

  it.each(['/auth/forgot', '/find-your-quint', '/dev/ui'])('is not shown at %s', async (path) => {
    visit(path);
    await screen.findAllByRole('heading');
    expect(queryBar()).toBeNull();
  });

  it('is linked in the footer of each page and on the privacy page, in German too', async () => {
    const { user } = visit('/privacy');
    await user.click(within(await findBar()).getByRole('button', { name: 'Only necessary' }));
    expect(screen.getByText('Only what is necessary. Nothing is loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change my choice' }));
    expect((await findBar()).textContent).toContain('So far you have chosen only what is necessary.');
    expect(document.activeElement).toBe(await findBar());
    await user.click(within(await findBar()).getByRole('button', { name: 'Only necessary' }));
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    const cookies = await screen.findByRole('button', { name: 'Cookies' });
    cookies.focus();
    await user.keyboard('{Enter}');
    const bar = within(await screen.findByRole('region', { name: 'Dürfen wir Besuche zählen?' }));
    await user.click(bar.getByRole('button', { name: 'Zustimmen' }));
    expect(screen.getByText('Du hast zugestimmt.')).toBeTruthy();
    expect(document.activeElement).toBe(cookies);
  });
});

describe('Withdrawing consent', () => {
  it('deletes the cookies of the services and reloads the page without them', () => {
    document.cookie = '_pk_id.2.1=x; Path=/';
    document.cookie = 'quint_own=y; Path=/';
    const reload = vi.fn();
    endTracking(reload);
    expect(reload).not.toHaveBeenCalled();
    countPage('/help', ANALYTICS);
    endTracking(reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(document.cookie).not.toContain('_pk_id');
    expect(document.cookie).toContain('quint_own=y');
    document.cookie = 'quint_own=; Max-Age=0; Path=/';
  });
});
