import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeFit } from '../../../testing/talents.ts';
import {
  fakeVacancy,
  makeFinished,
  makeVacancyPerson,
  serveVacancyRole,
} from '../../../testing/vacancies.ts';

const INES = makeFinished(makeFit('ines', 95), { name: 'Ines Wolter' });
const AYLIN = makeFinished(makeFit('aylin', 94), {
  name: 'Aylin Demir',
  is_new: true,
  ask: { kind: 'crosses', trait: 'ES', side: 'below', steps: 0, others: 0 },
});
const PAVEL = makeFinished(makeFit('pavel', 60), {
  name: 'Pavel Novak',
  ask: { kind: 'outside', trait: 'E', side: 'below', steps: 4, others: 1 },
});
const LUKAS = makeVacancyPerson('lukas', { name: 'Lukas Brandt' });

type World = NonNullable<Parameters<typeof fakeVacancy>[1]>;

function serve(world: World, user = makeUser()) {
  signedInAs(user);
  serveVacancyRole();
  return fakeVacancy('po', world);
}

function fakeShortlist() {
  const bodies: unknown[] = [];
  api.use(
    http.post('*/api/talents/shortlist', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: { done: [{ id: 'ines', undo: null, sends_at: null }], refused: [] } });
    }),
  );
  return bodies;
}

describe('the people of a role', () => {
  it('are grouped by stage, nearest to a decision first, with what to ask', async () => {
    serve({ people: [LUKAS, INES, AYLIN, PAVEL], groups: [2, 1] });
    renderApp('/roles/po');
    expect(await screen.findByRole('button', { name: '3 Finished' })).toBeTruthy();
    expect(await screen.findByText('Lukas Brandt')).toBeTruthy();
    const regions = screen.getAllByRole('region', { name: /^People: / });
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
      'People: Finished',
      'People: Invited',
    ]);
    const finishedRegion = within(screen.getByRole('region', { name: 'People: Finished' }));
    expect(finishedRegion.getByText('first two fit equally well, in random order · one lower')).toBeTruthy();
    expect(finishedRegion.getAllByText('Ask about emotional stability').length).toBeGreaterThan(0);
    expect(finishedRegion.getAllByText('Extraversion 4 below and one more').length).toBeGreaterThan(0);
    expect(finishedRegion.getByRole('button', { name: 'Read: Aylin Demir' })).toBeTruthy();
    expect(finishedRegion.getByRole('button', { name: 'Meet: Ines Wolter' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remind: Lukas Brandt' })).toBeTruthy();
  });

  it('are filtered by a stage in the URL, and pressing it again shows all', async () => {
    serve({ people: [LUKAS, INES] });
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: '1 Invited' }));
    await waitFor(() => expect(where()).toBe('/roles/po?stage=invited'));
    expect(screen.queryByText('Ines Wolter')).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 Invited' }));
    await waitFor(() => expect(where()).toBe('/roles/po'));
    expect(await screen.findByText('Ines Wolter')).toBeTruthy();
  });

  it('are nobody in a stage without people', async () => {
    serve({ people: [INES] });
    renderApp('/roles/po?stage=opened');
    expect(await screen.findByText('Nobody.')).toBeTruthy();
    expect(screen.queryByText('Ines Wolter')).toBeNull();
  });

  it('move to the shortlist at once, before the server has answered, and back by undo', async () => {
    const world = serve({ people: [INES] });
    const bodies = fakeShortlist();
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Meet: Ines Wolter' }));
    expect(screen.getByRole('button', { name: '1 Shortlist' })).toBeTruthy();
    world.people = [{ ...INES, stage: 'shortlist' }];
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        { talents: ['ines'], role: 'po', on: true },
        { talents: ['ines'], role: 'po', on: false },
      ]),
    );
  });

  it('are reached, previewed and put on the shortlist by keyboard from the start', async () => {
    serve({ people: [INES, AYLIN] });
    const bodies = fakeShortlist();
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText('Aylin Demir')).toBeTruthy();
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Aylin Demir');
    await user.keyboard(' ');
    const preview = await screen.findByRole('complementary', { name: 'Preview of Aylin Demir' });
    expect(within(preview).getByText('Openness')).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('complementary', { name: 'Preview of Ines Wolter' })).toBeTruthy();
    await user.keyboard('{Escape}s');
    await waitFor(() => expect(bodies).toEqual([{ talents: ['ines'], role: 'po', on: true }]));
  });

  it('show their numbers behind "How sure?"', async () => {
    const fit = { ...makeFit('ines', 95), interval: { low: 88, high: 100 } };
    serve({ people: [makeFinished(fit, { name: 'Ines Wolter' }), PAVEL], groups: [1, 1] });
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'How sure? Ines Wolter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'How sure is this?' }));
    expect(panel.getByText('95 of 100, between 88 and 100 with 90% certainty')).toBeTruthy();
  });

  it('say why a result should be read with care, when it is held back, and that a mail came back', async () => {
    const flag = { index: 'fast_total', value: 60, severe: true } as const;
    const doubtful = makeFinished(
      { ...makeFit('jannik', 92), quality: 'doubtful' },
      { name: 'Jannik Frey', flags: [flag] },
    );
    const heldPerson = makeVacancyPerson('hanna', {
      stage: 'finished',
      name: 'Hanna *****',
      is_masked: true,
      hold: { until: null },
    });
    serve({ people: [doubtful, heldPerson, { ...LUKAS, is_undeliverable: true }] });
    renderApp('/roles/po');
    expect(await screen.findByText('Read with care: answered in a hurry.')).toBeTruthy();
    expect(screen.getByText('Result once the person has opened it')).toBeTruthy();
    expect(screen.getByLabelText('Name hidden')).toBeTruthy();
    expect(screen.getByText('E-mail came back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remind: Lukas Brandt' })).toBeNull();
  });

  it('speak German', async () => {
    const next = { kind: 'read', count: 2, names: ['Aylin', 'Jannik'], talents: [], date: null } as const;
    serve(
      {
        people: [AYLIN, PAVEL],
        groups: [1, 1],
        vacancy: { next: { ...next, names: [...next.names], talents: [] } },
      },
      makeUser({ platform_language: 'DE' }),
    );
    renderApp('/roles/po');
    expect(
      await screen.findByText('Aylin und Jannik sind fertig. Lies beide, bevor du weitere Gespräche planst.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '2 Fertig' })).toBeTruthy();
    expect((await screen.findAllByText('Frag nach emotionaler Stabilität')).length).toBeGreaterThan(0);
  });
});
