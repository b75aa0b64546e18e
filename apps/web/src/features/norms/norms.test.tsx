import type { FairnessReport, FormFigures, NormOverview } from '@quint/contract/norms.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const FORM: FormFigures = {
  instrument: 'ipip-neo-work@1',
  language: 'DE',
  norm: 'common-adult@1',
  is_own: false,
  is_offered: true,
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
const EMPTY_FORM: FormFigures = {
  ...FORM,
  language: 'EN',
  people: 0,
  scales: FORM.scales.map((scale) => ({ ...scale, people: 0, mean: null, sd: null, alpha: null })),
};
const GROUP = { people: 120, rate: 0.5, ratio: 1, is_small: false, is_low: false };
const FAIRNESS: FairnessReport = {
  counted: '2026-11-20T03:20:00.000Z',
  least_people: 10,
  firm_people: 30,
  least_ratio: 0.8,
  sheets: 240,
  unremarkable: 0.9,
  flags: [{ index: 'long_run', rate: 0.04 }],
  comparisons: [
    {
      dimension: 'gender',
      measure: 'fit',
      groups: [
        { name: 'female', ...GROUP },
        { name: 'male', ...GROUP, rate: 0.35, ratio: 0.7, is_low: true },
        { name: 'diverse', people: null, rate: null, ratio: null, is_small: true, is_low: false },
      ],
    },
  ],
};

describe('the page of norms and fairness', () => {
  const show = async (fairness: FairnessReport, forms = [FORM, EMPTY_FORM]) => {
    signedInAs(makeUser());
    api.use(http.get('*/api/fairness', () => HttpResponse.json({ data: { fairness, forms } })));
    const { user } = renderApp('/fairness');
    await screen.findByRole('heading', { level: 1, name: 'Norms and fairness' });
    return user;
  };

  it('says each topic in a sentence, draws a dot per group and keeps the numbers behind it', async () => {
    const user = await show(FAIRNESS);
    screen.getByText(/^90% of 240 finished surveys were not flagged\. The most frequent flag is “Long runs/);
    screen.getByText('Alpha lies between 0.89 and 0.89; published: 0.9 to 0.9.');
    screen.getByText('Too few surveys to say anything.');
    screen.getByText('By gender, look closer: men 35%, women 50%.');
    const dots = screen.getByRole('list', {
      name: 'High or partial agreement with the role of an assessment, by gender',
    });
    expect(
      within(dots)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Women50% of 120', 'Men35% of 120']);
    const card = dots.closest('section') ?? document.body;
    await user.click(within(card).getByText('Show the numbers'));
    const rowOf = (name: string) => within(card).getByRole('rowheader', { name }).closest('tr')?.textContent;
    expect(rowOf('Men')).toBe('Men12035%0.7');
    expect(rowOf('Diverse')).toBe('Diversefewer than 10––');
    screen.getByText(/^Too few people so far for: Hired after an assessment; No flag/);
  });

  it('is a few lines below 30 people', async () => {
    const small = { ...GROUP, people: 13, is_small: true };
    await show(
      {
        ...FAIRNESS,
        sheets: 29,
        comparisons: FAIRNESS.comparisons.map((comparison) => ({
          ...comparison,
          groups: comparison.groups.map((group) => (group.people === null ? group : { ...group, ...small })),
        })),
      },
      [{ ...FORM, people: 27 }],
    );
    screen.getByText(
      /^90% of 29 finished surveys were not flagged\. Single flags are listed once there are 30/,
    );
    screen.getByText(/^There are too few people to compare groups so far/);
    screen.getByText('Too few surveys to say anything.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the norms of the platform', () => {
  it('are switched once it was confirmed', async () => {
    signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
    const switched: unknown[] = [];
    const overview: NormOverview = {
      least_people: 300,
      counted: null,
      outdated: 0,
      forms: [FORM, { ...FORM, language: 'EN', is_offered: false }],
    };
    api.use(
      http.get('*/api/platform/norms', () => HttpResponse.json({ data: overview })),
      http.post('*/api/platform/norms/switch', async ({ request }) => {
        switched.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/admin/norms');
    const [own, blocked] = await screen.findAllByRole('button', {
      name: 'Switch to this platform’s own norm',
    });
    expect(blocked?.getAttribute('aria-disabled')).toBe('true');
    if (own !== undefined) await user.click(own);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Switch to this platform’s own norm' }));
    await screen.findByText('The norm was switched. Results are being computed again.');
    expect(switched).toEqual([{ instrument: 'ipip-neo-work@1', language: 'DE', to: 'own' }]);
  });
});
