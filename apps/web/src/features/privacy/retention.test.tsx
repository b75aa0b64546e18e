import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api } from '../../testing/api.ts';
import { USUAL_RETENTION } from '../../testing/privacy.ts';
import { renderApp, renderUi } from '../../testing/render.tsx';
import { RetentionPeriodsTable } from './components/retention-periods-table.tsx';
import { RECORD_TOKEN } from '../../testing/links.ts';
import { RetentionCard } from './components/retention-card.tsx';

async function open(view: object = USUAL_RETENTION) {
  await loadPhrases('common', 'retention');
  const savedRules: unknown[] = [];
  const previewedRules: unknown[] = [];
  api.use(
    http.get('*/api/retention', () => HttpResponse.json({ data: view })),
    http.post('*/api/retention/preview', async ({ request }) => {
      previewedRules.push(await request.json());
      return HttpResponse.json({ data: { rejected: 2, applicants: 0, employees: 0 } });
    }),
    http.patch('*/api/retention', async ({ request }) => {
      savedRules.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { user: renderUi(<RetentionCard />), savedRules, previewedRules };
}

describe('Retention of people', () => {
  it('shows the default months and all other retention periods', async () => {
    await open();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /After a rejection/ })).value).toBe(
      '6',
    );
    expect(screen.getByText('never')).toBeTruthy();
    expect(screen.getByText('3 years')).toBeTruthy();
    expect(screen.getByText('No data will be deleted soon.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save periods' })).toBe(null);
  });

  it('shows whom other numbers affect before they are saved', async () => {
    const { user, savedRules, previewedRules } = await open();
    await user.click(await screen.findByRole('switch', { name: 'Employees, after the last activity' }));
    expect(
      await screen.findByText(
        'With these numbers the data of 2 people will be deleted within 30 days. They are told first.',
      ),
    ).toBeTruthy();
    expect(previewedRules).toEqual([{ rejected: 6, applicants: 12, employees: 24 }]);
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    await waitFor(() =>
      expect(savedRules).toEqual([{ rejected: 6, applicants: 12, employees: 24, reason: null }]),
    );
  });

  it('asks why applicants are kept without an end', async () => {
    const { user, savedRules } = await open();
    await user.click(await screen.findByRole('switch', { name: 'After a rejection' }));
    await user.type(
      screen.getByRole('textbox', { name: /Why are applicants kept/ }),
      'A lawsuit is under way.',
    );
    await user.click(screen.getByRole('button', { name: 'Save periods' }));
    const reason = 'A lawsuit is under way.';
    await waitFor(() =>
      expect(savedRules).toEqual([{ rejected: null, applicants: 12, employees: null, reason }]),
    );
  });

  it('counts days, months and years', async () => {
    await loadPhrases('common', 'retention');
    renderUi(
      <RetentionPeriodsTable
        periods={[
          { life: 'analytics', days: 365 },
          { life: 'mails', days: 90 },
          { life: 'sign_ups', days: 7 },
        ]}
      />,
    );
    expect(['1 year', '3 months', '7 days'].filter((text) => screen.queryByText(text) === null)).toEqual([]);
  });
});

describe('The page for people who want to be kept', () => {
  it('asks before it changes anything, and shows until when', async () => {
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/retention/keep', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { workspace: 'Nordlicht', ends_at: '2027-01-10T10:00:00.000Z' } });
      }),
    );
    const { user } = renderApp(`/keep-my-data#${RECORD_TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Keep my data' });
    expect(bodies).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/Nordlicht keeps it until 10 Jan 2027/)).toBeTruthy();
    expect(bodies).toEqual([{ token: RECORD_TOKEN }]);
  });

  it('says that a link without a token does not work', async () => {
    renderApp('/keep-my-data');
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
    const profileLink = screen.getByRole('link', { name: 'Go to your profile' });
    expect(profileLink.getAttribute('href')).toBe('/my-profile');
  });
});
