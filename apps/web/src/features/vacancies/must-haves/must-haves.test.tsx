import type { Vacancy, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '#lib/i18n.ts';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { makeRangeState } from '../../../testing/roles.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const RANGES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const ROLE = {
  id: 'po',
  name: 'Support Team Lead',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  attributes: RANGES,
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  is_assistant_open: false,
  skills: [],
  training_courses: [],
  teams: [],
};
const MUST_HAVES: MustHaves = {
  years: 3,
  years_in: 'support',
  languages: [{ code: 'de', proficiency: 'fluent' }],
  place: { location: 'Leipzig', radius: 25 },
  remote: true,
  skills: ['Zendesk'],
  start_by: '2027-03-01',
};
const VACANCY: Vacancy = {
  id: 'po',
  name: ROLE.name,
  state: 'recruiting',
  date_recruiting: '2026-11-03T12:00:00.000Z',
  date_filled: null,
  filled_by: null,
  is_run_by_reader: true,
  ranges: RANGES,
  norm: null,
  stages: { invited: 0, opened: 0, finished: 2, shortlist: 0, decided: 0 },
  remindable: { invited: 0, opened: 0 },
  next: { kind: 'decide', count: 0, names: [], talents: [], date: null },
};

function makePerson(name: string, state: VacancyPerson['must_haves']): VacancyPerson {
  return {
    id: name.toLowerCase(),
    name,
    is_masked: false,
    avatar: null,
    stage: 'finished',
    fit: null,
    ask: null,
    is_left_out_of_rankings: false,
    flags: [],
    is_new: false,
    hold: null,
    survey: null,
    is_undeliverable: false,
    interview_at: null,
    interview: { is_own_done: false, others_done: [], is_open: false, largest_difference: null },
    shortlisted: null,
    proposals: [],
    must_haves: state,
    decision: null,
    answer: null,
  };
}

const PEOPLE = [makePerson('Ines', 'met'), makePerson('Lea', 'unmet'), makePerson('Jo', 'unknown')];

/** Serves a role with these must-haves; `savedMustHaves` are those that were sent. */
function serve(mustHaves: MustHaves, { people = PEOPLE, state = 'recruiting', user = makeUser() } = {}) {
  signedInAs(user);
  const savedMustHaves: unknown[] = [];
  const queries: URLSearchParams[] = [];
  let storedMustHaves = mustHaves;
  fakeList('roles', [ROLE]);
  fakeVacancy('po');
  api.use(
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({ data: { ...ROLE, ...makeRangeState(RANGES), state, must_haves: storedMustHaves } }),
    ),
    http.patch('*/api/items/roles/po', async ({ request }) => {
      const body = (await request.json()) as { must_haves: MustHaves };
      storedMustHaves = body.must_haves;
      savedMustHaves.push(storedMustHaves);
      return HttpResponse.json({ data: { id: 'po' } });
    }),
    http.get('*/api/vacancies/po', () => HttpResponse.json({ data: VACANCY })),
    http.get('*/api/vacancies/po/people', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const isMust = query.get('must_haves') === 'true';
      const data = people.filter((person) => !isMust || person.must_haves !== 'unmet');
      return HttpResponse.json({
        data,
        meta: { state: 'calculated', total: data.length, groups: [], bands: null },
      });
    }),
  );
  return { savedMustHaves, queries };
}

const RANGES_TAB = '/roles/po?tab=ranges';
const summary = async (name = 'Must-haves') => within(await screen.findByRole('region', { name }));

beforeEach(() => setLanguage('en'));

