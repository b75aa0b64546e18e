import type { ComparedVacancyPerson } from '@quint/contract/vacancies/people.ts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeFit } from '../../../testing/talents.ts';
import { fakeVacancy, makeFinished } from '../../../testing/vacancies.ts';

const MANAGER = makeUser({ role: { name: 'HIRING_MANAGER', admin_access: false } });
const INES = '01890000-0000-7000-8000-000000000001';
const PAVEL = '01890000-0000-7000-8000-000000000002';
const PAGE = `/roles/po/compare?talents=${INES},${PAVEL}`;

const person = (id: string, name: string, statement: string | null = null): ComparedVacancyPerson => ({
  ...makeFinished(makeFit(id, 90), { name }),
  statement,
});

function serve(people: readonly ComparedVacancyPerson[]) {
  signedInAs(MANAGER);
  fakeVacancy('po', { vacancy: { is_run_by_reader: false } });
  const paths: string[] = [];
  api.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname));
  api.use(
    http.get('*/api/vacancies/po/comparison', () =>
      HttpResponse.json({ data: people, meta: { state: 'calculated' } }),
    ),
  );
  return paths;
}

describe('people of a role, compared by a hiring manager', () => {
  it('stand beside each other, from the requests of the role alone', SLOW, async () => {
    const paths = serve([person(INES, 'Ines Wolter', 'I was ill.'), person(PAVEL, 'Pavel Novak')]);
    renderApp(PAGE);
    expect(await screen.findByRole('heading', { level: 1, name: /Product owner/ })).toBeTruthy();
    expect((await screen.findAllByText('Ines Wolter')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Pavel Novak').length).toBeGreaterThan(0);
    expect(await screen.findByText(/I was ill\./)).toBeTruthy();
    expect(paths.filter((path) => /\/(items|talents|calculate-score)\//.test(path))).toEqual([]);
    expect(screen.queryByRole('link', { name: /Invite/ })).toBeNull();
  });

  it('lead back to the list when fewer than two can be compared', async () => {
    serve([person(INES, 'Ines Wolter')]);
    renderApp(PAGE);
    expect(await screen.findByText('Select two to four people in the list of the role.')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Product owner' });
    expect(links.every((link) => link.getAttribute('href') === '/roles/po')).toBe(true);
  });

  it('are closed when the access has ended', async () => {
    serve([]);
    api.use(
      http.get('*/api/vacancies/po', ({ request }) => refuseTo(request, 404, 'record.not_found')),
      http.get('*/api/vacancies/po/comparison', ({ request }) => refuseTo(request, 404, 'record.not_found')),
      http.get('*/api/vacancies', () =>
        HttpResponse.json({ data: { vacancies: [], ended: { contact: 'Katrin Sievers' } } }),
      ),
    );
    renderApp(PAGE);
    expect(await screen.findByText('Ask Katrin Sievers.')).toBeTruthy();
  });
});
