import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { bestOf, matchCommands, type Command } from './model/commands.ts';
import { SLOW } from '#testing/slow.ts';

const PAGE = '/dev/ui/list';

function command(label: string, keywords?: string): Command {
  return { id: label, group: 'pages', label, keywords, icon: null };
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('matching commands', () => {
  const commands = [command('Create a role'), command('Roles'), command('Übersicht', 'start home')];

  it('matches the starts of all words in any order, ignoring case and accents', () => {
    const labels = (text: string) => matchCommands(commands, text).map(({ label }) => label);
    expect(labels('')).toEqual(['Create a role', 'Roles', 'Übersicht']);
    expect(labels('ROL')).toEqual(['Roles', 'Create a role']);
    expect(labels('rol cre')).toEqual(['Create a role']);
    expect(labels('uber')).toEqual(['Übersicht']);
    expect(labels('home')).toEqual(['Übersicht']);
    expect(labels('icht')).toEqual(['Übersicht']);
    expect(labels('le')).toEqual([]);
  });

  it('puts names in which a word starts with the text first, and limits the number', () => {
    const people = [command('Hanna Ort'), command('Felix Annau'), command('Anna Berg'), command('Ivo Mann')];
    expect(bestOf(people, 'ann', 3).map(({ label }) => label)).toEqual([
      'Felix Annau',
      'Anna Berg',
      'Hanna Ort',
    ]);
  });
});

describe('The command palette', () => {
  it('opens by key, opens a page of the menu, and is a combobox for screen readers', async () => {
    signedInAs(makeUser());
    api.use(http.get('*/api/items/*', () => HttpResponse.json({ data: [] })));
    const { user, where } = renderApp(PAGE);
    await screen.findByText('18 left');
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Search for pages/ });
    expect(document.activeElement).toBe(field);
    const goToGroup = await screen.findByRole('group', { name: 'Go to' });
    expect(within(goToGroup).getByRole('option', { name: 'Roles' })).toBeTruthy();
    expect(optionNames()).not.toContain('Manage organisations');
    await user.keyboard('goals');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toBe('Goals');
    expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
    expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('listbox'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/goals'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it(
    'finds talents and roles on the server once typing pauses, and wraps around with the arrows',
    SLOW,
    async () => {
      signedInAs(makeUser());
      const searches: string[] = [];
      api.use(
        http.get('*/api/items/talents', ({ request }) => {
          searches.push(new URL(request.url).searchParams.get('search') ?? '');
          return HttpResponse.json({ data: [{ id: 't1', fullname: 'Mira *****' }] });
        }),
        http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'r1', name: 'Miller' }] })),
      );
      const { user } = renderApp(PAGE);
      await user.click(await screen.findByRole('button', { name: 'Search or go to' }));
      await user.type(await screen.findByRole('combobox'), 'mi');
      expect(await screen.findByRole('option', { name: 'Mira *****' })).toBeTruthy();
      expect(within(screen.getByRole('group', { name: 'Roles' })).getByRole('option').textContent).toBe(
        'Miller',
      );
      expect(searches).toEqual(['mi']);
      const first = screen.getByRole('option', { selected: true });
      await user.keyboard('{ArrowUp}');
      expect(screen.getByRole('option', { selected: true })).toBe(screen.getAllByRole('option').at(-1));
      await user.keyboard('{ArrowDown}');
      expect(screen.getByRole('option', { selected: true })).toBe(first);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    },
  );

  it('sends no search to the server for a talent, in German', async () => {
    const role = { name: 'ORG_USER', admin_access: false } as const;
    signedInAs(makeUser({ role, platform_language: 'DE' }));
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Suchen oder öffnen' }));
    await user.type(await screen.findByRole('combobox'), 'einst');
    expect(optionNames()).toEqual(['Benutzereinstellungen']);
    await user.type(screen.getByRole('combobox'), 'xx');
    expect(await screen.findByText('Nichts gefunden. Versuch ein anderes Wort.')).toBeTruthy();
  });
});

describe('The list of shortcuts', () => {
  it('opens by its key, but not while the user types', async () => {
    signedInAs(makeUser());
    api.use(http.get('*/api/items/*', () => HttpResponse.json({ data: [] })));
    const { user } = renderApp('/goals/create');
    const search = (await screen.findAllByRole('textbox'))[0]!;
    await user.type(search, '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    search.blur();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByRole('heading', { name: 'In lists' })).toBeTruthy();
    expect(within(dialog).getByText('Select the row')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
