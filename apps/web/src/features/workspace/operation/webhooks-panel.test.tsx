import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { WebhooksPanel } from './components/webhooks-panel.tsx';

it('counts the webhooks of all workspaces', async () => {
  await loadPhrases('webhooks');
  const data = {
    endpoints: 12,
    waiting: 3,
    dead: 2,
    failing: 1,
    switched_off: 0,
    oldest_due: '2026-10-12T10:26:00.000Z',
  };
  api.use(http.get('*/api/operation/webhooks', () => HttpResponse.json({ data })));
  renderUi(<WebhooksPanel />);
  const names = await screen.findAllByRole('term');
  const values = screen.getAllByRole('definition');
  expect(names.map(({ textContent }, index) => [textContent, values[index]?.textContent])).toEqual([
    ['Endpoints', '12'],
    ['Waiting to be sent', '3'],
    ['Failed', '2'],
    ['Endpoints that fail', '1'],
    ['Endpoints switched off by Quint', '0'],
  ]);
  expect(screen.getByText(/^The oldest has been due since/)).toBeTruthy();
});
