import type { BackupOverview } from '@quint/contract/operation/backups.ts';
import type { OperationMetrics } from '@quint/contract/operation/operation.ts';
import type { WebhookCounts } from '@quint/contract/operation/webhooks.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { setMobile } from '../../../testing/setup.ts';
import { SLOW } from '#testing/slow.ts';

const DATE = '2026-11-20T10:00:00.000Z';
const MAIL = '0190b7a0-0000-7000-8000-000000000001';

const IDLE: OperationMetrics['jobs'][number] = {
  name: 'empty-bin',
  waiting: 0,
  running: 0,
  failed: 0,
  oldest: null,
  is_scheduled: true,
  last_run: DATE,
  has_last_failed: false,
  may_run_again: false,
};

const METRICS: OperationMetrics = {
  date: DATE,
  mails: {
    waiting: 2,
    oldest: DATE,
    reasons: [{ problem: 'timeout', count: 2 }],
    planned: 0,
    failed: 7,
    failures: [{ problem: 'mailbox_unknown', count: 7 }],
    newest: [
      {
        id: MAIL,
        kind: 'invitation',
        workspace: 'Quillon',
        recipient: 'k***@e***.de',
        problem: 'mailbox_unknown',
        error: 'EENVELOPE 550',
        attempts: 1,
        date_created: DATE,
        date_last_try: DATE,
      },
    ],
    sent_last_day: 41,
    way: 'smtp',
    server: 'mail.acme.example:25',
    sender: 'quint@acme.example',
  },
  jobs: [
    {
      name: 'make-report',
      waiting: 0,
      running: 0,
      failed: 1,
      oldest: null,
      is_scheduled: false,
      last_run: DATE,
      has_last_failed: true,
      may_run_again: true,
    },
    {
      name: 'a-later-job',
      waiting: 0,
      running: 1,
      failed: 0,
      oldest: null,
      is_scheduled: true,
      last_run: null,
      has_last_failed: null,
      may_run_again: false,
    },
    IDLE,
    { ...IDLE, name: 'make-document', is_scheduled: false, last_run: null, has_last_failed: null },
  ],
  storage: {
    disk_free: 4_000_000_000,
    disk_size: 100_000_000_000,
    database: 52_300_000,
    files: 1_240_000,
    files_grown: 300_000,
    files_where: 'folder',
  },
  versions: {
    product: '0.1.0',
    commit: '0123456789ab',
    node: '24.1.0',
    postgresql: '18.4',
    schema: '0093_refused_mails',
    started: DATE,
  },
  processes: [
    {
      id: '019a0000-0000-7000-8000-00000000000a',
      kind: 'web',
      version: '0.1.0',
      host: '3f2ac1d09b7e',
      connections: 32,
      date_started: '2026-11-20T08:00:00.000Z',
      date_seen: DATE,
      is_silent: false,
    },
    {
      id: '019a0000-0000-7000-8000-00000000000b',
      kind: 'worker',
      version: '0.0.9',
      host: '3f2ac1d09b7e',
      connections: 12,
      date_started: '2026-11-19T08:00:00.000Z',
      date_seen: '2026-11-20T09:30:00.000Z',
      is_silent: true,
    },
  ],
  warnings: [{ code: 'unknown', subject: 'TRUSTED_PROXY', near: 'TRUSTED_PROXIES' }],
};

const BACKUPS: BackupOverview = {
  date: DATE,
  keep: 7,
  dir: '/var/quint/backups',
  is_encrypted: false,
  is_late: false,
  runs: [],
};
const WEBHOOKS: WebhookCounts = {
  endpoints: 0,
  waiting: 0,
  oldest_due: null,
  dead: 0,
  failing: 0,
  switched_off: 0,
};

function show(metrics: OperationMetrics = METRICS) {
  signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
  const bodies: unknown[] = [];
  const record =
    (answer: object) =>
    async ({ request }: { request: Request }) => {
      bodies.push(request.headers.get('content-type') === null ? {} : await request.json());
      return HttpResponse.json({ data: answer });
    };
  api.use(
    http.get('*/api/operation', () => HttpResponse.json({ data: metrics })),
    http.get('*/api/operation/backups', () => HttpResponse.json({ data: BACKUPS })),
    http.get('*/api/operation/webhooks', () => HttpResponse.json({ data: WEBHOOKS })),
    http.post('*/api/operation/mails/retry', record({ count: 7 })),
    http.post('*/api/operation/jobs/retry', record({ count: 1 })),
    http.post(
      '*/api/operation/test-mail',
      record({
        is_sent: false,
        way: 'smtp',
        server: 'mail.acme.example:25',
        problem: 'sign_in',
        error: 'EAUTH 535',
      }),
    ),
  );
  return { bodies, ...renderApp('/admin/operation') };
}

