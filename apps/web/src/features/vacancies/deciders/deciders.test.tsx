import type { UnreadMention } from '@quint/contract/people/notes.ts';
import type { Decider, OwnVacanciesAnswer } from '@quint/contract/vacancies/deciders.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { SLOW } from '#testing/slow.ts';

const MANAGER = makeUser({
  first_name: 'Jonas',
  last_name: 'Becker',
  fullname: 'Jonas Becker',
  role: { name: 'HIRING_MANAGER', admin_access: false },
});
const FORMER = makeUser({ role: { name: 'ORG_USER', admin_access: false }, active_workspace: null });

function serveOwn(data: OwnVacanciesAnswer['data']) {
  api.use(http.get('*/api/vacancies', () => HttpResponse.json({ data })));
}

const MENTION: UnreadMention = {
  note: 'n',
  talent: 'anna',
  name: 'Anna *****',
  role: { id: 'r1', name: 'Support Team Lead' },
  by: 'Lena Brandt',
  date: '2026-11-19T08:00:00Z',
};

const vacancy = (id: string, name: string) => ({ id, name, state: 'recruiting' }) as const;

describe('The start page of a hiring manager', () => {
  it('lists several roles, in a frame without menu, search and inbox', async () => {
    signedInAs(MANAGER);
    serveOwn({
      vacancies: [vacancy('r1', 'Support Team Lead'), vacancy('r2', 'Buyer')],
      mentions: [],
      ended: null,
    });
    const { where } = renderApp('/talents');
    expect(await screen.findByRole('heading', { level: 1, name: 'Roles you decide about' })).toBeTruthy();
    expect(where()).toBe('/vacancies');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/roles/r1', '/roles/r2']);
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const [bar = document.body] = screen.getAllByRole('banner');
    const header = within(bar);
    expect(header.getByText('Nordlicht GmbH')).toBeTruthy();
    expect(await header.findByRole('button', { name: 'Help' })).toBeTruthy();
    expect(header.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'JBJonas Becker']);
    expect(screen.getByText(/^Your access covers these roles/)).toBeTruthy();
  });

  it('opens neither palette nor pages by letters', SLOW, async () => {
    signedInAs(MANAGER);
    serveOwn({ vacancies: [vacancy('r1', 'Buyer'), vacancy('r2', 'Cook')], mentions: [], ended: null });
    const { user, where } = renderApp('/vacancies');
    await screen.findByRole('heading', { level: 1, name: 'Roles you decide about' });
    await user.keyboard('{Control>}k{/Control}gr');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(where()).toBe('/vacancies');
  });

  it('is the role itself when there is one', SLOW, async () => {
    serveRole([makeDecider('Jonas', { is_self: true })], MANAGER);
    serveOwn({ vacancies: [vacancy('po', 'Product owner')], mentions: [], ended: null });
    const { where } = renderApp('/');
    expect(await screen.findByRole('button', { name: /You decide alone$/ })).toBeTruthy();
    expect(where()).toBe('/roles/po');
  });

  it('lists the notes that mention them', async () => {
    signedInAs(MANAGER);
    const vacancies = [vacancy('r1', 'Support Team Lead'), vacancy('r2', 'Buyer')];
    serveOwn({ vacancies, mentions: [MENTION], ended: null });
    renderApp('/vacancies');
    const list = within(await screen.findByRole('list', { name: 'Notes that mention you' }));
    const link = list.getByRole('link', { name: /^Lena Brandt mentioned you in a note about Anna \*{5}/ });
    expect(link.getAttribute('href')).toBe('/roles/r1/talents/anna/interview#notes');
    expect(list.getByText('Support Team Lead · 19 November')).toBeTruthy();
  });

  it('lists them above the people of the only role', SLOW, async () => {
    serveRole([makeDecider('Jonas', { is_self: true })], MANAGER);
    serveOwn({ vacancies: [vacancy('po', 'Product owner')], mentions: [MENTION], ended: null });
    renderApp('/roles/po');
    expect(await screen.findByRole('list', { name: 'Notes that mention you' })).toBeTruthy();
  });

  it('says whom to ask when the access has ended', async () => {
    signedInAs(FORMER);
    serveOwn({ vacancies: [], mentions: [], ended: { contact: 'Katrin Sievers' } });
    const { where } = renderApp('/roles/r1');
    expect(await screen.findByRole('heading', { level: 1, name: 'This access has ended' })).toBeTruthy();
    expect(screen.getByText('Ask Katrin Sievers.')).toBeTruthy();
    expect(where()).toBe('/vacancies');
    expect(screen.getByRole('link', { name: 'Open your account' }).getAttribute('href')).toBe('/profile');
  });

  it('is the account for a person who never decided about a role', async () => {
    signedInAs(FORMER);
    serveOwn({ vacancies: [], mentions: [], ended: null });
    const { where } = renderApp('/vacancies');
    await waitFor(() => expect(where()).toBe('/profile'));
  });

  it('is empty without roles, and shows why it cannot be loaded', SLOW, async () => {
    signedInAs(MANAGER);
    serveOwn({ vacancies: [], mentions: [], ended: null });
    const first = renderApp('/vacancies');
    expect(await screen.findByText('There is nothing to decide at the moment')).toBeTruthy();
    expect(first.where()).toBe('/vacancies');
  });

  it('says that the workspace is paused', SLOW, async () => {
    signedInAs(MANAGER);
    api.use(http.get('*/api/vacancies', ({ request }) => refuseTo(request, 403, 'workspace.frozen')));
    renderApp('/vacancies');
    expect(await screen.findByRole('heading', { name: 'This workspace is paused' })).toBeTruthy();
    expect(screen.getByText(/Ask the administrators of Nordlicht GmbH/)).toBeTruthy();
  });
});