describe('The must-haves of a role', () => {
  it('are written by keyboard, and undone', SLOW, async () => {
    const { savedMustHaves } = serve({});
    const { user } = renderApp(RANGES_TAB);
    const section = await summary();
    expect(section.getByText(/^What a person must bring/)).toBeTruthy();
    section.getByRole('button', { name: 'Write them down' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Must-haves' }));
    dialog.getByRole('textbox', { name: 'Years of experience' }).focus();
    await user.keyboard('3');
    dialog.getByRole('textbox', { name: 'Experience in' }).focus();
    await user.keyboard('support');
    dialog.getByRole('combobox', { name: 'Add a language' }).focus();
    await user.keyboard('German{Enter}');
    expect(await dialog.findByRole('button', { name: /Lowest level of German/ })).toBeTruthy();
    dialog.getByRole('combobox', { name: 'Town or region' }).focus();
    await user.keyboard('Leipzig');
    dialog.getByRole('checkbox', { name: 'Remote work meets this, too' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('textbox', { name: 'Skills' }).focus();
    await user.keyboard('Zendesk, SQL');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    const newMustHaves = {
      years: 3,
      years_in: 'support',
      languages: [{ code: 'de', proficiency: 'fluent' }],
      place: { location: 'Leipzig', radius: 0 },
      remote: true,
      skills: ['Zendesk', 'SQL'],
    };
    await waitFor(() => expect(savedMustHaves).toEqual([newMustHaves]));
    const line = '3 years in support, German (fluent or better), Leipzig or remote, Zendesk, SQL';
    expect(await section.findByText(line)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(savedMustHaves).toEqual([newMustHaves, {}]));
    expect(await section.findByRole('button', { name: 'Write them down' })).toBeTruthy();
  });

  it('are changed in German', SLOW, async () => {
    await setLanguage('de');
    const { savedMustHaves } = serve(MUST_HAVES, { user: makeUser({ platform_language: 'DE' }) });
    const { user } = renderApp(RANGES_TAB);
    const section = await summary('Muss-Kriterien');
    expect(
      section.getByText(
        '3 Jahre Erfahrung (support), Deutsch (mindestens fließend), Leipzig + 25 km oder remote, Zendesk, Beginn bis 1. März 2027',
      ),
    ).toBeTruthy();
    section.getByRole('button', { name: 'Muss-Kriterien bearbeiten' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Muss-Kriterien' }));
    dialog.getByRole('button', { name: 'Deutsch entfernen' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('FIELDSET');
    await user.clear(dialog.getByRole('textbox', { name: 'Skills' }));
    dialog.getByRole('button', { name: 'Speichern' }).focus();
    await user.keyboard('{Enter}');
    const { languages: _languages, skills: _skills, ...otherMustHaves } = MUST_HAVES;
    await waitFor(() => expect(savedMustHaves).toEqual([otherMustHaves]));
  });

  it('name the problem of a field, and keep the input after a refusal', SLOW, async () => {
    const { savedMustHaves } = serve({ languages: [{ code: 'de', proficiency: 'native' }] });
    const { user } = renderApp(RANGES_TAB);
    await user.click((await summary()).getByRole('button', { name: 'Edit must-haves' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Must-haves' }));
    expect(dialog.getByText(/^Asking for native speakers/)).toBeTruthy();
    const skills = dialog.getByRole('textbox', { name: 'Skills' });
    const press = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.type(skills, 'SQL, Excel, sql');
    await press();
    expect(await dialog.findByText('“sql” is there twice.')).toBeTruthy();
    await user.clear(skills);
    await user.type(skills, 'a, b, c, d, e, f');
    expect(await dialog.findByText(/^Please enter at most 5 skills/)).toBeTruthy();
    await user.clear(skills);
    await user.type(dialog.getByRole('textbox', { name: 'Experience in' }), 'sales');
    await press();
    expect(await dialog.findByText('Please enter years from 1 to 40.')).toBeTruthy();
    expect(savedMustHaves).toEqual([]);
    await user.clear(dialog.getByRole('textbox', { name: 'Experience in' }));
    api.use(http.patch('*/api/items/roles/po', () => refuse(403, 'workspace.frozen')));
    await user.type(skills, 'SQL');
    await press();
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Skills' }).value).toBe('SQL');
  });

  it('of an archived role stay as they are', async () => {
    serve(MUST_HAVES, { state: 'archived' });
    renderApp(RANGES_TAB);
    const section = await summary();
    expect(section.getByText(/^3 years in support/)).toBeTruthy();
    expect(section.queryByRole('button')).toBeNull();
  });
});

describe('The people of a role with must-haves', () => {
  it('are filtered by them; who is unknown stays and says so', async () => {
    const { queries } = serve(MUST_HAVES);
    const { user, where } = renderApp('/roles/po');
    expect(await screen.findByRole('link', { name: 'Lea' })).toBeTruthy();
    expect(screen.queryByText('Must-haves unknown')).toBeNull();
    const filter = await screen.findByRole('button', { name: 'Only people who may meet the must-haves' });
    filter.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lea' })).toBeNull());
    expect(where()).toBe('/roles/po?must=1');
    expect(queries.at(-1)?.get('must_haves')).toBe('true');
    expect(await screen.findByRole('link', { name: 'Ines' })).toBeTruthy();
    expect(screen.getAllByText('Must-haves unknown')).toHaveLength(1);
    expect(screen.getByText(/^3 years in support/)).toBeTruthy();
    screen.getByRole('button', { name: 'Remove the filter Must-haves' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Lea' })).toBeTruthy();
    expect(where()).toBe('/roles/po');
  });

  it('can be nobody who meets them', async () => {
    serve(MUST_HAVES, { people: [makePerson('Lea', 'unmet')] });
    renderApp('/roles/po?must=1');
    expect(await screen.findByText('Nobody here meets the must-haves.')).toBeTruthy();
  });

  it('are all shown for a role that has none, whatever the address says', async () => {
    const { queries } = serve({});
    renderApp('/roles/po?must=1');
    expect(await screen.findByRole('link', { name: 'Lea' })).toBeTruthy();
    expect(queries.at(-1)?.has('must_haves')).toBe(false);
    expect(screen.queryByRole('button', { name: /must-haves/i })).toBeNull();
  });
});
