import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeRangeState } from '../../../testing/roles.ts';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import type { HistoryEntry } from './api.ts';

const ANY = { min: 1, max: 9, weight: 1 };
const RANGES = { O: ANY, C: { min: 5, max: 9, weight: 2 }, E: ANY, A: ANY, ES: ANY };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  attributes: RANGES,
  state: 'recruiting',
  value_creation: null,
  shown_texts: {},
  skills: [],
  teams: [],
  training_courses: [],
  date_updated: '2026-11-20T10:00:00.000Z',
  ...makeRangeState(RANGES),
};

const of = (id: string) => ({ id, date: '2026-11-20T10:00:00.000Z', by: 'Lena Brandt' });
const state = (
  id: string,
  values: Pick<Extract<HistoryEntry, { kind: 'state' }>, 'state' | 'before' | 'person'>,
) => ({
  ...of(id),
  kind: 'state' as const,
  ...values,
});
const draw: HistoryEntry = {
  ...of('draw'),
  kind: 'draw',
  pool: 64,
  seed: 'ab12',
  names: ['Ines Wolter', null],
  reason: 'Two withdrew',
  date_undone: '2026-11-21T10:00:00.000Z',
};
const ranges: HistoryEntry = {
  ...of('ranges'),
  kind: 'ranges',
  number: 2,
  ranges: RANGES,
  before: { ...RANGES, C: ANY },
  sources: {},
  reason: 'Trains others',
  results: 3,
};

const ENTRIES: readonly HistoryEntry[] = [
  state('9', { state: 'recruiting', before: 'archived', person: null }),
  state('8', { state: 'archived', before: 'recruiting', person: null }),
  { ...of('stop'), kind: 'mails_stopped', count: 1, mail: null },
  state('7', { state: 'recruiting', before: 'filled', person: null }),
  { ...of('fill'), kind: 'mails_sent', count: 2, mail: null },
  state('6', { state: 'filled', before: 'recruiting', person: 'Ines Wolter' }),
  { ...of('sign'), kind: 'decision', decision: 'hire', person: 'Ines Wolter', is_complete: true },
  { ...of('mails'), kind: 'mails_sent', count: 12, mail: 'no_interview' },
  draw,
  ranges,
  { ...of('questions'), kind: 'questions', version: 1, by: null },
  { ...of('removed'), kind: 'decider_removed', name: null },
  { ...of('added'), kind: 'decider_added', name: 'Jonas Becker' },
  state('5', { state: 'recruiting', before: 'draft', person: null }),
  state('4', { state: 'draft', before: null, person: null }),
];

/** Serves the history of a role in pages; returns the positions that were asked for. */
function serve(pages: readonly (readonly HistoryEntry[])[], user = makeUser()) {
  signedInAs(user);
  fakeVacancy('po');
  fakeList('roles', [ROLE]);
  const positions: (string | null)[] = [];
  api.use(
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/vacancies/po/history', ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      positions.push(before);
      const index = before === null ? 0 : Number(before.split('_')[0]);
      const next = index + 1 < pages.length ? `${index + 1}_x` : null;
      return HttpResponse.json({ data: { entries: pages[index] ?? [], next } });
    }),
  );
  return positions;
}

async function readTitles(name: string): Promise<string[]> {
  const panel = within(await screen.findByRole('tabpanel', { name }));
  await panel.findAllByRole('listitem');
  const [list] = panel.getAllByRole('list');
  return [...(list?.children ?? [])].map((line) => line.querySelector('p')?.textContent ?? '');
}

describe('The history of a role', () => {
  it('says in sentences what happened, when and by whom', SLOW, async () => {
    serve([ENTRIES]);
    renderApp('/roles/po?tab=history');
    expect(await readTitles('History')).toEqual([
      'The role was taken out of the archive',
      'The role was archived',
      'One e-mail was stopped before it went out',
      'The role was opened again',
      '2 e-mails were sent with it',
      'The role was filled with Ines Wolter',
      'Decision note signed: hire Ines Wolter',
      '12 times “No, without an interview” was sent',
      '2 of 64 people were drawn at random',
      'The ranges changed, version 2',
      'The interview questions were fixed, version 1',
      'A person was removed from those who decide',
      'Jonas Becker decides about this role from now on',
      'Recruiting started',
      'The role was created as a draft',
    ]);
    expect(screen.getAllByText(/^· Lena Brandt|· Lena Brandt$/).length).toBe(14);
    screen.getByText('Ines Wolter and a deleted person');
    screen.getByText('Why again: Two withdrew');
    screen.getByText(/^Seed ab12:/);
    screen.getByText(/^Undone on 21 Nov/);
    screen.getByText('This was the last signature.');
    screen.getByText(/^Conscientiousness 5 to 9, weight 2/);
    screen.getByText('Changed after 3 results: Trains others');
    screen.getByText(/^By our model about \d+ of 100 people/);
  });

  it('is in German for a German account', SLOW, async () => {
    serve([ENTRIES], makeUser({ platform_language: 'DE' }));
    renderApp('/roles/po?tab=history');
    const titles = await readTitles('Verlauf');
    expect(titles).toHaveLength(15);
    expect(titles).toContain('Die Rolle wurde mit Ines Wolter besetzt');
    expect(titles).toContain('12 Absagen ohne Interview wurden gesendet');
    expect(titles).toContain('Entscheidungsvermerk unterschrieben: Ines Wolter einstellen');
  });

  it('comes in pages', SLOW, async () => {
    const positions = serve([ENTRIES.slice(0, 2), ENTRIES.slice(2)]);
    const { user } = renderApp('/roles/po?tab=history');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await readTitles('History')).toHaveLength(15));
    expect(positions).toEqual([null, '1_x']);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says why it could not be loaded', SLOW, async () => {
    serve([[]]);
    api.use(http.get('*/api/vacancies/po/history', () => HttpResponse.json({}, { status: 500 })));
    renderApp('/roles/po?tab=history');
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeTruthy();
  });
});
