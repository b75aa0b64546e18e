import type { MeasurementStudy } from '@quint/contract/measures/measurement.ts';
import type { FormStatistics, NormOverview } from '@quint/contract/measures/norms.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

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
const SCALE: MeasurementStudy['scales'][number] = {
  scale: 'C',
  n: 312,
  alpha: 0.89,
  alpha_low: 0.87,
  alpha_high: 0.91,
  omega: 0.9,
  omega_low: 0.88,
  omega_high: 0.92,
  omega_state: 'fitted',
  published_alpha: 0.9,
};
const STUDY: MeasurementStudy = {
  instrument: 'ipip-neo-work@2',
  language: 'DE',
  people: 312,
  scales: [
    SCALE,
    {
      ...SCALE,
      scale: 'O',
      alpha: 0.8,
      omega: null,
      omega_low: null,
      omega_high: null,
      omega_state: 'heywood',
    },
  ],
  retest: [
    { scale: 'C', weeks: '2-8', pairs: 44, r: 0.86, low: 0.76, high: 0.92 },
    { scale: 'C', weeks: '27-on', pairs: 4, r: null, low: null, high: null },
  ],
  languages: [
    { scale: 'C', other: 'EN', n: 312, other_n: 120, d: -0.31, low: -0.52, high: -0.1, other_alpha: 0.9 },
  ],
  dif: [
    {
      dimension: 'sex',
      reference: 'male',
      focal: 'female',
      reference_n: 210,
      focal_n: 220,
      items: [
        { item: 34, scale: 'A', size: 'large', p: 0.001, odds: 2.4, odds_low: 1.8, odds_high: 3.2, smd: 0.4 },
        {
          item: 35,
          scale: 'C',
          size: 'negligible',
          p: 0.4,
          odds: 1.1,
          odds_low: 0.9,
          odds_high: 1.3,
          smd: 0,
        },
      ],
    },
  ],
};
/** Too few people for any figure. */
const SMALL_STUDY: MeasurementStudy = {
  ...STUDY,
  language: 'EN',
  people: 12,
  scales: [
    { ...SCALE, n: 12, alpha: null, alpha_low: null, alpha_high: null, omega: null, omega_state: 'few' },
  ],
  retest: [],
  dif: [],
};

