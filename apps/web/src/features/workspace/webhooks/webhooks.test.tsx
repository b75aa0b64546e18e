import type { WebhookDelivery, WebhookEndpoint } from '@quint/contract/operation/webhooks.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const SENT_DELIVERY: WebhookDelivery = {
  id: 'd1',
  event_id: 'e1',
  type: 'survey.finished',
  status: 'sent',
  attempts: 1,
  answer_code: 204,
  reason: null,
  date_created: '2026-10-12T10:26:00.000Z',
  date_attempted: '2026-10-12T10:26:01.000Z',
  date_next: null,
};
const DEAD: WebhookDelivery = {
  ...SENT_DELIVERY,
  id: 'd2',
  type: 'talent.invited',
  status: 'dead',
  attempts: 10,
  answer_code: 302,
  reason: 'redirect',
};
const WAITING_DELIVERY: WebhookDelivery = {
  ...SENT_DELIVERY,
  id: 'd3',
  type: 'webhook.test',
  status: 'waiting',
  attempts: 2,
  answer_code: null,
  reason: 'timeout',
  date_next: '2026-10-12T10:31:00.000Z',
};
const ENDPOINT: WebhookEndpoint = {
  id: 'w1',
  url: 'https://hr.example.com/hooks',
  description: 'HR system',
  events: ['survey.finished', 'talent.invited'],
  is_active: true,
  off_because: null,
  date_off: null,
  failing_since: null,
  previous_secret_until: null,
  made_by: 'Lena Brandt',
  date_created: '2026-10-01T08:00:00.000Z',
  waiting: 0,
  dead: 1,
  latest: [WAITING_DELIVERY, DEAD, SENT_DELIVERY],
};

function serve(first: readonly WebhookEndpoint[] = [ENDPOINT]) {
  signedInAs(makeUser());
  const calls: unknown[] = [];
  let endpoints = first;
  const recordCall =
    (answer: () => Response) =>
    async ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url);
      const text = await request.text();
      calls.push([
        request.method,
        pathname.replace('/api/webhooks', ''),
        ...(text === '' ? [] : [JSON.parse(text)]),
      ]);
      return answer();
    };
  const answerNoContent = () => new HttpResponse(null, { status: 204 });
  const secret = () => HttpResponse.json({ data: { id: 'w1', secret: 'whsec_c2VjcmV0' } });
  api.use(
    http.get('*/api/webhooks', () => HttpResponse.json({ data: { endpoints, allows_private: false } })),
    http.get('*/api/webhooks/:id/deliveries', ({ request }) => {
      const isSecond = new URL(request.url).searchParams.get('before') === 'd2';
      const deliveries = isSecond ? [SENT_DELIVERY] : [WAITING_DELIVERY, DEAD];
      return HttpResponse.json({ data: { deliveries, has_more: !isSecond } });
    }),
    http.post(
      '*/api/webhooks',
      recordCall(() => {
        endpoints = [ENDPOINT];
        return secret();
      }),
    ),
    http.patch('*/api/webhooks/:id', recordCall(answerNoContent)),
    http.delete(
      '*/api/webhooks/:id',
      recordCall(() => {
        endpoints = [];
        return answerNoContent();
      }),
    ),
    http.post('*/api/webhooks/:id/secret', recordCall(secret)),
    http.post('*/api/webhooks/:id/test', recordCall(answerNoContent)),
    http.post(
      '*/api/webhooks/:id/replay',
      recordCall(() => HttpResponse.json({ data: { count: 1 } })),
    ),
    http.post(
      '*/api/webhooks/deliveries/:delivery/replay',
      recordCall(() => HttpResponse.json({ data: { count: 1 } })),
    ),
  );
  return calls;
}

