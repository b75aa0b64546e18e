import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

const PLATFORM = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });
const TEXTS = [
  { selector: 'platform.common.action.save', en: 'Save', de: 'Speichern' },
  { selector: 'platform.roles.lead_other', en: '{{count}} roles', de: '{{count}} Rollen' },
  { selector: 'platform.roles.title', en: 'Roles', de: 'Rollen' },
];
const SAVE_ENTRY = { selector: 'platform.common.action.save', locale: 'en', gender: '', text: 'Keep' };

/** A server with one replacement, which stores what it receives. */
function serve(language: 'EN' | 'DE' = 'EN') {
  signedInAs({ ...PLATFORM, platform_language: language });
  const requests: { set?: object[]; remove?: object[] }[] = [];
  let entries: object[] = [SAVE_ENTRY];
  api.use(
    http.get('*/api/translations/catalogue', () => HttpResponse.json({ data: { texts: TEXTS, entries } })),
    http.post('*/api/translations/changes', async ({ request }) => {
      const changes = (await request.json()) as { set: object[]; remove: object[] };
      requests.push(changes);
      entries = changes.remove.length > 0 ? [] : [SAVE_ENTRY, ...changes.set];
      return HttpResponse.json({ data: { set: changes.set.length, removed: changes.remove.length } });
    }),
  );
  return requests;
}
const rowNames = () =>
  within(screen.getByRole('table', { name: 'Texts of the product' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('The texts of the product', () => {
  it('are filtered by any word, by area, and by having been changed', async () => {
    serve();
    const { user, where } = renderApp('/admin/translations');
    await screen.findByRole('table', { name: 'Texts of the product' });
    expect(rowNames()).toHaveLength(3);
    await user.type(screen.getByLabelText('Search texts'), 'rollen count');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('lead_other')]));
    await user.clear(screen.getByLabelText('Search texts'));
    await user.click(screen.getByRole('radio', { name: 'Changed' }));
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('KeepSave')]));
    expect(where()).toBe('/admin/translations?show=changed');
  });

  it('are edited by keyboard in both languages, and only with their placeholders', async () => {
    const requests = serve();
    const { user } = renderApp('/admin/translations?area=roles');
    const table = await screen.findByRole('table', { name: 'Texts of the product' });
    within(table).getAllByRole('row')[1]?.focus();
    await user.keyboard('{Enter}');
    const editor = within(await screen.findByRole('dialog'));
    const german = editor.getByRole('region', { name: 'German' });
    const field = within(german).getByRole('textbox', { name: 'Own text' });
    await user.type(field, 'Aufgaben');
    expect(await editor.findByText('{{count}} is missing here.')).toBeTruthy();
    await user.click(editor.getByRole('button', { name: 'Save' }));
    await user.click(within(german).getByRole('button', { name: 'Insert {{count}}' }));
    expect(within(german).getByText(/^Aufgaben\s?3$/)).toBeTruthy();
    await user.click(editor.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The text is saved/)).toBeTruthy();
    const selector = 'platform.roles.lead_other';
    expect(requests).toEqual([
      { set: [{ selector, locale: 'de', gender: '', text: 'Aufgaben{{count}}' }], remove: [] },
    ]);
  });

  it('are reset, and not left accidentally', async () => {
    const requests = serve();
    const { user, where } = renderApp('/admin/translations?text=platform.common.action.save');
    const editor = within(await screen.findByRole('dialog'));
    await user.click(editor.getByRole('button', { name: 'Reset to original' }));
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    const { text: _text, ...entryKey } = SAVE_ENTRY;
    expect(requests[0]).toEqual({ set: [], remove: [entryKey] });
    await screen.findByText(/^The text is saved/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe('/admin/translations'));
  });

  it('are imported from a file, after a preview of the changes', async () => {
    const requests = serve('DE');
    const { user } = renderApp('/admin/translations');
    await user.click(await screen.findByRole('button', { name: 'Importieren' }));
    const lines = [
      { selector: 'platform.roles.title', own_en: 'Jobs', own_de: '' },
      { selector: 'platform.roles.lead_other', own_en: 'roles', own_de: '' },
    ];
    const file = new File([JSON.stringify({ texts: lines })], 'texte.json', { type: 'application/json' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('The page has no file input');
    await user.upload(input, file);
    expect(await screen.findByText('1 neu')).toBeTruthy();
    expect(screen.getByText(/Hier fehlt \{\{count\}\}\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1 Änderung importieren' }));
    expect(await screen.findByText('1 Änderung wurde importiert.')).toBeTruthy();
    expect(requests[0]?.set).toEqual([
      { selector: 'platform.roles.title', locale: 'en', gender: '', text: 'Jobs' },
    ]);
  });
});
