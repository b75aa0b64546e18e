import type { BackupOverview } from '@quint/contract/backups.ts';
import type { OperationFigures } from '@quint/contract/operation.ts';
import type { WebhookCounts } from '@quint/contract/webhooks.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const DATE = '2026-11-20T10:00:00.000Z';
const MAIL = '0190b7a0-0000-7000-8000-000000000001';

const FIGURES: OperationFigures = {
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

function show(figures: OperationFigures = FIGURES) {
  signedInAs(makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }));
  const sent: unknown[] = [];
  const record =
    (answer: object) =>
    async ({ request }: { request: Request }) => {
      sent.push(request.headers.get('content-type') === null ? {} : await request.json());
      return HttpResponse.json({ data: answer });
    };
  api.use(
    http.get('*/api/operation', () => HttpResponse.json({ data: figures })),
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
  return { sent, ...renderApp('/admin/operation') };
}

describe('the page "Operation"', () => {
  it('says why mails were given up, what helps, and tries all of a reason again', async () => {
    const { user, sent } = show();
    const retry = await screen.findByRole('button', { name: 'Try all again: The mailbox does not exist' });
    expect(screen.getByText('The mailbox does not exist · 7 e-mails')).toBeTruthy();
    expect(screen.getByText('The workspace should correct the address and send again.')).toBeTruthy();
    await user.click(retry);
    await screen.findByText('7 e-mails are tried again.');
    expect(sent).toEqual([{ problem: 'mailbox_unknown' }]);
  });

  it('tries one mail again', async () => {
    const { user, sent } = show();
    const table = await screen.findByRole('table', { name: 'E-mails given up, newest first' });
    expect(within(table).getByRole('rowheader', { name: 'Invitation' })).toBeTruthy();
    await user.click(within(table).getByRole('button', { name: 'Try again: e-mail to k***@e***.de' }));
    await screen.findByText('7 e-mails are tried again.');
    expect(sent).toEqual([{ ids: [MAIL] }]);
  });

  it('says what the mail server answered to the test mail', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Send test e-mail' }));
    await screen.findByText(
      /The e-mail was not taken: The mail server refuses the user name or the password \(EAUTH 535\)\./,
    );
  });

  it('runs failed jobs again, and names a job that it does not know', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: 'Run again: Make reports' }));
    await screen.findByText('The job runs again.');
    expect(sent).toEqual([{ name: 'make-report' }]);
    expect(screen.getByRole('rowheader', { name: /a-later-job/ })).toBeTruthy();
  });

  it('warns of a disk that is nearly full and of settings without effect', async () => {
    show();
    await screen.findByText(/Less than a tenth is free/);
    expect(
      screen.getByText('TRUSTED_PROXY is no setting and has no effect. Did you mean TRUSTED_PROXIES?'),
    ).toBeTruthy();
    expect(screen.getByText('0.1.0, commit 0123456789ab')).toBeTruthy();
  });
});