const ANY = { min: 1, max: 9, weight: 1 };
const ATTRIBUTES = { O: ANY, C: ANY, E: ANY, A: ANY, ES: ANY };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  attributes: ATTRIBUTES,
  state: 'recruiting',
  must_haves: {},
  talents_count: '0',
  value_creation: null,
  shown_texts: {},
  skills: [],
  teams: [],
  training_courses: [],
  date_updated: '2026-11-20T10:00:00.000Z',
  ...makeRangeState(ATTRIBUTES),
};

const makeDecider = (id: string, overrides: Partial<Decider> = {}): Decider => ({
  id,
  name: `${id} Becker`,
  email: `${id.toLowerCase()}@nordlicht.example`,
  kind: 'hiring_manager',
  status: 'active',
  since: '2026-11-20T10:00:00.000Z',
  is_self: false,
  mail_error: null,
  date_mail_failed: null,
  ...overrides,
});
const LENA = makeDecider('Lena', { kind: 'administrator', is_self: true });

/** Serves the page of a role with those who decide; collects the changes. */
function serveRole(before: readonly Decider[], user = makeUser()) {
  signedInAs(user);
  fakeVacancy('po');
  let deciders = [...before];
  const changes: unknown[] = [];
  api.use(
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/vacancies/po/deciders', () => HttpResponse.json({ data: deciders })),
    http.post('*/api/vacancies/po/deciders', async ({ request }) => {
      const body = (await request.json()) as { email: string };
      changes.push(body);
      if (body.email.startsWith('council')) return refuseTo(request, 409, 'decider.works_council');
      const decider = makeDecider('new', { name: null, email: body.email, status: 'invited' });
      deciders = [...deciders, decider];
      return HttpResponse.json({ data: { decider, outcome: 'invited', send_at: null } });
    }),
    http.delete('*/api/vacancies/po/deciders/:id', ({ params }) => {
      changes.push(params['id']);
      deciders = deciders.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return changes;
}

describe('Who decides about a role', () => {
  it.each([
    ['You decide alone. Ask somebody in.', []],
    ['You decide alone. Ask somebody in.', [LENA]],
    ['You decide with Jonas', [LENA, makeDecider('Jonas')]],
    ['You decide with Jonas and Maria', [LENA, makeDecider('Jonas'), makeDecider('Maria')]],
    [
      'You decide with Jonas, Maria and 1 other',
      [LENA, makeDecider('Jonas'), makeDecider('Maria'), makeDecider('Ole')],
    ],
    ['Jonas decides', [makeDecider('Jonas')]],
    ['Jonas and Maria decide', [makeDecider('Jonas'), makeDecider('Maria')]],
  ])('is said in a sentence: %s', async (sentence, deciders) => {
    serveRole(deciders);
    renderApp('/roles/po');
    expect(await screen.findByRole('button', { name: new RegExp(`${sentence}$`) })).toBeTruthy();
  });

  it('is listed on a press, where a person is invited and removed', SLOW, async () => {
    const changes = serveRole([LENA, makeDecider('Jonas')]);
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: /You decide with Jonas$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who decides' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    expect(sheet.getByText('What hiring managers see')).toBeTruthy();
    const field = sheet.getByRole('textbox', { name: /Decides with you/ });
    await user.type(field, 'nobody{Enter}');
    expect(changes).toEqual([]);
    await user.clear(field);
    await user.type(field, 'council@nordlicht.example{Enter}');
    expect((await sheet.findByRole('alert')).textContent).toMatch(
      /^This address belongs to the works council/,
    );
    await user.clear(field);
    await user.type(field, 'maria@nordlicht.example{Enter}');
    expect(await sheet.findByText('invited')).toBeTruthy();
    expect(sheet.getAllByRole('listitem')).toHaveLength(3);
    await user.click(sheet.getByRole('button', { name: 'Remove Jonas Becker' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
    expect(changes).toEqual([
      { email: 'council@nordlicht.example' },
      { email: 'maria@nordlicht.example' },
      'Jonas',
    ]);
  });

  it('says when a mail could not be delivered', SLOW, async () => {
    const failure = { mail_error: 'EENVELOPE 550', date_mail_failed: '2026-11-20T09:30:00.000Z' };
    serveRole([LENA, makeDecider('Jonas', { status: 'invited', ...failure })]);
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: /You decide with Jonas$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who decides' }));
    expect(await sheet.findByText(/^E-mail undeliverable/)).toBeTruthy();
  });

  it('can only be read by a hiring manager', SLOW, async () => {
    const jonas = makeDecider('Jonas', { is_self: true, email: null });
    serveRole([makeDecider('Katrin', { kind: 'administrator', email: null }), jonas], MANAGER);
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: /You decide with Katrin$/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who decides' }));
    expect(sheet.getAllByRole('listitem')).toHaveLength(2);
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(sheet.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});
