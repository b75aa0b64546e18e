import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, makeUser, PUBLIC_SETTINGS, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

const TITLES = { en: 'Video guide', de: 'Videoanleitung' };
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('The video guide', () => {
  it.each([
    ['/video-guide', 'en'],
    ['/video-guide/en', 'en'],
    ['/video-guide/de', 'de'],
    ['/video-guide/fr', 'en'],
  ] as const)(
    '%s speaks %s to a guest and explains seven steps with a picture each',
    async (path, language) => {
      renderApp(path);
      await findTitle(TITLES[language]);
      expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
      expect(screen.getAllByRole('img', { name: /./ })).toHaveLength(7);
      expect(document.documentElement.lang).toBe(language);
      expect(screen.queryByRole('link', { name: 'Create a role' })).toBeNull();
    },
  );

  it('follows the switch of languages', async () => {
    const { user, where } = renderApp('/video-guide/en');
    await findTitle(TITLES.en);
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    await findTitle(TITLES.de);
    await waitFor(() => expect(where()).toBe('/video-guide/de'));
  });

  it('keeps the language of the URL when the screen uses another, and links to the pages', async () => {
    signedInAs(makeUser({ platform_language: 'EN' }));
    renderApp('/video-guide/de');
    const title = await findTitle(TITLES.de);
    expect(title.closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('button', { name: 'Help' })).toBeTruthy();
    const steps = within(screen.getByRole('region', { name: 'Schritt für Schritt' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/roles/create',
      '/talents/invite',
      '/talents',
      '/roles',
      '/talents/compare',
    ]);
  });
});

describe('The video of an installation', () => {
  const withVideo = (en: string, de = en) =>
    answerPublicSettings({
      ...PUBLIC_SETTINGS,
      links: { ...PUBLIC_SETTINGS.links, videoGuide: { en, de } },
    });

  it('plays at once when it is hosted here', async () => {
    withVideo('/guide.mp4');
    renderApp('/video-guide');
    await findTitle(TITLES.en);
    expect(screen.getByLabelText(/^Video: from the first role/).getAttribute('src')).toMatch(/\/guide\.mp4$/);
    expect(screen.queryByRole('button', { name: 'Play the video' })).toBeNull();
  });

  it('of another site is loaded only when the reader presses play, in the language of the guide', async () => {
    withVideo('https://videos.example/embed/en', 'https://videos.example/embed/de');
    const { user } = renderApp('/video-guide/de');
    await findTitle(TITLES.de);
    expect(screen.getByText(/kommt von videos\.example/)).toBeTruthy();
    expect(document.querySelector('iframe, video')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Video abspielen' }));
    expect(screen.getByTitle(/^Video: von der ersten Rolle/).getAttribute('src')).toBe(
      'https://videos.example/embed/de',
    );
  });
});
