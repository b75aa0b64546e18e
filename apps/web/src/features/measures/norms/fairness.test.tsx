import type { FairnessComparison, FairnessReport } from '@quint/contract/measures/fairness.ts';
import type { FormStatistics } from '@quint/contract/measures/norms.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

const ROLE = '019a0000-0000-7000-8000-000000000001';
const FORM: FormStatistics = {
  instrument: 'ipip-neo-work@2',
  language: 'DE',
  norm: 'common-adult@1',
  is_own: false,
  has_own_error: false,
  is_offered: true,
  is_error_offered: true,
  people: 312,
  scales: [
    {
      scale: 'C',
      people: 312,
      mean: 88.1,
      sd: 13.9,
      published_mean: 89.43,
      published_sd: 14.14,
      alpha: 0.89,
      published_alpha: 0.9,
    },
  ],
};

const women = { name: 'female', people: 61, rate: 30 / 61, low: 0.37, high: 0.61 };
const men = { name: 'male', people: 54, rate: 20 / 54, low: 0.25, high: 0.5 };
const OPEN: FairnessComparison = {
  outcome: 'strong',
  dimension: 'gender',
  groups: [women, men],
  ratios: [
    {
      lower: 'male',
      higher: 'female',
      ratio: 0.753,
      low: 0.4512,
      high: 1.1622,
      method: 'exact',
      fisher_p: 0.258,
      verdict: 'open',
    },
  ],
  trend: [
    { period: '2025-2', groups: [{ ...women, people: 31, rate: 0.4 }] },
    { period: '2026-1', groups: [{ ...women, people: 30, rate: 0.6 }, men] },
  ],
};
const LOW: FairnessComparison = {
  ...OPEN,
  outcome: 'hired',
  ratios: OPEN.ratios.map((ratio) => ({ ...ratio, high: 0.9956, verdict: 'low' })),
  trend: [],
};
const REPORT: FairnessReport = {
  counted: '2026-11-20T03:20:00.000Z',
  least_people: 10,
  firm_people: 30,
  least_ratio: 0.8,
  is_coarse: false,
  sheets: 240,
  unremarkable: 0.9,
  undisclosed: 15,
  flags: [{ index: 'long_run', rate: 0.04 }],
  roles: [{ id: ROLE, name: 'Customer care' }],
  role: null,
  comparisons: [OPEN, LOW],
  means: [
    {
      dimension: 'gender',
      trait: 'C',
      group: 'male',
      reference: 'female',
      people: 54,
      reference_people: 61,
      d: -0.42,
      low: -0.7,
      high: -0.13,
    },
    {
      dimension: 'gender',
      trait: 'E',
      group: 'male',
      reference: 'female',
      people: 54,
      reference_people: 61,
      d: 0.1,
      low: -0.2,
      high: 0.4,
    },
  ],
  by_norm: [
    {
      id: ROLE,
      name: 'Customer care',
      is_published: true,
      sex: {
        lower: { group: 'men', of_hundred: 37 },
        higher: { group: 'women', of_hundred: 50 },
        ratio: 0.74,
      },
      age: {
        lower: { group: '21_to_40', of_hundred: 41 },
        higher: { group: '41_to_60', of_hundred: 47 },
        ratio: 0.87,
      },
    },
  ],
  most_roles: 200,
};

async function show(report: Partial<FairnessReport>, user = makeUser(), forms = [FORM]) {
  signedInAs(user);
  const roleParams: (string | null)[] = [];
  api.use(
    http.get('*/api/fairness', ({ request }) => {
      roleParams.push(new URL(request.url).searchParams.get('role'));
      return HttpResponse.json({ data: { fairness: { ...REPORT, ...report }, forms } });
    }),
  );
  const view = renderApp('/fairness');
  await screen.findByRole('heading', { level: 1, name: 'Norms and fairness' });
  return { user: view.user, roleParams };
}

const textOf = (element: Element | null | undefined) => element?.textContent;

