import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { fakeProfiles, makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import type { RangeState, RoleDetail, WeightedRange } from './api.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE: WeightedRange = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const GERMAN = makeUser({ platform_language: 'DE' });
const ROLE: RoleDetail = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  attributes: ATTRIBUTES,
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: {},
};
const FIXED_LOCK: RangeState['range_lock'] = {
  kind: 'locked',
  date: '2026-11-12T09:00:00.000Z',
  by: 'Lena Brandt',
  results: 10,
  before_results: true,
  version: 1,
};

/** Serves a role with its ranges and four finished people; returns the bodies that change it. */
function serve(state: Partial<RangeState> = {}, user = makeUser()) {
  signedInAs(user);
  const savedRoles: Record<string, unknown>[] = [];
  const role = { ...ROLE, ...makeRangeState(ATTRIBUTES, state), skills: [], training_courses: [] };
  fakeVacancy('po');
  fakeProfiles([
    [55_555, 2],
    [95_555, 1],
    [11_111, 1],
  ]);
  api.use(
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: role })),
    http.patch('*/api/items/roles/po', async ({ request }) => {
      savedRoles.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ data: { id: 'po' } });
    }),
  );
  return savedRoles;
}

async function focusHandle(trait: string, end: 'Lowest' | 'Highest' | 'Größter Wert'): Promise<HTMLElement> {
  const group = await screen.findByRole('group', { name: trait });
  const handle = within(group).getByRole('slider', { name: new RegExp(`^${end}`) });
  act(() => handle.focus());
  return group;
}

const sentence = () => screen.getByText(/people of the norm group fit/).textContent;

