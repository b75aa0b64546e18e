import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { fakeProfiles, makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import type { RangeState, RoleDetail, WeightedRange } from '#features/roles/roles/api.ts';
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

const ROLE_TAB = '/roles/po?tab=ranges';

/** Serves a role with its ranges and four finished people; returns the bodies that change it. */
function serve(state: Partial<RangeState> = {}, user = makeUser(), changes: Partial<RoleDetail> = {}) {
  signedInAs(user);
  const savedRoles: Record<string, unknown>[] = [];
  const role = {
    ...ROLE,
    ...changes,
    ...makeRangeState(ATTRIBUTES, state),
    skills: [],
    training_courses: [],
  };
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
  return rowOf(group);
}

/** The row of a trait, with its range in words. */
function rowOf(element: HTMLElement): HTMLElement {
  const row = element.closest<HTMLElement>('li[data-trait]');
  if (row === null) throw new Error('This is not in the row of a trait.');
  return row;
}

/** The range of a row in words. */
const rangeIn = (row: HTMLElement) => row.querySelector('h3 + p')?.textContent;

/** Opens the row of a trait. */
async function openRow({ user }: ReturnType<typeof renderApp>, trait: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `More about ${trait}` });
  await user.click(button);
  expect(button.ariaExpanded).toBe('true');
  return rowOf(button);
}

const sentence = () => screen.getByRole('heading', { level: 2, name: /^\d+ (of|von) 100/ }).textContent;

describe('The ranges on the page of a role', () => {
  it('show how many of the norm group and of the workspace fit, with every step', SLOW, async () => {
    serve();
    const app = renderApp(ROLE_TAB);
    const row = await openRow(app, 'openness');
    await screen.findByText('3 of your 4');
    expect(sentence()).toBe('90 of 100 people fit these ranges, 3 of your 4.');
    expect(row.textContent).toContain('79 of 100 are inside, 2 of your 4');
    await focusHandle('Openness', 'Lowest');
    await app.user.keyboard('{ArrowRight>3/}');
    expect(sentence()).toBe('64 of 100 people fit these ranges, 3 of your 4.');
    expect(screen.getByText(/Before: 90 of 100, 3 of your 4\./)).toBeTruthy();
    expect(screen.getByText('Draft of version 2')).toBeTruthy();
  });

  it('count doubtful results as not fitting, and say so', SLOW, async () => {
    serve();
    fakeProfiles([
      [55_555, 3, 2],
      [11_111, 1],
    ]);
    const { user } = renderApp(ROLE_TAB);
    expect(await screen.findByText('1 of your 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'How sure?' }));
    expect(
      await screen.findByText('2 results are to be read with care and count as not fitting.'),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(document.querySelector('circle[data-quality]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show people' }));
    // Two dots on each of the five traits.
    expect(document.querySelectorAll('circle[data-quality=doubtful].fill-surface')).toHaveLength(10);
    expect(screen.getByText('Read 2 of these results with care: their dots are hollow.')).toBeTruthy();
  });

  it('show only the norm group while fewer than four people have finished', async () => {
    serve();
    fakeProfiles([[55_555, 3]]);
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'How sure?' }));
    expect(await screen.findByText('Your own people are counted from four results on.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(sentence()).toBe('90 of 100 people fit these ranges.');
  });

  it(
    'warn of ranges that are too narrow or broad, once nothing moves, and can be without requirement',
    SLOW,
    async () => {
      serve();
      const { user } = renderApp(ROLE_TAB);
      await focusHandle('Openness', 'Highest');
      await user.keyboard('{End}');
      expect(await screen.findByText(/^Broad: almost everyone fits/)).toBeTruthy();
      const row = await focusHandle('Openness', 'Lowest');
      await user.keyboard('{Home}');
      expect(rangeIn(row)).toBe('does not count');
      await user.keyboard('{ArrowRight>8/}');
      expect(await screen.findByText(/^Too narrow: the error bar is wider/)).toBeTruthy();
    },
  );

  it('let a trait count that has no requirement, by one press', async () => {
    serve();
    const { user } = renderApp(ROLE_TAB);
    const row = await focusHandle('Openness', 'Highest');
    await user.keyboard('{End}');
    await focusHandle('Openness', 'Lowest');
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'Openness: let it count, 3 to 7' }));
    expect(rangeIn(row)).toBe('3 to 7');
    expect(screen.queryByText('Draft of version 2')).toBeNull();
  });

  it('are announced once to screen readers after a step, with the warning', SLOW, async () => {
    serve();
    const { user } = renderApp(ROLE_TAB);
    await focusHandle('Openness', 'Lowest');
    await screen.findByText('3 of your 4');
    await user.keyboard('{ArrowRight>3/}');
    const announcement = await screen.findByText(/^64 of 100 people fit, 3 of your 4\. Too narrow/);
    expect(announcement.ariaLive).toBe('polite');
  });

  it('move as a whole with Page Up and Page Down, and steps can be undone', SLOW, async () => {
    serve();
    const { user } = renderApp(ROLE_TAB);
    const row = await focusHandle('Openness', 'Lowest');
    await user.keyboard('{PageUp}{PageUp}{PageUp}');
    expect(rangeIn(row)).toBe('5 to 9');
    await user.keyboard('{PageDown}');
    expect(rangeIn(row)).toBe('4 to 8');
    await user.keyboard('{Control>}z{/Control}');
    expect(rangeIn(row)).toBe('5 to 9');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rangeIn(row)).toBe('4 to 8');
  });

  it(
    'ask about the group that fits less often, by the norms of the groups, without blocking',
    SLOW,
    async () => {
      const savedRoles = serve();
      const { user } = renderApp(ROLE_TAB);
      await focusHandle('Agreeableness', 'Highest');
      expect(screen.queryByText(/^Women to men/)).toBeNull();
      await user.keyboard('{ArrowLeft>3/}');
      const row = await focusHandle('Agreeableness', 'Lowest');
      await user.keyboard('{Home}');
      await user.click(screen.getByRole('button', { name: 'Show weights' }));
      const weight = within(screen.getByRole('radiogroup', { name: 'How often agreeableness counts' }));
      await user.click(weight.getByRole('radio', { name: 'three times' }));
      expect(rangeIn(row)).toBe('1 to 4 · three times');
      expect(await screen.findByText(/^Women to men in the norm group: 0\.\d+$/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Check fairness' }).getAttribute('href')).toBe('/fairness');
      await user.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(savedRoles).toHaveLength(1));
    },
  );

  it('have German texts', SLOW, async () => {
    serve({}, GERMAN);
    const { user } = renderApp(ROLE_TAB);
    await focusHandle('Offenheit', 'Größter Wert');
    await screen.findByText('3 von deinen 4');
    await user.keyboard('{ArrowLeft>3/}');
    expect(sentence()).toMatch(/^\d+ von 100 Menschen passen in diese Bereiche, 2 von deinen 4\.$/);
    expect(screen.getByRole('button', { name: 'Als Version 2 speichern' })).toBeTruthy();
  });

  it('are only read once the role is filled', async () => {
    serve({}, makeUser(), { state: 'filled' });
    renderApp(ROLE_TAB);
    expect(await screen.findByText(/The role is filled: its ranges can be read/)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start again from a template' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Fix ranges' })).toBeNull();
  });

  it('are opened by the former address of their editor', async () => {
    serve();
    const { where } = renderApp('/roles/po/edit');
    await waitFor(() => expect(where()).toBe(ROLE_TAB));
  });
});