describe('the norms of the platform', () => {
  const OVERVIEW: NormOverview = {
    least_people: 300,
    least_for_error: 100,
    counted: null,
    outdated: 0,
    forms: [FORM, { ...FORM, language: 'EN', is_offered: false, is_error_offered: false }],
    studies: [STUDY, SMALL_STUDY],
    norm_studies: [],
    studied_norms: [
      { norm: 'own-de@1', instrument: 'ipip-neo-work@2', language: 'DE', people: 312 },
      { norm: 'common-adult@1', instrument: 'ipip-neo-work@2', language: 'EN', people: null },
    ],
  };
  const ENTERED_STUDY: NormOverview['norm_studies'][number] = {
    id: '01890000-0000-7000-8000-000000000001',
    norm: 'own-de@1',
    instrument: 'ipip-neo-work@2',
    language: 'DE',
    people: 300,
    sampling: 'quota',
    countries: 'Germany',
    field_start: '2026-02-01',
    field_end: '2026-03-15',
    description: 'Quota by sex, age and education.',
  };
  const show = (overview: NormOverview) => {
    signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
    const switches: unknown[] = [];
    api.use(
      http.get('*/api/platform/norms', () => HttpResponse.json({ data: overview })),
      http.post('*/api/platform/norms/switch', async ({ request }) => {
        switches.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return { switches, ...renderApp('/admin/norms') };
  };

  it.each([
    ['own', 'Switch to this platform’s own norm'],
    ['error', 'Use our own error of measurement'],
  ])('are switched after a confirmation: %s', async (to, name) => {
    const { user, switches } = show(OVERVIEW);
    const [own, blockedButton] = await screen.findAllByRole('button', { name });
    expect(blockedButton?.getAttribute('aria-disabled')).toBe('true');
    if (own !== undefined) await user.click(own);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name }));
    await screen.findByText('The norm was switched. Results are being computed again.');
    expect(switches).toEqual([{ instrument: 'ipip-neo-work@2', language: 'DE', to }]);
  });

  it('show how reliably the form measures, with the numbers behind it', async () => {
    const { user } = show({ ...OVERVIEW, forms: [{ ...FORM, norm: 'error-de@1', has_own_error: true }] });
    await screen.findByText('Norm in force: error-de@1 (published means, own error of measurement)');
    expect(screen.queryByRole('button', { name: 'Use our own error of measurement' })).toBeNull();
    screen.getByRole('button', { name: 'Back to the published norm' });
    screen.getByText(/^Alpha lies between 0\.80 and 0\.89; published: 0\.90 to 0\.90\. The table gives/);
    screen.getByText(
      'For people who answered again after 2 to 8 weeks, the correlations lie between 0.86 and 0.86.',
    );
    screen.getByText(
      /^The largest difference of the means is d = 0\.31 standard deviations .*higher in English/,
    );
    screen.getByText('Women and men (n = 220 and 210): 1 of 2 statements works differently.');
    screen.getByText('From 100 surveys on, alpha and omega are shown here.');
    const [first = document.body] = screen.getAllByText('Do the statements of a scale hold together?');
    const consistency = first.parentElement ?? document.body;
    await user.click(within(consistency).getByText('Show the numbers'));
    const rowOf = (name: string) =>
      within(consistency).getByRole('rowheader', { name }).closest('tr')?.textContent;
    expect(rowOf('Conscientiousness')).toBe('Conscientiousness3120.89 0.87 to 0.910.90 0.88 to 0.920.90');
    expect(rowOf('Openness')).toMatch(/no valid solution/);
  });

  it('name the form and the language in the title of every card', async () => {
    const older = 'ipip-neo-work@1';
    show({
      ...OVERVIEW,
      forms: [FORM, { ...FORM, instrument: older }],
      studies: [STUDY, { ...STUDY, instrument: older }],
    });
    await screen.findByRole('heading', { name: 'Scales: German, ipip-neo-work@2' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(new Set(titles).size).toBe(titles.length);
    for (const instrument of ['ipip-neo-work@2', older]) {
      for (const title of ['Scales', 'How reliably it measures', 'Groups compared']) {
        expect(titles).toContain(`${title}: German, ${instrument}`);
      }
    }
  });

  it('have the same number of decimals in every row', async () => {
    const [scale] = FORM.scales;
    const scales = (['O', 'C', 'E'] as const).map((name) => ({
      ...scale,
      scale: name,
      people: 312,
      mean: 88,
      sd: 10.9,
      alpha: 0.9,
      published_mean: 89.4,
      published_sd: 14,
      published_alpha: 0.9,
    }));
    show({ ...OVERVIEW, forms: [{ ...FORM, scales }] });
    const table = await screen.findByRole('table', { name: 'Scales: German, ipip-neo-work@2' });
    for (const name of ['Openness', 'Conscientiousness', 'Extraversion']) {
      const row = within(table).getByRole('rowheader', { name }).closest('tr');
      expect(row?.textContent).toBe(`${name}88.0010.900.9089.40 · 14.00 · 0.90`);
    }
  });

  it('accept a new study of the people behind a norm', SLOW, async () => {
    const { user } = show(OVERVIEW);
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/platform/norms/studies', async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await screen.findByText('No study has been entered.');
    await user.click(screen.getByRole('button', { name: 'Enter a study' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Enter study' }));
    await dialog.findByText('Please fill in every field.');
    expect(bodies).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /Norm/ }));
    await user.click(await screen.findByRole('option', { name: 'German, ipip-neo-work@2, own-de@1' }));
    await user.type(dialog.getByRole('textbox', { name: /Number of people/ }), '300');
    await user.click(dialog.getByRole('button', { name: /How were they chosen/ }));
    await user.click(await screen.findByRole('option', { name: 'Chosen by quota' }));
    await user.click(dialog.getByRole('textbox', { name: /Countries/ }));
    await user.paste('Germany');
    for (const [group, day] of [
      ['First day', '01022026'],
      ['Last day', '15032026'],
    ] as const) {
      const [first] = within(await dialog.findByRole('group', { name: new RegExp(group) })).getAllByRole(
        'spinbutton',
      );
      if (first !== undefined) await user.click(first);
      await user.keyboard(day);
    }
    await user.click(dialog.getByRole('textbox', { name: /About the study/ }));
    await user.paste('Quota by sex, age and education.');
    await user.click(dialog.getByRole('button', { name: 'Enter study' }));
    await screen.findByText('The study was entered. The manual shows it now.');
    const { id: _, ...study } = ENTERED_STUDY;
    expect(bodies).toEqual([study]);
  });

  it('show studies, and remove one after a confirmation', async () => {
    const { user } = show({ ...OVERVIEW, norm_studies: [ENTERED_STUDY] });
    const removedIds: string[] = [];
    api.use(
      http.delete('*/api/platform/norms/studies/:id', ({ params }) => {
        removedIds.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await screen.findByRole('heading', { name: 'German, ipip-neo-work@2, own-de@1' });
    screen.getByText('n = 300 · Chosen by quota · Germany · 1 Feb 2026 to 15 Mar 2026');
    await user.click(screen.getByRole('button', { name: 'Remove the study of own-de@1' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await screen.findByText('The study was removed.');
    expect(removedIds).toEqual([ENTERED_STUDY.id]);
  });
});
