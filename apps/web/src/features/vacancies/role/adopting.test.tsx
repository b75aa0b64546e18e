import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import type { RangeSources } from '@quint/contract/roles/role-sources.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { fakeProfiles, makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import type { RangeVersion, RoleAttributes, WeightedRange } from './api.ts';
import { narrowerRanges } from './model/narrowing.ts';
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
const TEMPLATE: RoleAttributes = { ...USUAL_FIVE, C: from(4, 8), E: from(6, 9, 2), A: from(1, 9) };

interface World {
  readonly attributes?: RoleAttributes;
  readonly sources?: RangeSources;
  readonly before?: Pick<RangeVersion, 'ranges' | 'sources'>;
  readonly mergedTraits?: MergedTraits | null;
  readonly language?: 'EN' | 'DE';
}

/** Serves a role with its proposals; returns the bodies that change it. */
function serve({
  attributes = USUAL_FIVE,
  sources = {},
  before,
  mergedTraits = null,
  language = 'EN',
}: World = {}) {
  signedInAs(makeUser({ platform_language: language }));
  const savedRoles: Record<string, unknown>[] = [];
  const state = makeRangeState(attributes, { range_sources: sources });
  const [now] = state.range_history as [RangeVersion];
  const history = before === undefined ? [now] : [{ ...now, ...before, id: 'v0' }, now];
  const role = { ...ROLE, attributes, ...state, range_history: history };
  fakeVacancy('po');
  fakeProfiles([]);
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

/** The description of an element. */
function descriptionOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || undefined;
}

describe('The proposals of stakeholders', () => {
  it('are shown below a range if they differ from the saved one, and describe its handles', async () => {
    serve({ mergedTraits: MERGED_TRAITS });
    renderApp('/roles/po/edit');
    expect(await screen.findByText('4 people who know the work: 2 to 5')).toBeTruthy();
    expect(screen.getByText('4 people who know the work: 5 to 8')).toBeTruthy();
    expect(screen.getAllByText(/^4 people who know the work/)).toHaveLength(2);
    expect(screen.getAllByText('people who know the work')).not.toHaveLength(0);
    expect(descriptionOf(await handleOf('Agreeableness'))).toBe('4 people who know the work: 2 to 5');
    expect(descriptionOf(await handleOf('Openness'))).toBeUndefined();
    expect(descriptionOf(await handleOf('Conscientiousness'))).toBeUndefined();
  });

  it('are adopted by one press, undone by another, and saved with their source', SLOW, async () => {
    const sources: RangeSources = { O: SALES, A: SALES };
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS, sources });
    const { user, where } = renderApp('/roles/po/edit');
    const adopt = 'Adopt 2 to 5 for agreeableness';
    await user.click(await screen.findByRole('button', { name: adopt }));
    expect(screen.getByText('As proposed: 4 people who know the work')).toBeTruthy();
    expect(document.activeElement).toBe(await handleOf('Agreeableness'));
    expect(screen.getByRole('button', { name: 'From 4 people who know the work' })).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    await user.click(await screen.findByRole('button', { name: adopt }));
    act(() => screen.getByRole('button', { name: 'Adopt 5 to 8 for emotional stability' }).focus());
    await user.keyboard('{Enter}{Control>}s{/Control}');
    await waitFor(() => expect(where()).toBe('/roles/po'));
    const source = { kind: 'stakeholders', raters: 4, agreement: 0.94 };
    expect(savedRoles).toMatchObject([
      {
        attributes: { ...USUAL_FIVE, A: from(2, 5), ES: from(5, 8) },
        range_sources: { O: SALES, A: source, ES: source },
      },
    ]);
  });

  it('are not the source of a range that is set differently', async () => {
    const savedRoles = serve({ mergedTraits: MERGED_TRAITS });
    const { user } = renderApp('/roles/po/edit');
    const handle = await handleOf('Agreeableness');
    act(() => handle.focus());
    await user.keyboard('{ArrowRight}{Control>}s{/Control}');
    await waitFor(() => expect(savedRoles).toHaveLength(1));
    expect(savedRoles[0]).not.toHaveProperty('range_sources');
  });

  it('take precedence over the template, even if stakeholders disagree', async () => {
    serve({ mergedTraits: MERGED_TRAITS, before: { ranges: TEMPLATE, sources: { C: SALES, E: SALES } } });
    renderApp('/roles/po/edit');
    await screen.findByText('4 people who know the work: 2 to 5');
    expect(screen.queryByText(/^Template/)).toBeNull();
  });
});