describe('the page "Operation"', () => {
  it('shows why mails failed, what helps, and retries all with one reason', SLOW, async () => {
    const { user, bodies } = show();
    const retry = await screen.findByRole('button', { name: 'Try all again: The mailbox does not exist' });
    expect(screen.getByText('The mailbox does not exist · 7 e-mails')).toBeTruthy();
    expect(screen.getByText('The workspace should correct the address and send again.')).toBeTruthy();
    await user.click(retry);
    await screen.findByText('7 e-mails are tried again.');
    expect(bodies).toEqual([{ problem: 'mailbox_unknown' }]);
  });

  it('retries one mail', async () => {
    const { user, bodies } = show();
    const table = await screen.findByRole('table', { name: 'Failed e-mails, newest first' });
    expect(within(table).getByRole('rowheader', { name: 'Invitation' })).toBeTruthy();
    await user.click(within(table).getByRole('button', { name: 'Try again: e-mail to k***@e***.de' }));
    await screen.findByText('7 e-mails are tried again.');
    expect(bodies).toEqual([{ ids: [MAIL] }]);
  });

  it('shows the mail server’s answer to the test mail', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send test e-mail' }));
    await screen.findByText(
      /The e-mail was not taken: The mail server refuses the user name or the password \(EAUTH 535\)\./,
    );
  });

  it('runs failed jobs again, and lists an unknown job by its name', async () => {
    const { user, bodies } = show();
    await user.click(await screen.findByRole('button', { name: 'Run again: Make reports' }));
    await screen.findByText('The job runs again.');
    expect(bodies).toEqual([{ name: 'make-report' }]);
    expect(screen.getByRole('rowheader', { name: /a-later-job/ })).toBeTruthy();
  });

  it('collapses jobs without work', async () => {
    const { user } = show();
    const table = await screen.findByRole('table', { name: 'Jobs' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    expect(within(table).queryByText('Empty the bin')).toBeNull();
    await user.click(screen.getByText('2 jobs without work', { selector: 'summary *, summary' }));
    const rows = within(screen.getByRole('list', { name: '2 jobs without work' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Empty the binscheduled · last run 20 Nov 2026/),
      'Make documentsnot in 48 hours',
    ]);
  });

  it('shows when no job has work', async () => {
    show({ ...METRICS, jobs: [IDLE] });
    expect(await screen.findByText('No job waits or runs, and none has failed.')).toBeTruthy();
    expect(screen.getByText('1 job without work')).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Jobs' })).toBeNull();
  });

  it('lists processes, and marks those with another version or without a heartbeat', async () => {
    show();
    const table = await screen.findByRole('table', { name: 'Processes' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toMatch(/^Serves pagesMachine 3f2ac1d09b7e0\.1\.0.*up to 32$/);
    expect(second?.textContent).toMatch(/^Runs jobsOther versionNo sign of life.*0\.0\.9.*up to 12$/);
    expect(screen.getByText(/^The process that answered runs 0\.1\.0\./)).toBeTruthy();
    expect(screen.getByText(/^A process without a sign of life was killed/)).toBeTruthy();
  });

  it('hides versions when all processes run the same', async () => {
    show({ ...METRICS, processes: METRICS.processes.slice(0, 1) });
    await screen.findByRole('table', { name: 'Processes' });
    expect(screen.queryByText(/^The process that answered/)).toBeNull();
    expect(screen.queryByText('No sign of life')).toBeNull();
  });

  it('shows rows instead of tables on a phone, each with its button', async () => {
    setMobile(true);
    const { user, bodies } = show();
    const mails = await screen.findByRole('list', { name: 'Failed e-mails, newest first' });
    expect(within(mails).getByRole('listitem').textContent).toMatch(
      /^Invitationk\*\*\*@e\*\*\*\.de · QuillonThe mailbox does not existEENVELOPE 550Tried once, 20 Nov 2026/,
    );
    const jobs = screen.getByRole('list', { name: 'Jobs' });
    expect(within(jobs).getByText('1 failed')).toBeTruthy();
    expect(within(jobs).getByText('1 running')).toBeTruthy();
    const processes = screen.getByRole('list', { name: 'Processes' });
    expect(within(processes).getAllByRole('listitem')).toHaveLength(2);
    expect(within(processes).getByText('Other version')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(within(mails).getByRole('button', { name: 'Try again: e-mail to k***@e***.de' }));
    await screen.findByText('7 e-mails are tried again.');
    await user.click(within(jobs).getByRole('button', { name: 'Run again: Make reports' }));
    await screen.findByText('The job runs again.');
    expect(bodies).toEqual([{ ids: [MAIL] }, { name: 'make-report' }]);
  });

  it('warns of a nearly full disk and of settings without effect', async () => {
    show();
    await screen.findByText(/Less than a tenth is free/);
    expect(
      screen.getByText('TRUSTED_PROXY is no setting and has no effect. Did you mean TRUSTED_PROXIES?'),
    ).toBeTruthy();
    expect(screen.getByText('0.1.0, commit 0123456789ab')).toBeTruthy();
  });
});