describe('The ranges of a role in the editor', () => {
  it('show how many of the norm group and of the workspace fit, with every step', SLOW, async () => {
    serve();
    const { user } = renderApp('/roles/po/edit');
    await focusHandle('Openness', 'Lowest');
    await screen.findByText('3 of your 4');
    expect(sentence()).toBe('About 90 of 100 people of the norm group fit by our model · 3 of your 4');
    expect(screen.getAllByText('79 of 100 · 2 of your 4')).toHaveLength(1);
    await user.keyboard('{ArrowRight>3/}');
    expect(sentence()).toBe('About 64 of 100 people of the norm group fit by our model · 3 of your 4');
    expect(screen.getByText('version 1: 90 of 100, 3 of your 4')).toBeTruthy();
    expect(screen.getByText('Version 2, draft')).toBeTruthy();
  });

  it('count doubtful results as not fitting', SLOW, async () => {
    serve();
    fakeProfiles([
      [55_555, 3, 2],
      [11_111, 1],
    ]);
    renderApp('/roles/po/edit');
    expect(await screen.findByText('1 of your 4')).toBeTruthy();
    expect(screen.getAllByText('2 to read with care').length).toBeGreaterThan(0);
    // Two dots on each of the five traits.
    expect(document.querySelectorAll('circle[data-quality=doubtful].fill-surface')).toHaveLength(10);
  });

  it('show only the norm group while fewer than four people have finished', async () => {
    serve();
    fakeProfiles([[55_555, 3]]);
    renderApp('/roles/po/edit');
    expect(await screen.findAllByText('Your own people appear here from four results on')).toBeTruthy();
    expect(sentence()).toBe('About 90 of 100 people of the norm group fit by our model');
  });

  it('warn of ranges that are too narrow, broad, or no requirement, once nothing moves', SLOW, async () => {
    serve();
    const { user } = renderApp('/roles/po/edit');
    await focusHandle('Openness', 'Highest');
    await user.keyboard('{End}');
    expect(await screen.findByText(/^Broad: almost everyone fits/)).toBeTruthy();
    await focusHandle('Openness', 'Lowest');
    await user.keyboard('{Home}');
    expect(await screen.findByText('No requirement: this trait does not count.')).toBeTruthy();
    await user.keyboard('{ArrowRight>8/}');
    expect(await screen.findByText(/^Too narrow: the error bar is wider/)).toBeTruthy();
  });

  it('are announced once to screen readers after a step, with the warning', SLOW, async () => {
    serve();
    const { user } = renderApp('/roles/po/edit');
    await focusHandle('Openness', 'Lowest');
    await screen.findByText('3 of your 4');
    await user.keyboard('{ArrowRight>3/}');
    const announcement = await screen.findByText(
      /^about 64 of 100 of the norm group, 3 of your 4\. Too narrow/,
    );
    expect(announcement.ariaLive).toBe('polite');
  });

  it('move as a whole with Page Up and Page Down, and steps can be undone', async () => {
    serve();
    const { user } = renderApp('/roles/po/edit');
    const group = await focusHandle('Openness', 'Lowest');
    await user.keyboard('{PageUp}{PageUp}{PageUp}');
    expect(within(group).getByText('5 to 9')).toBeTruthy();
    await user.keyboard('{PageDown}');
    expect(within(group).getByText('4 to 8')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    expect(within(group).getByText('5 to 9')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(within(group).getByText('4 to 8')).toBeTruthy();
  });

  it(
    'ask about the group that fits less often, by the norms of the groups, without blocking',
    SLOW,
    async () => {
      const savedRoles = serve();
      const { user } = renderApp('/roles/po/edit');
      await focusHandle('Agreeableness', 'Highest');
      expect(screen.queryByText(/^Women to men/)).toBeNull();
      await user.keyboard('{ArrowLeft>3/}');
      await focusHandle('Agreeableness', 'Lowest');
      await user.keyboard('{Home}');
      await user.click(
        within(screen.getByRole('radiogroup', { name: 'Weight of agreeableness' })).getByRole('radio', {
          name: '×3',
        }),
      );
      expect(await screen.findByText(/^Women to men in the norm group: 0\.\d+$/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Check fairness' }).getAttribute('href')).toBe('/fairness');
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(savedRoles).toHaveLength(1));
    },
  );

  it('have German texts', async () => {
    serve({}, GERMAN);
    const { user } = renderApp('/roles/po/edit');
    await focusHandle('Offenheit', 'Größter Wert');
    await screen.findByText('3 deiner 4');
    await user.keyboard('{ArrowLeft>3/}');
    expect(screen.getByText(/der Normgruppe passen nach/).textContent).toMatch(
      /^Etwa \d+ von 100 Menschen der Normgruppe passen nach unserem Modell · 2 deiner 4$/,
    );
    expect(screen.getByRole('button', { name: 'Als Version 2 speichern' })).toBeTruthy();
  });
});

describe('Fixed ranges', () => {
  it('can only be changed with a reason', SLOW, async () => {
    const savedRoles = serve({ range_lock: FIXED_LOCK });
    const { user, where } = renderApp('/roles/po/edit');
    expect(
      await screen.findByText('Version 1 fixed before the first result, 12 Nov 2026 by Lena Brandt'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fix ranges' })).toBeNull();
    await focusHandle('Conscientiousness', 'Lowest');
    await user.keyboard('{ArrowRight}');
    const promise = 'Changed after 10 results, and version 2 will say so; version 1 can still be read';
    expect(screen.getByText(promise)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    const field = await screen.findByRole('textbox', { name: /^Why do the ranges change/ });
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    expect(await screen.findByText('Please give a reason: these ranges are fixed.')).toBeTruthy();
    expect(savedRoles).toEqual([]);
    await user.type(field, ' The audit asks for it ');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await waitFor(() => expect(where()).toBe('/roles/po'));
    expect(savedRoles[0]).toMatchObject({
      range_reason: 'The audit asks for it',
      attributes: { ...ATTRIBUTES, C: { ...RANGE, min: 4 } },
    });
  });

  it('need no reason while only texts change', SLOW, async () => {
    const savedRoles = serve({ range_lock: FIXED_LOCK });
    const { user } = renderApp('/roles/po/edit');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose' }), 'Decides.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRoles).toHaveLength(1));
    expect(savedRoles[0]).not.toHaveProperty('range_reason');
  });

  it(
    'are fixed after a confirmation, and their state is refetched when the server refuses',
    SLOW,
    async () => {
      const savedRoles = serve();
      const { user } = renderApp('/roles/po/edit');
      await user.click(await screen.findByRole('button', { name: 'Fix ranges' }));
      const dialog = await screen.findByRole('dialog', { name: 'Fix the ranges of this role?' });
      await user.click(within(dialog).getByRole('button', { name: 'Fix ranges' }));
      expect(await screen.findByText('The ranges are fixed.')).toBeTruthy();
      expect(savedRoles).toEqual([{ are_ranges_locked: true }]);
      const state = makeRangeState(ATTRIBUTES, { range_lock: { ...FIXED_LOCK, kind: 'results', by: null } });
      api.use(
        http.patch('*/api/items/roles/po', () => refuse(400, 'role.ranges_locked')),
        http.get('*/api/items/roles/po', () => HttpResponse.json({ data: { ...ROLE, ...state } })),
      );
      await focusHandle('Conscientiousness', 'Lowest');
      await user.keyboard('{ArrowRight}');
      await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
      expect(await screen.findByText('Version 1 fixed with the first result, 12 Nov 2026')).toBeTruthy();
    },
  );
});

describe('A draft of other ranges', () => {
  it(
    'stays when the page is left without a confirmation, and the page of the role links to it',
    SLOW,
    async () => {
      serve();
      const { user, where } = renderApp('/roles/po/edit');
      const group = await focusHandle('Openness', 'Lowest');
      await user.keyboard('{ArrowRight}');
      expect(await screen.findByText('Draft kept')).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Product owner' }));
      await waitFor(() => expect(where()).toBe('/roles/po'));
      await user.click(await screen.findByRole('link', { name: 'Draft of version 2' }));
      await waitFor(() => expect(where()).toBe('/roles/po/edit'));
      expect(await screen.findAllByText('4 to 7')).not.toHaveLength(0);
      expect(group.isConnected).toBe(false);
      await user.click(screen.getByRole('button', { name: 'Discard draft' }));
      await waitFor(() => expect(screen.queryByText('Version 2, draft')).toBeNull());
    },
  );
});

describe('The origin of a range', () => {
  it('is shown beside it, with its answers, until the range is set by hand', SLOW, async () => {
    serve({
      range_sources: {
        C: { kind: 'assistant', answers: { C1: 4, C2: 3, C3: 1, C4: 'unsure' } },
        E: { kind: 'stakeholders', raters: 4, agreement: 0.94 },
        A: { kind: 'template', template: 'sales' },
      },
    });
    const { user } = renderApp('/roles/po/edit');
    await user.click(await screen.findByRole('button', { name: 'From 4 answers about the work' }));
    const answers = await screen.findByRole('dialog', {
      name: 'Where the range for conscientiousness comes from',
    });
    expect(await within(answers).findByText('applies exactly')).toBeTruthy();
    expect(within(answers).getByText('I cannot say')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'From 4 people who know the work' }));
    expect(await screen.findByText('Agreement 0.94: they agree closely')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'From a template' }));
    expect(await screen.findByText(/Obliging and tough people can both sell/)).toBeTruthy();
    await user.keyboard('{Escape}');
    await focusHandle('Extraversion', 'Lowest');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Set by hand')).toBeTruthy();
  });
});
