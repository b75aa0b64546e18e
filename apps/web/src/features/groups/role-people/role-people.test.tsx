import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { listLeft } from '#features/base/records/model/list-context.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeRolePeople } from '../../../testing/role-people.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { makeFit, NORM } from '../../../testing/talents.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: 'Decides what is built next.',
  description: null,
  accountabilities: null,
  ...withoutShortTexts({ purpose: 'Decides what is built next.' }),
  value_creation: null,
  attributes: {
    O: RANGE,
    C: { min: 5, max: 8, weight: 2 },
    E: RANGE,
    A: { min: 1, max: 9, weight: 1 },
    ES: RANGE,
  },
  date_updated: '2026-11-18T12:00:00.000Z',
  must_haves: {},
  skills: [],
  training_courses: [],
  teams: [],
};
const border = {
  trait: 'O' as const,
  stanine: 4,
  min: 5,
  max: 8,
  weight: 1,
  outside: -1,
  cost: 10,
  border: true,
};
const ANNA = { ...makeFit('anna', 90), interval: { low: 85, high: 100 }, costs: [border] };
const NELE = { ...makeFit('nele', 100), interval: { low: 95, high: 100 } };
const SAMUEL = {
  ...makeFit('samuel', 90),
  interval: { low: 85, high: 95 },
  quality: 'doubtful' as const,
  positions: { O: 6.6, C: 2, E: 5.2, A: 6.4, ES: 5 },
  costs: [{ ...border, trait: 'C' as const, outside: -2, border: false }],
};
const FELIX = { ...makeFit('felix', 60), interval: { low: 50, high: 70 }, band: 'none' as const };

function serve(world: Parameters<typeof fakeRolePeople>[1], user = makeUser()) {
  signedInAs(user);
  const savedBodies: unknown[] = [];
  fakeList('roles', [ROLE]);
  fakeList('skills', []);
  fakeList('training_courses', []);
  fakeRolePeople('po', world);
  api.use(http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: [] })));
  api.use(
    http.get('*/api/items/roles/po', () => {
      const {
        range_history: [first],
        ...state
      } = makeRangeState(ROLE.attributes);
      const before = { ...ROLE.attributes, O: { ...RANGE, max: 8 } };
      const reason = 'The audit asks for it';
      const date = '2026-11-18T12:00:00.000Z';
      const range_history = [
        { ...first, by: null, ranges: before },
        { ...first, id: 'v2', date, reason, results: 10 },
      ];
      return HttpResponse.json({ data: { ...ROLE, ...state, range_history } });
    }),
    http.patch('*/api/items/roles/po', async ({ request }) => {
      savedBodies.push(await request.json());
      return HttpResponse.json({ data: { id: 'po' } });
    }),
  );
  return savedBodies;
}

const FOUR = { consideredFits: [ANNA, NELE, SAMUEL, FELIX], groups: [2, 1, 1] };

