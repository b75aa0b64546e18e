import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropDrafts } from '#lib/drafts.ts';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const BAKER = {
  id: 'baker',
  name: 'Baker',
  purpose: 'Bread',
  description: null as string | null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Bread' }),
  value_creation: null,
  attributes: ATTRIBUTES,
  ...makeRangeState(ATTRIBUTES),
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: {},
  skills: [],
  training_courses: [],
  date_updated: '2026-11-18T12:00:00.000Z',
};

/** A server with one role that another person can change. It refuses a save that is based on an older version. */
function serve() {
  signedInAs(makeUser());
  let role = BAKER;
  const savedRoles: unknown[] = [];
  fakeVacancy('baker');
  api.use(
    http.get('*/api/items/roles/baker', () => HttpResponse.json({ data: role })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })),
    http.patch('*/api/items/roles/baker', async ({ request }) => {
      const { changed_by, date_updated: changed_at } = { changed_by: 'Tom Berg', ...role };
      if (request.headers.get('if-match') !== `"${role.date_updated}"`) {
        const extensions = { code: 'record.changed', changed_at, changed_by };
        return HttpResponse.json({ errors: [{ message: 'Changed.', extensions }] }, { status: 412 });
      }
      savedRoles.push(await request.json());
      return HttpResponse.json({ data: { id: 'baker' } });
    }),
    http.post('*/api/items/roles', async ({ request }) => {
      savedRoles.push(await request.json());
      return HttpResponse.json({ data: { id: 'baker' } });
    }),
  );
  const changeByOther = (change: Partial<typeof BAKER>) => {
    role = { ...role, ...change, date_updated: new Date().toISOString() };
  };
  return { savedRoles, changeByOther };
}

const ROLE_TAB = '/roles/baker?tab=ranges';

/** Opens the texts of the role on its page. */
async function openTexts() {
  const app = renderApp(ROLE_TAB);
  await app.user.click(await screen.findByRole('button', { name: 'Edit the texts of the role' }));
  return app;
}

const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const fieldOf = (label: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });

afterEach(() => dropDrafts());

