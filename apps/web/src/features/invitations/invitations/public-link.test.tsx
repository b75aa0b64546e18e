import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';

beforeEach(() => {
  fakeTalents([]);
  const trust = { pack: 'flow', isTrial: false, finished: 0 };
  api.use(
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({ data: { mails_per_day: 2000, days: [], address_form: 'du', trust } }),
    ),
    http.post('*/api/invite/talents/preview', () =>
      HttpResponse.json({ data: { subject: 'You are invited', html: '<p>Hello</p>', text: 'Hello' } }),
    ),
  );
});

describe('The public link', () => {
  it('is created, copied, replaced and revoked', async () => {
    let live: { id: string; kind: string; url: string; date_created: string }[] = [];
    let count = 0;
    api.use(
      http.get('*/api/invite/public-links', () => HttpResponse.json({ data: live })),
      http.post('*/api/invite/public-links', async ({ request }) => {
        const { kind } = (await request.json()) as { kind: string };
        const url = `https://quint.example/survey/signup?workspace=${++count}`;
        live = [{ id: String(count), kind, url, date_created: '2026-11-18T10:00:00Z' }];
        return HttpResponse.json({ data: live[0] });
      }),
      http.delete('*/api/invite/public-links/:id', () => {
        live = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp('/talents/invite');
    await user.click(await screen.findByRole('button', { name: 'Public link' }));
    await user.click(await screen.findByRole('button', { name: 'Create the link' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toBe('https://quint.example/survey/signup?workspace=1');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    await user.click(screen.getByRole('button', { name: 'Replace with a new link' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Link').value).toContain('workspace=2'),
    );
    await user.click(screen.getByRole('button', { name: 'Deactivate the link' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, deactivate it' }));
    expect(await screen.findByText('There is no active link.')).toBeTruthy();
  });
});