/** Chooses an action in the menu of the endpoint. */
async function choose(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for HR system' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('Webhooks', () => {
  it('are added with their events, and the secret is shown once', SLOW, async () => {
    const calls = serve([]);
    const { user } = renderApp('/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    await user.type(screen.getByRole('textbox', { name: /Web address/ }), 'https://hr.example.com/hooks');
    await user.click(screen.getByRole('checkbox', { name: /A talent finished the survey/ }));
    await user.click(screen.getByRole('checkbox', { name: /An order was paid/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Copy the secret now' });
    expect(within(dialog).getByText('whsec_c2VjcmV0')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Copy the secret' }));
    expect(await navigator.clipboard.readText()).toBe('whsec_c2VjcmV0');
    await user.click(within(dialog).getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'HR system' })).toBeTruthy();
    const body = {
      url: 'https://hr.example.com/hooks',
      description: null,
      events: ['survey.finished', 'order.paid'],
    };
    expect(calls).toEqual([['POST', '', body]]);
  });

  it('show the server’s reason when an address is refused', async () => {
    serve([]);
    api.use(http.post('*/api/webhooks', ({ request }) => refuseTo(request, 400, 'webhook.url_private')));
    const { user } = renderApp('/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByText(/addresses of a private network are not allowed/);
    expect(alert.getAttribute('role')).toBe('alert');
  });

  it('show the newest deliveries, with the outcome in words', async () => {
    serve();
    renderApp('/webhooks');
    const list = await screen.findByRole('list', { name: 'Sent last' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Test eventWaiting.*2 attempts · no answer within ten secondsNext attempt: /),
      expect.stringMatching(/A talent was invitedFailed.*10 attempts · answered with a redirect \(302\)/),
      expect.stringMatching(/A talent finished the surveyDelivered.*one attempt · answered 204/),
    ]);
  });

  it('are tested, sent again, given a new secret and deleted', async () => {
    const calls = serve();
    const { user } = renderApp('/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Send a test event' }));
    await user.click(screen.getByRole('button', { name: 'Send the failed event again' }));
    await choose(user, 'New secret');
    const question = await screen.findByRole('alertdialog', { name: 'Give this endpoint a new secret?' });
    await user.click(within(question).getByRole('button', { name: 'New secret' }));
    await user.click(await screen.findByRole('button', { name: 'I have copied it' }));
    await choose(user, 'Delete');
    const sure = await screen.findByRole('alertdialog', { name: 'Delete this endpoint?' });
    await user.click(within(sure).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
    expect(calls).toEqual([
      ['POST', '/w1/test'],
      ['POST', '/w1/replay'],
      ['POST', '/w1/secret'],
      ['DELETE', '/w1'],
    ]);
  });

  it('are deactivated in their menu, and offer one action beside it', async () => {
    const calls = serve();
    const { user } = renderApp('/webhooks');
    await screen.findByRole('button', { name: 'Send a test event' });
    for (const name of ['Edit', 'New secret', 'Switch off', 'Delete']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    await choose(user, 'Switch off');
    await waitFor(() => expect(calls).toEqual([['PATCH', '/w1', { is_active: false }]]));
  });

  it('list all deliveries by pages, each of which can be sent again', async () => {
    const calls = serve();
    const { user } = renderApp('/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    const dialog = await screen.findByRole('dialog', { name: 'What was sent in the last 30 days' });
    await user.click(await within(dialog).findByRole('button', { name: 'Show more' }));
    const again = await within(dialog).findByRole('button', {
      name: /Send again: A talent finished the survey/,
    });
    await user.click(again);
    await waitFor(() => expect(calls).toEqual([['POST', '/deliveries/d1/replay']]));
    expect(within(dialog).queryByRole('button', { name: /Send again: Test event/ })).toBeNull();
  });

  it.each([
    ['gone', /because the system answered that this address is gone for good/],
    ['failing', /because no request had succeeded for five days/],
    ['restored', /because Quint was restored from a backup/],
    ['person', /Switched off by an administrator/],
  ] as const)('show that they were deactivated: %s', async (off_because, text) => {
    const date_off = '2026-10-12T10:26:00.000Z';
    const calls = serve([{ ...ENDPOINT, is_active: false, off_because, date_off }]);
    const { user } = renderApp('/webhooks');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Switch on again' }));
    await waitFor(() => expect(calls).toEqual([['PATCH', '/w1', { is_active: true }]]));
  });

  it('are edited in the same form', async () => {
    const calls = serve();
    const { user } = renderApp('/webhooks');
    await choose(user, 'Edit');
    await user.click(screen.getByRole('checkbox', { name: /A talent was invited/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The endpoint is saved.')).toBeTruthy();
    const body = {
      url: ENDPOINT.url,
      description: 'HR system',
      events: ['survey.finished'],
    };
    expect(calls).toEqual([['PATCH', '/w1', body]]);
  });
});
