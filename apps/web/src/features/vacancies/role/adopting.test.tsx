import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import type { RangeState, RoleAttributes, WeightedRange } from '#features/roles/roles/api.ts';
import { narrowerRange } from './model/narrowing.ts';
import { SLOW } from '#testing/slow.ts';

const from = (min: number, max: number, weight = 1): WeightedRange => ({ min, max, weight });
const USUAL = from(3, 7);
const USUAL_FIVE: RoleAttributes = { O: USUAL, C: USUAL, E: USUAL, A: USUAL, ES: USUAL };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: {},
  skills: [],
  training_courses: [],
};

type MergedTraits = NonNullable<RoleStakeholders['traits']>;
const WEAK: MergedTraits['O'] = { agreement: 'weak', rwg: 0, range: null, raters: 4, bars: [] };
const makeStrongTrait = (min: number, max: number): MergedTraits['O'] => ({
  agreement: 'strong',
  rwg: 0.94,
  range: { min, max },
  raters: 4,
  bars: [],
});
/** Four people who agree on agreeableness and emotional stability, and on openness with the saved range. */
const MERGED_TRAITS: MergedTraits = {
  O: makeStrongTrait(3, 7),
  C: WEAK,
  E: WEAK,
  A: makeStrongTrait(2, 5),
  ES: makeStrongTrait(5, 8),
};

const SALES = { kind: 'template', template: 'sales' } as const;
const ANY = from(1, 9);
/** The ranges of the template for sales. */
const TEMPLATE: RoleAttributes = { O: ANY, C: from(4, 8), E: from(6, 9, 2), A: ANY, ES: from(5, 9) };
const ROLE_TAB = '/roles/po?tab=ranges';

interface World {
  readonly attributes?: RoleAttributes;
  readonly sources?: RangeSources;
  readonly lock?: RangeState['range_lock'];
  readonly mergedTraits?: MergedTraits | null;
  readonly language?: 'EN' | 'DE';
}

const FREE: RangeState['range_lock'] = {
  kind: null,
  date: null,
  by: null,
  results: 0,
  before_results: false,
  version: 1,
};

/** Serves a role with what was said about it; returns the bodies that change it. */
function serve({
  attributes = USUAL_FIVE,
  sources = {},
  lock = FREE,
  mergedTraits = null,
  language = 'EN',
}: World = {}) {
  signedInAs(makeUser({ platform_language: language }));
  const savedRoles: Record<string, unknown>[] = [];
  const state = makeRangeState(attributes, { range_sources: sources, range_lock: lock });
  const role = { ...ROLE, attributes, ...state };
  fakeVacancy('po');
  const usable = mergedTraits === null ? 0 : 4;
  api.use(
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: role })),
    http.get('*/api/role-assistant/roles/po/stakeholders', () =>
      HttpResponse.json({ data: { requests: [], finished: usable, usable, traits: mergedTraits } }),
    ),
    http.patch('*/api/items/roles/po', async ({ request }) => {
      savedRoles.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ data: { id: 'po' } });
    }),
  );
  return savedRoles;
}

const handleOf = async (trait: string, name = /^Lowest/): Promise<HTMLElement> =>
  within(await screen.findByRole('group', { name: trait })).getByRole('slider', { name });

/** Shows what colleagues said. */
async function openWithColleagues() {
  const app = renderApp(ROLE_TAB);
  await app.user.click(await screen.findByRole('button', { name: 'What 4 colleagues said' }));
  return app;
}

/** The description of an element. */
function descriptionOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || undefined;
}

