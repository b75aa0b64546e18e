import type { BackupOverview, BackupRun } from '@quint/contract/operation/backups.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { setMobile } from '../../../testing/setup.ts';
import { BackupsPanel } from './components/backups-panel.tsx';

const RUN: BackupRun = {
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'done',
  date_created: '2026-11-20T01:10:00.000Z',
  date_finished: '2026-11-20T01:11:00.000Z',
  is_asked: false,
  host: 'hr1',
  path: '/var/quint/backups/quint-2026-11-20T011000.backup',
  bytes: 12_340_000,
  is_encrypted: false,
  product_version: '0.1.0',
  error: null,
  is_removed: false,
};
const OVERVIEW: BackupOverview = {
  date: '2026-11-26T10:00:00.000Z',
  keep: 7,
  dir: '/var/quint/backups',
  is_encrypted: false,
  is_late: false,
  runs: [RUN],
};

function serve(overview: BackupOverview): void {
  api.use(http.get('/api/operation/backups', () => HttpResponse.json({ data: overview })));
}

describe('the backups panel', () => {
  it('lists backups with size and state, and shows how to restore the newest', async () => {
    const failedRun = {
      ...RUN,
      id: '2',
      state: 'failed',
      path: null,
      bytes: null,
      error: 'The disk is full.',
    } as const;
    serve({ ...OVERVIEW, runs: [failedRun, RUN] });
    renderUi(<BackupsPanel />);
    const table = await screen.findByRole('table', { name: 'Backups, newest first' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toMatch(/Failed.*The disk is full\./);
    expect(second?.textContent).toMatch(/Complete12\.3 MB\/var\/quint\/backups/);
    expect(screen.getByText(/npm run restore --/).textContent).toBe(
      `npm run restore -- '${RUN.path}' --replace`,
    );
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByText(/the newest 7 are kept/)).toBeDefined();
  });

  it('lists backups as rows on a phone', async () => {
    setMobile(true);
    serve(OVERVIEW);
    renderUi(<BackupsPanel />);
    const list = await screen.findByRole('list', { name: 'Backups, newest first' });
    const row = within(list).getByRole('listitem').textContent;
    expect(row).toMatch(/^20 Nov 2026.*Complete.* · 12\.3 MB\/var\/quint\/backups\/quint-2026.*on hr1$/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('warns when the newest valid one is too old, and creates one now', async () => {
    serve({ ...OVERVIEW, keep: null, is_late: true, runs: [] });
    const user = renderUi(<BackupsPanel />);
    expect((await screen.findByRole('alert')).textContent).toContain('no good backup from the last 36 hours');
    expect(screen.getByText(/set BACKUP_KEEP/)).toBeDefined();
    api.use(
      http.post('/api/operation/backups', () => {
        serve({ ...OVERVIEW, runs: [{ ...RUN, state: 'running', path: null, bytes: null, is_asked: true }] });
        return HttpResponse.json({ data: { ...RUN, state: 'waiting' } }, { status: 202 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Back up now' }));
    const table = await screen.findByRole('table', { name: 'Backups, newest first' });
    expect(within(table).getByText('Running')).toBeDefined();
  });
});