describe('The people of a role', () => {
  it('are grouped when too close to call, with costs that add up to 100 less the fit', async () => {
    serve(FOUR);
    renderApp('/roles/po');
    const anna = await screen.findByRole('link', { name: /^Person anna, 90 of 100/ });
    expect(anna.getAttribute('href')).toBe('/roles/po/talents/anna');
    expect(anna.getAttribute('aria-label')).toBe(
      'Person anna, 90 of 100, High agreement, 90% interval 85 to 100, group 1 of 3, openness just outside costs 10',
    );
    const lines = within(screen.getByRole('list', { name: 'People by fit' })).getAllByRole('listitem');
    expect(lines).toHaveLength(7);
    const texts = lines.map((line) => line.textContent ?? '');
    expect(texts[0]).toBe('These two are too close to callin random order');
    expect(texts[3]).toBe(
      'This person differs from the restlower than the first of the two, but not than all',
    );
    expect(texts[5]).toBe('This person differs from everyone above');
    expect(texts[4]).toContain('Conscientiousness two below');
    expect(screen.getByText('About 46 of 100')).toBeTruthy();
    expect(
      screen.getByText('people of the norm group reach high agreement by our model.', { exact: false }),
    ).toBeTruthy();
  });

  it(
    'show who is too close to call from the one in focus, and show the calculation at a point',
    SLOW,
    async () => {
      serve(FOUR);
      const { user } = renderApp('/roles/po');
      await user.hover(await screen.findByRole('link', { name: /^Person anna/ }));
      expect(
        await screen.findByText('Too close to call between Person anna and 2 other people'),
      ).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Show what lowers the fit of Person samuel' }));
      const costs = within(await screen.findByRole('dialog', { name: 'What lowers the score' }));
      expect(costs.getByText('Conscientiousness two below').nextSibling?.textContent).toBe('−10');
      expect(costs.getByText('Fit').nextSibling?.textContent).toBe('90');
    },
  );

  it('are compared when two are selected by keyboard, and the bar explains the selection', SLOW, async () => {
    serve(FOUR);
    const { user } = renderApp('/roles/po');
    (await screen.findByRole('link', { name: /^Person anna/ })).focus();
    await user.keyboard('x{ArrowDown}{ArrowDown}x');
    const bar = within(await screen.findByRole('region', { name: 'Selected people' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    expect(
      bar.getByText('Same fit within the error of measurement; they differ in conscientiousness'),
    ).toBeTruthy();
    const compare = bar.getByRole('button', { name: 'Compare' });
    expect(compare.getAttribute('aria-disabled')).not.toBe('true');
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Compare',
      'Shortlist',
      'Not moving forward',
      '',
      '',
    ]);
    await user.click(bar.getByRole('button', { name: 'More for the selected people' }));
    const sheets = await screen.findByRole('menuitem', { name: 'Interview sheets' });
    expect(sheets.getAttribute('href')).toMatch(/^\/roles\/po\/interview\?talents=/);
    await user.keyboard('{Escape}');
    screen.getByRole('link', { name: /^Person anna/ }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull());
  });

  it('move the focus when a row disappears, and return it when the person is back', SLOW, async () => {
    const consideredFits = [ANNA, NELE, SAMUEL, FELIX];
    serve({ consideredFits });
    api.use(
      http.post('*/api/talents/reject', async ({ request }) => {
        const { on = true } = (await request.json()) as { on?: boolean };
        if (on) consideredFits.splice(1, 1);
        else consideredFits.splice(0, 3, FELIX, ANNA, NELE, SAMUEL);
        return HttpResponse.json<PersonActionAnswer>({
          data: { done: [{ id: 'nele', undo: null, sends_at: null }], refused: [] },
        });
      }),
    );
    const { user } = renderApp('/roles/po');
    (await screen.findByRole('link', { name: /^Person anna/ })).focus();
    await user.keyboard('{ArrowDown}n');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Role: Product owner');
    await user.click(dialog.getByRole('button', { name: 'Not moving forward' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Person nele/ })).toBeNull());
    const getFocusedPerson = () => document.activeElement?.getAttribute('data-person');
    await waitFor(() => expect(getFocusedPerson()).toBe('samuel'));
    await screen.findByText('Person nele is not moving forward for Product owner');
    await user.keyboard('z');
    await screen.findByRole('link', { name: /^Person nele/ });
    await waitFor(() => expect(getFocusedPerson()).toBe('nele'));
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    await user.keyboard('k');
    expect(getFocusedPerson()).toBe('anna');
  });

  it(
    'continue from the row that was pressed, and keep a row in the tab order when the last one disappears',
    SLOW,
    async () => {
      const consideredFits = [ANNA, NELE, SAMUEL, FELIX];
      serve({ consideredFits });
      api.use(
        http.post('*/api/talents/reject', () => {
          consideredFits.pop();
          return HttpResponse.json<PersonActionAnswer>({
            data: { done: [{ id: 'felix', undo: null, sends_at: null }], refused: [] },
          });
        }),
      );
      const { user } = renderApp('/roles/po');
      await user.click(await screen.findByRole('checkbox', { name: 'Select Person samuel' }));
      await user.keyboard('j');
      expect(document.activeElement?.getAttribute('data-person')).toBe('felix');
      await user.keyboard('{Escape}n');
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText('Role: Product owner');
      await user.click(dialog.getByRole('button', { name: 'Not moving forward' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: /^Person felix/ })).toBeNull());
      expect(document.querySelector('[data-person][tabindex="0"]')?.getAttribute('data-person')).toBe(
        'samuel',
      );
    },
  );

  it('have a button that reminds those who have not finished', async () => {
    serve({ ...FOUR, unfinishedIds: ['emil', 'zoe'] });
    renderApp('/roles/po');
    expect(await screen.findByText('2 more have not finished.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Remind 2/ })).toBeTruthy();
  });

  it('list those whose result is held back apart from those who have not finished', async () => {
    serve({ ...FOUR, unfinishedIds: ['emil'], heldIds: ['zoe', 'ida'] });
    renderApp('/roles/po');
    expect(await screen.findByText('1 more has not finished.')).toBeTruthy();
    expect(await screen.findByText('2 more have finished; their results are held back:')).toBeTruthy();
    const zoe = screen.getByRole('link', { name: 'Person zoe' });
    expect(zoe.closest('li')?.textContent).toBe('Person zoe(until 20 Nov)');
  });

  it('are selected together with those who have not finished, who also have neighbours', SLOW, async () => {
    serve({ ...FOUR, unfinishedIds: ['emil', 'zoe'] });
    api.use(http.get('*/api/items/talents/zoe', () => refuse(404, 'record.not_found')));
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    const open = within(await screen.findByRole('list', { name: 'People who have not finished' }));
    await user.click(open.getByRole('checkbox', { name: 'Select Person zoe' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Person anna' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected people' }));
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    open.getByRole('link', { name: 'Person emil' }).focus();
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Person zoe');
    await user.keyboard('x');
    expect(bar.getByRole('status').textContent).toBe('1 selected');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(where()).toBe('/talents/zoe'));
    expect([...(listLeft()?.keysByRow.values() ?? [])]).toEqual(['emil', 'zoe']);
    expect(listLeft()?.name).toBe('Product owner');
  });

  it('are all who have finished in the second view, which is in the URL', async () => {
    serve({ consideredFits: [ANNA], all: [NELE, ANNA] });
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('radio', { name: 'All finished 2' }));
    expect(await screen.findByRole('link', { name: /^Person nele/ })).toBeTruthy();
    expect(where()).toBe('/roles/po?people=all');
  });

  it('are chosen from the others when nobody is considered', async () => {
    serve({ consideredFits: [], all: [NELE] });
    const { user } = renderApp('/roles/po');
    expect(
      await screen.findByRole('heading', { name: 'No one is being considered for this role yet' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose from 1 finished' }));
    expect(await screen.findByRole('link', { name: /^Person nele/ })).toBeTruthy();
    const invite = screen.getByRole('link', { name: 'Invite for this role' });
    expect(invite.getAttribute('href')).toBe('/talents/invite?role=po');
  });

  it('say that high agreement means little when most people reach it', async () => {
    serve({ ...FOUR, norm: { ...NORM, reach: { strong: 62, partial: 95 } } });
    renderApp('/roles/po');
    expect(await screen.findByText(/so high agreement alone tells you little/)).toBeTruthy();
  });

  it('have no axis when the role requires nothing', async () => {
    serve({ consideredFits: [], norm: null });
    renderApp('/roles/po');
    expect(await screen.findByRole('heading', { name: 'This role has no requirements yet' })).toBeTruthy();
  });

  it('are searched by the server, with the key `/`', SLOW, async () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...ANNA, talent_id: id }));
    serve({ consideredFits: [NELE, ANNA], all: [NELE, ANNA, ...others] });
    const searches: (string | null)[] = [];
    api.events.on('request:start', ({ request }) => {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/calculate-score/role/po')) searches.push(url.searchParams.get('search'));
    });
    const { user } = renderApp('/roles/po');
    await screen.findByRole('link', { name: /^Person nele/ });
    // Two people fit on the screen together.
    expect(screen.queryByRole('textbox', { name: 'Search these people' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^All finished/ }));
    expect(await screen.findByRole('textbox', { name: 'Search these people' })).toBeTruthy();
    await user.keyboard('/');
    await user.keyboard('nele');
    await waitFor(() => expect(searches).toContain('nele'));
    api.events.removeAllListeners();
  });

  it('have the next person as neighbour once one of them is opened', SLOW, async () => {
    serve(FOUR);
    fakeTalent();
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('link', { name: /^Person anna/ }));
    await waitFor(() =>
      expect(listLeft()).toMatchObject({ name: 'Product owner', href: '/roles/po', total: 4 }),
    );
    expect([...(listLeft()?.keysByRow.values() ?? [])]).toEqual(['anna', 'nele', 'samuel', 'felix']);
  });

  it('are rendered only while visible when there are many', async () => {
    serve({
      consideredFits: Array.from({ length: 150 }, (_, index) => makeFit(`p${index}`, 90)),
      groups: [150],
    });
    renderApp('/roles/po');
    const list = within(await screen.findByRole('list', { name: 'People by fit' }));
    expect(list.queryAllByRole('link').length).toBeLessThan(60);
  });
});