describe('A draft', () => {
  it('is restored after the page was left, until it is discarded', SLOW, async () => {
    serve();
    const first = renderApp('/roles/create/empty');
    await first.user.type(await nameField(), 'Miller');
    await first.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await first.user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(first.where()).toBe('/roles'));
    cleanup();
    const { user } = renderApp('/roles/create/empty');
    await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe('Miller'));
    expect(screen.getByText(/^Draft from/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(((await nameField()) as HTMLInputElement).value).toBe('');
    expect(screen.queryByText(/^Draft from/)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('quint.draft'))).toEqual([]);
  });

  it('is discarded with the page when the user says so, and stays in the form otherwise', async () => {
    serve();
    const { user, where } = renderApp('/roles/create/empty');
    await user.type(await nameField(), 'Miller');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this form?' }));
    await user.click(question.getByRole('button', { name: 'Stay' }));
    expect(where()).toBe('/roles/create/empty');
    expect(((await nameField()) as HTMLInputElement).value).toBe('Miller');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard', hidden: false }));
    await waitFor(() => expect(where()).toBe('/roles'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('quint.draft'))).toEqual([]);
  });

  it('is not asked about again while nothing more is typed', SLOW, async () => {
    serve();
    const first = renderApp('/roles/create/empty');
    await first.user.type(await nameField(), 'Miller');
    await first.user.click(screen.getByRole('link', { name: 'Cancel' }));
    await first.user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(first.where()).toBe('/roles'));
    cleanup();
    const { user, where } = renderApp('/roles/create/empty');
    await waitFor(async () => expect(((await nameField()) as HTMLInputElement).value).toBe('Miller'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(where()).toBe('/roles'));
  });

  it('that the browser cannot store is reported as lost before the form is left', async () => {
    serve();
    const { user, where } = renderApp('/roles/create/empty');
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(await nameField(), 'Miller');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this form?' }));
    expect(question.getByText(/its storage is full or blocked/)).toBeTruthy();
    expect(question.queryByRole('button', { name: 'Keep draft' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(where()).toBe('/roles'));
    refuse.mockRestore();
  });

  it('is removed once it is saved', SLOW, async () => {
    const { savedRoles } = serve();
    const { user, where } = renderApp('/roles/create/empty');
    await user.type(await nameField(), 'Miller');
    expect(await screen.findByText(/^Draft from/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(where()).toBe(ROLE_TAB));
    expect(savedRoles).toMatchObject([{ name: 'Miller' }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('quint.draft'))).toEqual([]);
  });
});

describe('Two people who change a role', () => {
  it('choose where both have changed a field, and keep changes of only one', SLOW, async () => {
    const { savedRoles, changeByOther } = serve();
    const { user } = await openTexts();
    const name = await nameField();
    await user.clear(name);
    await user.type(name, 'Miller');
    const purpose = await fieldOf(/purpose/i);
    await user.clear(purpose);
    await user.type(purpose, 'Flour');
    changeByOther({ name: 'Master baker', purpose: 'Cake', description: 'At night' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Tom Berg has just changed this/ }),
    );
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    expect(dialog.getByText('Master baker')).toBeTruthy();
    expect(savedRoles).toEqual([]);
    const [first] = dialog.getAllByRole('radiogroup');
    await user.click(within(first as HTMLElement).getByRole('radio', { name: /^Tom Berg/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(savedRoles).toMatchObject([{ name: 'Master baker', purpose: 'Flour', description: 'At night' }]),
    );
  });

  it('see both versions of the ranges with their meaning and their differences', SLOW, async () => {
    const { savedRoles, changeByOther } = serve();
    const { user } = renderApp(ROLE_TAB);
    const handle = within(await screen.findByRole('group', { name: 'Openness' })).getAllByRole('slider')[0];
    act(() => handle?.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    const theirs = { ...ATTRIBUTES, O: { min: 2, max: 6, weight: 1 }, C: { ...RANGE, weight: 3 } };
    changeByOther({ attributes: theirs });
    await user.keyboard('{Control>}s{/Control}');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Tom Berg/ }));
    const [mine, other] = dialog.getAllByRole('radio').map((radio) => radio.closest('label'));
    await dialog.findAllByText(/of 100 people of the norm group fit$/);
    const listDifferingLines = (label: Element | null | undefined) =>
      [...(label?.querySelectorAll('[data-differs=true]') ?? [])].map((line) => line.textContent);
    expect(listDifferingLines(mine)).toEqual(['OOpenness5 to 7', 'CConscientiousness3 to 7weight ×1']);
    expect(listDifferingLines(other)).toEqual(['OOpenness2 to 6', 'CConscientiousness3 to 7weight ×3']);
    expect(mine?.textContent).toContain('about 77 of 100 people of the norm group fit');
    await user.click(dialog.getByRole('radio', { name: /^Tom Berg/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRoles).toMatchObject([{ attributes: theirs }]));
  });

  it('are not asked when they have changed different fields', async () => {
    const { savedRoles, changeByOther } = serve();
    const { user } = await openTexts();
    const name = await nameField();
    await user.clear(name);
    await user.type(name, 'Miller');
    changeByOther({ purpose: 'Cake' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRoles).toMatchObject([{ name: 'Miller', purpose: 'Cake' }]));
  });

  it('see a message and keep their input when others change the record repeatedly', SLOW, async () => {
    serve();
    const { user } = await openTexts();
    const name = await nameField();
    await user.clear(name);
    await user.type(name, 'Miller');
    const extensions = { code: 'record.changed', changed_at: BAKER.date_updated, changed_by: 'Tom Berg' };
    const errors = [{ message: 'Changed meanwhile.', extensions }];
    api.use(http.patch('*/api/items/roles/baker', () => HttpResponse.json({ errors }, { status: 412 })));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
    expect(((await nameField()) as HTMLInputElement).value).toBe('Miller');
  });

  it('see a message and keep their input when the other version cannot be read', async () => {
    const { changeByOther } = serve();
    const { user } = await openTexts();
    const name = await nameField();
    await user.clear(name);
    await user.type(name, 'Miller');
    changeByOther({ purpose: 'Cake' });
    api.use(http.get('*/api/items/roles/baker', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong while loading your data')).toBeTruthy();
    expect(((await nameField()) as HTMLInputElement).value).toBe('Miller');
  });

  it('learn that it was deleted meanwhile, and keep their input', SLOW, async () => {
    serve();
    const { user } = await openTexts();
    const name = await nameField();
    await user.clear(name);
    await user.type(name, 'Miller');
    // The data interface answers missing and forbidden records alike.
    api.use(
      http.get('*/api/items/roles/baker', () => refuse(403, 'FORBIDDEN')),
      http.patch('*/api/items/roles/baker', () => refuse(403, 'FORBIDDEN')),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This record has been deleted in the meantime\./)).toBeTruthy();
    const readStorage = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));
    await waitFor(() => expect(readStorage().join()).toContain('Miller'));
  });
});
