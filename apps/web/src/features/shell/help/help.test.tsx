import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerPublicSettings, api, makeUser, PUBLIC_SETTINGS, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { findArticles, type Article } from './model/article-search.ts';
import { feedbackFormUrl } from './form.ts';
import { guideLink, helpEntries } from './model/menu-entries.ts';
import { SLOW } from '#testing/slow.ts';

const admin = makeUser();
const member = makeUser({ role: { name: 'ORG_USER', admin_access: false } });
const SCREEN = { language: 'en', subject: 'Question about Quint' } as const;

describe('the entries of the help menu', () => {
  it('are three for a member and six for everybody else, in order', () => {
    const names = (user: typeof admin) => helpEntries(user, PUBLIC_SETTINGS, SCREEN).map(({ name }) => name);
    expect(names(member)).toEqual(['helpCentre', 'support', 'feedback']);
    const allNames = ['webinars', 'videoGuide', 'helpCentre', 'support', 'feedback', 'guide'];
    expect(names(admin)).toEqual(allNames);
    const without = makeUser({
      active_workspace: { ...admin.active_workspace!, features: { FEATURE_BIG_FIVE: false } },
    });
    expect(names(without)).toEqual(allNames.filter((name) => name !== 'videoGuide'));
  });

  it('include a mail to support with a subject', () => {
    const support = helpEntries(admin, PUBLIC_SETTINGS, SCREEN).find(({ name }) => name === 'support');
    expect(support?.href).toBe('mailto:support@quint.example?subject=Question%20about%20Quint');
  });

  it('include a guide in the language of the account, German when none is set', () => {
    const links = { ...PUBLIC_SETTINGS.links, guide: { en: '/en', de: '/de' } };
    expect(['EN', 'DE', null].map((language) => guideLink(links, language))).toEqual(['/en', '/de', '/de']);
  });
});

describe('the form for feedback', () => {
  it('is in the language of the account, English when none is set, and prefilled', () => {
    const forms = { en: 'https://forms.example/en', de: 'https://forms.example/de' };
    const german = new URL(feedbackFormUrl(forms, makeUser({ platform_language: 'DE' })));
    expect(german.pathname).toBe('/de');
    expect(Object.fromEntries(german.searchParams)).toEqual({
      workspace: 'Nordlicht GmbH',
      email: 'lena@nordlicht.example',
      name: 'Lena Brandt',
    });
    const unset = new URL(feedbackFormUrl(forms, makeUser({ platform_language: null })));
    expect(unset.pathname).toBe('/en');
  });
});

describe('searching the articles', () => {
  const articles: readonly Article[] = [
    { slug: 'a', title: 'Größe', words: 'size', text: ['About teams'] },
    { slug: 'b', title: 'Teams', words: '', text: ['Sizes of groups'] },
  ];
  it('requires every word, in any position, and sorts matches in titles first', () => {
    expect(findArticles(articles, '').map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(findArticles(articles, 'teams').map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(findArticles(articles, 'GROSSE teams').map(({ slug }) => slug)).toEqual(['a']);
    expect(findArticles(articles, 'teams elsewhere')).toEqual([]);
  });
});

describe('The help centre', () => {
  it('is public, finds an article by a word in its text and shows it', async () => {
    answerPublicSettings();
    const { user, where } = renderApp('/help');
    await user.type(await screen.findByRole('textbox', { name: 'Search the help' }), 'asterisks');
    await user.click(await screen.findByRole('link', { name: /Masked names/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Masked names/ })).toBeTruthy();
    expect(where()).toBe('/help/masked-data');
  });

  it('says when nothing is found, in German too', async () => {
    answerPublicSettings();
    const { user } = renderApp('/help?q=xyzzy');
    expect(await screen.findByText('No articles found')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'DE' }));
    await user.click(await screen.findByRole('button', { name: 'Suche leeren' }));
    expect(await screen.findByRole('link', { name: /Erste Schritte/ })).toBeTruthy();
  });

  it('shows a message for an article that does not exist', async () => {
    answerPublicSettings();
    renderApp('/help/nothing');
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such article' })).toBeTruthy();
  });
});

describe('The help button', () => {
  it('opens and closes the menu and sends feedback by keyboard alone', SLOW, async () => {
    let feedbackBody: unknown;
    answerPublicSettings();
    signedInAs(makeUser());
    api.use(
      http.post('*/api/feedback', async ({ request }) => {
        feedbackBody = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/privacy');
    const button = await screen.findByRole('button', { name: 'Help' });
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getByRole('menuitem', { name: /Meet a guide/ })
        .getAttribute('rel'),
    ).toContain('noopener');
    await user.click(within(menu).getByRole('menuitem', { name: 'Give feedback' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give feedback' });
    await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
    expect(within(dialog).getAllByText('Please fill out the field.').length).toBeGreaterThanOrEqual(2);
    await user.click(within(dialog).getByRole('radio', { name: 'Mostly' }));
    await user.type(within(dialog).getByRole('textbox', { name: /Your feedback/ }), 'Clear ranges');
    await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findByText('Thank you, your feedback has been sent.')).toBeTruthy();
    expect(feedbackBody).toEqual({ rating: 4, text: 'Clear ranges' });
  });
});