describe('Fixed ranges', () => {
  it('can only be changed with a reason', SLOW, async () => {
    const savedRoles = serve({ range_lock: FIXED_LOCK });
    const { user, where } = renderApp(ROLE_TAB);
    expect(
      await screen.findByText(/^Version 1, fixed before the first result on 12 November by Lena Brandt\./),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Fix ranges' })).toBeNull();
    await focusHandle('Conscientiousness', 'Lowest');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Changed after 10 results, and version 2 will say so.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    const field = await screen.findByRole('textbox', { name: /^Why do the ranges change/ });
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    expect(await screen.findByText('Please give a reason: these ranges are fixed.')).toBeTruthy();
    expect(savedRoles).toEqual([]);
    await user.type(field, ' The audit asks for it ');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    expect(await screen.findByText('The ranges were saved.')).toBeTruthy();
    expect(where()).toBe(ROLE_TAB);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(sentence()));
    expect(savedRoles).toEqual([
      { range_reason: 'The audit asks for it', attributes: { ...ATTRIBUTES, C: { ...RANGE, min: 4 } } },
    ]);
  });

  it(
    'are fixed after a confirmation, and their state is refetched when the server refuses',
    SLOW,
    async () => {
      const savedRoles = serve();
      const { user } = renderApp(ROLE_TAB);
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
      expect(
        await screen.findByText(/^Version 1, fixed with the first result on 12 November\./),
      ).toBeTruthy();
    },
  );
});

describe('A draft of other ranges', () => {
  it('stays when the tab is left without a confirmation, and the other tabs link to it', SLOW, async () => {
    serve();
    const { user, where } = renderApp(ROLE_TAB);
    await focusHandle('Openness', 'Lowest');
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Draft of version 2')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^People/ }));
    await waitFor(() => expect(where()).toBe('/roles/po'));
    await user.click(await screen.findByRole('link', { name: 'Draft of version 2' }));
    await waitFor(() => expect(where()).toBe(ROLE_TAB));
    expect(rangeIn(rowOf(await screen.findByRole('group', { name: 'Openness' })))).toBe('4 to 7');
  });

  it('is discarded by one press, which can be undone', SLOW, async () => {
    serve();
    const { user } = renderApp(ROLE_TAB);
    const row = await focusHandle('Openness', 'Lowest');
    await user.keyboard('{ArrowRight}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Draft of version 2')).toBeNull();
    expect(rangeIn(row)).toBe('3 to 7');
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(rangeIn(row)).toBe('4 to 7');
  });
});

describe('The origin of a range', () => {
  it('is shown in its row, with its answers, until the range is set by hand', SLOW, async () => {
    serve({
      range_sources: {
        C: { kind: 'assistant', answers: { C1: 4, C2: 3, C3: 1, C4: 'unsure' } },
        E: { kind: 'stakeholders', raters: 4, agreement: 0.94 },
        A: { kind: 'template', template: 'sales' },
      },
    });
    const app = renderApp(ROLE_TAB);
    const { user } = app;
    await openRow(app, 'conscientiousness');
    await openRow(app, 'extraversion');
    const template = await openRow(app, 'agreeableness');
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
    expect(within(template).getByText(/Obliging and tough people can both sell/)).toBeTruthy();
    await focusHandle('Extraversion', 'Lowest');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('Set by hand')).toBeTruthy();
  });
});