describe('What colleagues said', () => {
  it('is shown below each range on demand, and describes its handles', async () => {
    serve({ mergedTraits: MERGED_TRAITS });
    const { user } = await openWithColleagues();
    expect(screen.getByText('4 colleagues: 2 to 5')).toBeTruthy();
    expect(screen.getByText('4 colleagues: 5 to 8')).toBeTruthy();
    expect(screen.getAllByText('The answers disagree here: talk about it')).toHaveLength(2);
    expect(descriptionOf(await handleOf('Agreeableness'))).toMatch(/^4 colleagues: 2 to 5/);
    expect(descriptionOf(await handleOf('Openness'))).toMatch(/Your range is what they propose\.$/);
    await user.click(screen.getByRole('button', { name: 'Hide what colleagues said' }));
    expect(screen.queryByText('4 colleagues: 2 to 5')).toBeNull();
    expect(descriptionOf(await handleOf('Agreeableness'))).toBeUndefined();
  });

  it('is adopted by one press, undone by another, and saved with its source', SLOW, async () => {
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS, sources: { O: SALES, A: SALES } });
    const { user, where } = await openWithColleagues();
    const adopt = 'Adopt 2 to 5 for agreeableness';
    await user.click(screen.getByRole('button', { name: adopt }));
    expect(screen.queryByRole('button', { name: adopt })).toBeNull();
    expect(document.activeElement).toBe(await handleOf('Agreeableness'));
    await user.keyboard('{Control>}z{/Control}');
    await user.click(await screen.findByRole('button', { name: adopt }));
    act(() => screen.getByRole('button', { name: 'Adopt 5 to 8 for emotional stability' }).focus());
    await user.keyboard('{Enter}{Control>}s{/Control}');
    expect(await screen.findByText('The ranges were saved.')).toBeTruthy();
    expect(where()).toBe(ROLE_TAB);
    const source = { kind: 'stakeholders', raters: 4, agreement: 0.94 };
    expect(savedRoles).toMatchObject([
      {
        attributes: { ...USUAL_FIVE, A: from(2, 5), ES: from(5, 8) },
        range_sources: { O: SALES, A: source, ES: source },
      },
    ]);
  });

  it('is not the source of a range that is set differently', async () => {
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS });
    const { user } = renderApp(ROLE_TAB);
    const handle = await handleOf('Agreeableness');
    act(() => handle.focus());
    await user.keyboard('{ArrowRight}{Control>}s{/Control}');
    await waitFor(() => expect(savedRoles).toHaveLength(1));
    expect(savedRoles[0]).not.toHaveProperty('range_sources');
  });

  it('is adopted for all traits at once, and is the reason where ranges are fixed', SLOW, async () => {
    const lock = { ...FREE, kind: 'locked', date: '2026-11-12T09:00:00.000Z', by: 'Lena Brandt' } as const;
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS, lock });
    const { user } = await openWithColleagues();
    await user.click(screen.getByRole('button', { name: 'Adopt 2 ranges' }));
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    expect(await screen.findByDisplayValue('Asked 4 colleagues')).toBeTruthy();
    expect(savedRoles).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await waitFor(() =>
      expect(savedRoles).toMatchObject([
        {
          attributes: { ...USUAL_FIVE, A: from(2, 5), ES: from(5, 8) },
          range_reason: 'Asked 4 colleagues',
        },
      ]),
    );
  });
});

describe('A template', () => {
  it('replaces all ranges and weights in a draft, and is saved as their source', SLOW, async () => {
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS });
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'Start again from a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start again from a template' }));
    await user.click(await dialog.findByRole('button', { name: /^Sales/ }));
    expect(await screen.findByText('Draft of version 2')).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText('Draft of version 2')).toBeNull());
    expect(savedRoles).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start again from a template' }));
    await user.click(await screen.findByRole('button', { name: /^Sales/ }));
    await user.click(await screen.findByRole('button', { name: 'Save as version 2' }));
    await waitFor(() =>
      expect(savedRoles).toMatchObject([
        { attributes: TEMPLATE, range_sources: { O: SALES, C: SALES, E: SALES, A: SALES, ES: SALES } },
      ]),
    );
  });
});

describe('A narrower range', () => {
  it('is offered in the row with the people who would fit, and applied by one press', async () => {
    serve();
    const { user } = renderApp(ROLE_TAB);
    expect(await screen.findByText(/^Almost everyone fits/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More about openness' }));
    const offer = await screen.findByRole('button', { name: 'Narrow to 4–6' });
    expect(offer.parentElement?.textContent).toMatch(/^Narrow to 4–6: \d\d of 100 fit$/);
    await user.click(offer);
    expect(document.activeElement).toBe(await handleOf('Openness'));
    expect(screen.getByText('Draft of version 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Narrow to/ })).toBeNull();
  });

  it('says before the press whom it would leave out clearly more often', async () => {
    serve({ attributes: { ...USUAL_FIVE, A: from(2, 5) } });
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: 'More about agreeableness' }));
    const offer = await screen.findByRole('button', { name: 'Narrow to 2–4' });
    expect(offer.parentElement?.textContent).toContain('Women to men in the norm group: 0.7');
    expect(screen.queryByRole('link', { name: 'Check fairness' })).toBeNull();
    await user.click(offer);
    expect(await screen.findByRole('link', { name: 'Check fairness' })).toBeTruthy();
  });

  it('is explained in German, too', async () => {
    serve({ language: 'DE' });
    const { user } = renderApp(ROLE_TAB);
    await user.click(await screen.findByRole('button', { name: /^Mehr zu.*Offenheit/ }));
    expect(
      (await screen.findByRole('button', { name: 'Auf 4–6 verengen' })).parentElement?.textContent,
    ).toMatch(/: \d\d von 100 passen$/);
  });

  it.each([
    [1, 9, undefined],
    [2, 9, '5-9'],
    [2, 8, '4-6'],
    [3, 8, '5-8'],
    [3, 7, '4-6'],
    [4, 7, '5-7'],
    [6, 9, '7-9'],
    [1, 4, '1-3'],
    [4, 6, undefined],
    [5, 5, undefined],
  ] as const)('of %i to %i is the part to which it leans, unless too narrow', (min, max, part) => {
    const range = narrowerRange({ min, max });
    expect(range && `${range.min}-${range.max}`).toBe(part);
  });
});
