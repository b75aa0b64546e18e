import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { makeInterview, serveInterview } from '../../../testing/interviews.ts';
import { JOANNA, JONAS, makeNote, MIA, serveNotes } from '../../../testing/notes.ts';
import { fakeTalent, GERMAN } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

const OF_ROLE = '*/api/vacancies/po/people/maria/notes';
const OF_TALENT = '*/api/talents/anna/notes';
const PAGE = '/roles/po/talents/maria/interview';
const COLLEAGUES = [JOANNA, JONAS, MIA];
const MANAGER = makeUser({ role: { name: 'HIRING_MANAGER', admin_access: false } });

const field = (name = 'Write a note') => screen.findByRole('textbox', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function serveRoleNotes(notes = [makeNote()], user = makeUser()) {
  signedInAs(user);
  serveInterview(makeInterview());
  return serveNotes(OF_ROLE, { notes, colleagues: COLLEAGUES });
}

describe('A mention in a note', () => {
  it('is chosen by keyboard alone, and sent as the account of the colleague', SLOW, async () => {
    const { written } = serveRoleNotes();
    const { user } = renderApp(PAGE);
    await screen.findByText('Called.');
    const text = (await field()) as HTMLTextAreaElement;
    await user.click(text);
    await user.keyboard('Please read, @jo');
    expect(options()).toEqual(['Joanna LindAdministrator', 'Jonas BergAdministrator']);
    expect(screen.getByRole('listbox', { name: 'Colleagues' })).toBeTruthy();
    expect(document.activeElement).toBe(text);
    await user.keyboard('{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(text.getAttribute('aria-activedescendant')).toBe(second?.id);
    await user.keyboard('{Enter}');
    expect(text.value).toBe('Please read, @Jonas Berg ');
    expect(text.selectionStart).toBe(text.value.length);
    await user.keyboard('soon @mia{Tab}');
    expect(text.value).toBe('Please read, @Jonas Berg soon @Mia Koch ');
    expect(options()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() =>
      expect(written).toEqual([
        { text: 'Please read, @Jonas Berg soon @Mia Koch', mentions: ['jonas', 'mia'] },
      ]),
    );
  });

  it('is not offered in an address, after Escape, and for a name that nobody has', SLOW, async () => {
    const { written } = serveRoleNotes();
    const { user } = renderApp(PAGE);
    const text = await field();
    await screen.findByText('Called.');
    await user.type(text, 'mail to lena@jo');
    expect(options()).toEqual([]);
    await user.type(text, ' @jo');
    expect(options()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(text);
    await user.type(text, ' @xyz');
    expect(options()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(written).toEqual([{ text: 'mail to lena@jo @jo @xyz', mentions: [] }]));
  });

  it('shows the reason of a refusal and keeps the text', SLOW, async () => {
    serveRoleNotes();
    api.use(http.post(OF_ROLE, ({ request }) => refuseTo(request, 400, 'note.mention_refused')));
    const { user } = renderApp(PAGE);
    await screen.findByText('Called.');
    const text = (await field()) as HTMLTextAreaElement;
    await user.type(text, '@mia');
    await user.click(screen.getByRole('option', { name: /Mia Koch/ }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/^A colleague whom the note mentions may not read it/)).toBeTruthy();
    expect(text.value).toBe('@Mia Koch ');
  });

  it('of the reader is marked, and recorded as opened once', async () => {
    const mentions = [{ user: makeUser().id, name: 'Lena Brandt' }];
    const note = makeNote({ text: 'Look, @Lena Brandt: <b>x</b>', mentions, is_unread: true });
    const { seen } = serveRoleNotes([note]);
    renderApp(PAGE);
    const name = await screen.findByText('@Lena Brandt');
    expect(name.tagName).toBe('STRONG');
    expect(name.parentElement?.textContent).toBe('Look, @Lena Brandt: <b>x</b>');
    expect(screen.getByText('Mentions you')).toBeTruthy();
    await waitFor(() => expect(seen).toEqual([{ notes: ['n'] }]));
  });
});

describe('Notes of a role', () => {
  it('are read, written and deleted by its hiring managers', SLOW, async () => {
    serveRoleNotes(
      [makeNote({ is_own: true, author: 'Mia Koch' }), makeNote({ id: 'o', text: 'Other' })],
      MANAGER,
    );
    const { user } = renderApp(PAGE);
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(section.getByText(/^Administrators and the hiring managers of this role read them/)).toBeTruthy();
    expect(await section.findByText('Other')).toBeTruthy();
    await user.click(section.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(section.queryByText('Called.')).toBeNull());
    expect(section.getByRole('textbox', { name: 'Write a note' })).toBeTruthy();
  });

  it('cannot be written in an archived role', async () => {
    signedInAs(makeUser());
    serveInterview(makeInterview({ role: { id: 'po', name: 'Product owner', state: 'archived' } }));
    serveNotes(OF_ROLE, { notes: [makeNote()], colleagues: [] });
    renderApp(PAGE);
    expect(await screen.findByText('Called.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write a note' })).toBeNull();
  });

  it('say why they could not be loaded', SLOW, async () => {
    signedInAs(makeUser());
    serveInterview(makeInterview());
    api.use(http.get(OF_ROLE, () => HttpResponse.json({}, { status: 500 })));
    renderApp(PAGE);
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(await section.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeTruthy();
  });
});

describe('Notes on the page of a person', () => {
  it('include those of roles, and mention hiring managers only there', SLOW, async () => {
    fakeTalent();
    const role = { id: 'po', name: 'Product owner' };
    const { written, changes } = serveNotes(OF_TALENT, {
      notes: [makeNote({ role, is_own: true })],
      colleagues: COLLEAGUES,
    });
    const { user } = renderApp('/talents/anna?tab=notes');
    expect(await screen.findByText('for Product owner')).toBeTruthy();
    await user.type(await field(), '@');
    expect(options()).toEqual(['Joanna LindAdministrator', 'Jonas BergAdministrator']);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(written).toEqual([{ text: '@Joanna Lind', mentions: ['joanna'] }]));
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await user.type(await field('Edit note'), ' @mi');
    expect(options()).toEqual(['Mia KochHiring manager']);
    await user.keyboard('{Enter}');
    const [save] = screen.getAllByRole('button', { name: 'Save note' }).toReversed();
    if (save !== undefined) await user.click(save);
    await waitFor(() => expect(changes).toEqual([{ text: 'Called. @Mia Koch', mentions: ['mia'] }]));
  });

  it('can be written for a role, for its hiring managers to read', SLOW, async () => {
    fakeTalent();
    const roles = [{ id: 'po', name: 'Product owner' }];
    serveNotes(OF_TALENT, { notes: [], colleagues: COLLEAGUES, roles });
    const { written } = serveNotes('*/api/vacancies/po/people/anna/notes', { notes: [], colleagues: [] });
    const { user } = renderApp('/talents/anna?tab=notes');
    await user.type(await field(), 'Hi ');
    await user.click(screen.getByRole('button', { name: /Who reads it/ }));
    await user.click(await screen.findByRole('option', { name: 'Hiring managers of Product owner, too' }));
    await user.type(await field(), '@mia{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(written).toEqual([{ text: 'Hi @Mia Koch', mentions: ['mia'] }]));
  });

  it('are in German for a German account', async () => {
    fakeTalent({ user: GERMAN });
    const mentions = [{ user: GERMAN.id, name: 'Lena Brandt' }];
    const note = makeNote({ text: '@Lena Brandt', mentions, is_unread: true });
    serveNotes(OF_TALENT, { notes: [note], colleagues: COLLEAGUES });
    renderApp('/talents/anna?tab=notes');
    expect(await screen.findByText('Erwähnt dich')).toBeTruthy();
    const text = await field('Notiz schreiben');
    expect(text.getAttribute('placeholder')).toBe('Notiz schreiben, mit @ jemanden erwähnen');
  });
});