describe('The page of a role', () => {
  it('shows ranges with weight and the share of the norm group inside, and the texts', async () => {
    serve(FOUR);
    renderApp('/roles/po?tab=ranges');
    const card = (await screen.findByRole('heading', { name: 'Ranges' })).closest('section');
    await waitFor(() =>
      expect(within(card ?? document.body).getAllByRole('listitem')[1]?.textContent).toBe(
        'CConscientiousnessweight 25 to 8about 56 of 100 people of the norm group are in this rangeFlexible and spontaneousPlanned and thoroughSet by hand',
      ),
    );
    expect(screen.getByText('Decides what is built next.')).toBeTruthy();
  });

  it('shows how the ranges changed and the effect', async () => {
    serve(FOUR);
    renderApp('/roles/po?tab=history');
    const items = within(
      await screen
        .findByRole('heading', { name: 'History' })
        .then((title) => title.closest('section') ?? document.body),
    );
    expect(await items.findByText('Version 2')).toBeTruthy();
    expect(items.getByText(/Lena Brandt/)).toBeTruthy();
    expect(items.getByText('(before: 3 to 8, weight 1)')).toBeTruthy();
    expect(items.getByText('Changed after 10 results: The audit asks for it')).toBeTruthy();
    expect(
      items.getAllByText(/people of the norm group reach high agreement with these ranges/),
    ).toHaveLength(2);
  });

  it('deletes the role from its menu, without a confirmation', async () => {
    const savedBodies = serve(FOUR);
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'More for Product owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Product owner is in the bin.')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/roles'));
    expect(savedBodies).toEqual([{ date_deleted: expect.any(String) }]);
  });

  it('stays open, and says why, when deleting is refused', async () => {
    serve(FOUR);
    api.use(http.patch('*/api/items/roles/po', () => refuse(403, 'workspace.frozen')));
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'More for Product owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('workspace.frozen')).toBeTruthy();
    expect(where()).toBe('/roles/po');
  });

  it('speaks German', async () => {
    serve(FOUR, makeUser({ platform_language: 'DE' }));
    renderApp('/roles/po');
    expect(await screen.findByText('Diese zwei liegen zu nah beieinander')).toBeTruthy();
    expect(screen.getByText('Gewissenhaftigkeit zwei darunter')).toBeTruthy();
  });
});