describe('groups in assessments', () => {
  it('are described in a sentence with numbers, ratio and interval, drawn, and listed behind a button', async () => {
    const { user } = await show({});
    const dots = screen.getByRole('list', {
      name: 'High agreement by gender: share of each group with 95% interval',
    });
    expect(within(dots).getAllByRole('listitem').map(textOf)).toEqual(['Women49% of 61', 'Men37% of 54']);
    const card = dots.closest('section') ?? document.body;
    expect(textOf(card.querySelector('p'))).toBe(
      '37 of 100 men (n = 54), 49 of 100 women (n = 61). Ratio 0.75, 95% interval 0.45 to 1.17: with so few people nobody can know whether the groups differ.',
    );
    within(card).getByText(
      'Between the second half of 2025 and the first half of 2026: women from 40 to 60 of 100 (n = 31, 30).',
    );
    await user.click(within(card).getByText('Show the numbers'));
    const rowOf = (name: string) => textOf(within(card).getByRole('rowheader', { name }).closest('tr'));
    expect(rowOf('Men / Women')).toBe('Men / Women0.750.45 to 1.170.258');
    expect(rowOf('H2 2025')).toBe('H2 202540% of 31–');
    within(card).getByText(/^The intervals of the ratios are exact/);
  });

  it('name every outcome to look into, and can be filtered by outcome or role', async () => {
    const { user, roleParams } = await show({});
    screen.getByText('Look closer: Hired (Men / Women: 0.75).');
    await user.click(screen.getByRole('button', { name: /What is compared/ }));
    await user.click(await screen.findByRole('option', { name: 'Hired' }));
    await screen.findByText(/interval 0\.45 to 0\.99: hardly chance alone, and below 0\.80\./);
    await user.click(screen.getByRole('button', { name: /Assessments/ }));
    await user.click(await screen.findByRole('option', { name: 'Customer care' }));
    await expect.poll(() => roleParams).toEqual([null, ROLE]);
    await screen.findByText(/^For one role, only the agreement with it can be compared/);
    expect(screen.queryByRole('button', { name: /What is compared/ })).toBeNull();
  });

  it('are not judged while they are small', async () => {
    await show({
      comparisons: [{ ...OPEN, ratios: OPEN.ratios.map((ratio) => ({ ...ratio, verdict: 'few' })) }],
    });
    screen.getByText(/With fewer than 30 people in a group nobody can know what it means\.$/);
    expect(screen.queryByText(/Look closer/)).toBeNull();
  });

  it.each([
    [0, 'People who prefer not to say their gender, fewer than 10 so far, are in none of these groups.'],
    [15, 'About 15 people who prefer not to say their gender are in none of these groups.'],
  ])('say how many people are left out: %s', async (undisclosedCount, sentence) => {
    await show({ undisclosed: undisclosedCount });
    expect(screen.getByText((text) => text.endsWith(sentence))).toBeTruthy();
  });

  it('call every group by its name, also a group of a newer version', async () => {
    const groups = [women, { ...men, name: 'diverse' }, { ...men, name: 'undisclosed' }];
    await show({ comparisons: [{ ...OPEN, groups, ratios: [], trend: [] }] });
    expect(screen.getAllByText(/Non-binary people/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/undisclosed/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/60 and over/)).toBeNull();
  });

  it('need at least ten people', async () => {
    await show({ comparisons: [], means: [], by_norm: [], roles: [], sheets: null }, makeUser(), []);
    screen.getByText(/^There are too few people to compare groups so far/);
    screen.getByText('Too few people so far: two groups of 10 are needed.');
    screen.getByText('No role in use has ranges yet.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the means of traits', () => {
  it('name the traits whose interval excludes zero, and call neither side better', async () => {
    await show({});
    screen.getByText('The means differ beyond chance on conscientiousness (women higher, d = 0.42).');
    const list = screen.getByRole('list', { name: 'Men (n = 54) beside women (n = 61)' });
    expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
      'Conscientiousness−0.42 (−0.70 to −0.13)',
      'Extraversion0.10 (−0.20 to 0.40)',
    ]);
  });
});

describe('roles by the published norms', () => {
  it('link to the role, with both ratios', async () => {
    await show({});
    const list = screen.getByRole('list', { name: 'Roles, the lowest ratio first' });
    const link = within(list).getByRole('link', { name: 'Customer care' });
    expect(link.getAttribute('href')).toBe(`/roles/${ROLE}`);
    within(list).getByText('Men to women in the norm group: 0.74');
    within(list).getByText('41 of 100 aged 21–40, 47 of 100 aged 41–60.');
    screen.getByText(/^One of 1 roles lets clearly fewer people/);
  });

  it('link works councils to the pages they may read, and say that figures are rounded', async () => {
    await show({ is_coarse: true }, makeUser({ role: { name: 'WORKS_COUNCIL', admin_access: false } }));
    expect(screen.getByRole('link', { name: 'Customer care' }).getAttribute('href')).toBe(
      `/works-council/roles/${ROLE}`,
    );
    screen.getByText(/people stand in steps of five/);
  });
});

describe('response quality', () => {
  it('is described in a sentence, with the flags behind a button', async () => {
    await show({});
    screen.getByText(/^90% of 240 finished surveys were not flagged\. The most frequent flag is “Long runs/);
    screen.getByText('Alpha lies between 0.89 and 0.89; published: 0.90 to 0.90.');
    screen.getByText(/^Means and SDs are rounded/);
  });

  it('is one line below 30 surveys', async () => {
    await show({ sheets: 29 }, makeUser(), [{ ...FORM, people: 27 }]);
    screen.getByText(
      /^90% of 29 finished surveys were not flagged\. Single flags are listed once there are 30/,
    );
    screen.getByText('Too few surveys to say anything.');
  });
});