describe('The proposals of a template', () => {
  it('are shown below a range that was changed since, and become its source again when adopted', async () => {
    const before = { ranges: TEMPLATE, sources: { C: SALES, E: SALES, A: SALES, ES: SALES } };
    const savedRoles = serve({ before, sources: { ES: SALES } });
    const { user } = renderApp('/roles/po/edit');
    expect(await screen.findByText('Template: 4 to 8')).toBeTruthy();
    expect(screen.getByText('Template: no requirement')).toBeTruthy();
    expect(screen.getAllByText(/^Template/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Adopt 6 to 9 for extraversion' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(savedRoles).toHaveLength(1));
    expect(savedRoles[0]).toMatchObject({
      attributes: { ...USUAL_FIVE, E: from(6, 9) },
      range_sources: { E: SALES, ES: SALES },
    });
  });

  it('are hidden if the saved range is that of the template, whatever is dragged', SLOW, async () => {
    serve({ attributes: TEMPLATE, sources: { C: SALES } });
    const { user } = renderApp('/roles/po/edit');
    const handle = await handleOf('Conscientiousness');
    act(() => handle.focus());
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Draft kept')).toBeTruthy();
    expect(screen.queryByText(/^Template/)).toBeNull();
    expect(screen.queryByText('template')).toBeNull();
  });
});

describe('A broad profile', () => {
  it('shows narrower ranges of every trait with their share of the norm group, and applies one', async () => {
    serve();
    const { user } = renderApp('/roles/po/edit');
    const groups = await screen.findAllByRole('group', { name: /^Narrow / });
    expect(groups).toHaveLength(5);
    const names = within(groups[0] as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['3–53 to 5, 49 of 100', '4–64 to 6, 55 of 100', '5–75 to 7, 49 of 100']);
    await user.click(screen.getAllByRole('button', { name: /5 to 7/ })[0] as HTMLElement);
    expect(screen.getByText('About 77 of 100')).toBeTruthy();
    expect(document.activeElement).toBe(await handleOf('Openness'));
    expect(screen.queryByRole('group', { name: 'Narrow openness' })).toBeNull();
    expect(screen.getAllByRole('group', { name: /^Narrow / })).toHaveLength(4);
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect(await screen.findAllByRole('group', { name: /^Narrow / })).toHaveLength(5);
  });

  it('shows the proposal of stakeholders, if it is narrower', async () => {
    serve({ mergedTraits: { ...MERGED_TRAITS, A: makeStrongTrait(4, 7) } });
    renderApp('/roles/po/edit');
    await screen.findByText('4 people who know the work: 4 to 7');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Narrow agreeableness' })).toBeNull());
    expect(screen.getAllByRole('group', { name: /^Narrow / })).toHaveLength(4);
  });

  it('can be narrowed until the ranges are selective', async () => {
    const narrow = from(5, 7);
    serve({ attributes: { O: narrow, C: narrow, E: narrow, A: USUAL, ES: narrow } });
    renderApp('/roles/po/edit');
    await handleOf('Openness');
    expect(screen.queryByRole('group', { name: /^Narrow / })).toBeNull();
  });

  it('is explained in German, too', async () => {
    serve({ language: 'DE' });
    renderApp('/roles/po/edit');
    const group = await screen.findByRole('group', { name: 'Den Bereich für Offenheit enger fassen' });
    expect(within(group).getByRole('button', { name: /3 bis 5, ?49 von 100/ })).toBeTruthy();
  });
});

describe('Narrower ranges', () => {
  it.each([
    [1, 9, ['1-5', '3-7', '5-9']],
    [2, 9, ['2-6', '4-7', '5-9']],
    [2, 8, ['2-5', '4-6', '5-8']],
    [3, 8, ['3-6', '4-7', '5-8']],
    [3, 7, ['3-5', '4-6', '5-7']],
    [4, 7, ['4-6', '5-7']],
    [4, 6, []],
    [5, 5, []],
  ] as const)(
    'of %i to %i are its lower part, middle and upper part, unless too narrow',
    (min, max, parts) => {
      expect(narrowerRanges({ min, max }).map((part) => `${part.min}-${part.max}`)).toEqual(parts);
    },
  );
});
