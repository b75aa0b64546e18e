import type { FormFigures, NormOverview } from '@quint/contract/norms.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const FORM: FormFigures = {
  instrument: 'ipip-neo-work@2',
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
    expect(switched).toEqual([{ instrument: 'ipip-neo-work@2', language: 'DE', to: 'own' }]);
  });
});
