import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

describe('Legal information', () => {
  it.each([
    ['/legal', 'Legal', 'Impressum'],
    ['/privacy', 'Privacy', 'Datenschutz'],
  ])('%s is public, in both languages', async (path, english, german) => {
    const { user, where } = renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeTruthy();
    expect(screen.getByText(new RegExp(`The operator of ${location.host}`))).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('heading', { level: 1, name: german })).toBeTruthy();
    expect(where()).toBe(path);
  });

  it('links to the licences of the served packages', async () => {
    renderApp('/legal');
    const link = await screen.findByRole('link', {
      name: 'Licences of the software that these pages contain',
    });
    expect(link.getAttribute('href')).toBe('/third-party-notices.txt');
  });

  it('uses the language and menu of a signed-in user', async () => {
    signedInAs(makeUser({ platform_language: 'DE' }));
    renderApp('/privacy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Datenschutz' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Lena Brandt/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'DE' })).toBeNull();
  });
});
