import type { DataRequests, RightsRequest } from '@quint/contract/privacy/rights-requests.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const OPEN: RightsRequest = {
  id: 'q1',
  kind: 'human',
  talent_id: 'anna',
  name: 'Anna Kowalski',
  text: 'Please look at my case again.',
  date: '2026-10-12T10:26:00.000Z',
  due: '2026-11-12T10:26:00.000Z',
  date_answered: null,
  answer: null,
};
const DONE_REQUEST: RightsRequest = {
  ...OPEN,
  id: 'q2',
  kind: 'correction',
  text: 'My name is Anne.',
  date_answered: '2026-11-12T10:26:00.000Z',
  answer: 'It is Anne now.',
};
const DATA_REQUESTS: DataRequests = {
  requests: [OPEN, DONE_REQUEST],
  open: 1,
  ending: {
    count: 1,
    people: [
      {
        id: 'ben',
        name: 'Ben Krause',
        rule: 'rejected',
        ends_at: '2026-12-09T10:00:00.000Z',
        is_noticed: true,
      },
    ],
  },
};

function serve(dataRequests = DATA_REQUESTS) {
  const answers: unknown[] = [];
  let now = dataRequests;
  signedInAs(makeUser());
  api.use(
    http.get('*/api/rights-requests', () => HttpResponse.json({ data: now })),
    http.post('*/api/rights-requests/:id/answer', async ({ request, params }) => {
      answers.push([params['id'], await request.json()]);
      now = { ...now, requests: [DONE_REQUEST], open: 0 };
      return HttpResponse.json({ data: DONE_REQUEST });
    }),
  );
  return answers;
}

describe('Requests and deadlines', () => {
  it('are answered in place', async () => {
    const answers = serve();
    const { user } = renderApp('/data-requests');
    expect(await screen.findByText('Please look at my case again.')).toBeTruthy();
    expect(screen.getByText('overdue')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ben Krause' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answer Anna Kowalski' }));
    const field = screen.getByLabelText('Your answer to Anna Kowalski');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'We did.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('No open requests')).toBeTruthy();
    expect(answers).toEqual([['q1', { text: 'We did.' }]]);
    expect(screen.getByText('It is Anne now.')).toBeTruthy();
  });

  it('keep the input when another administrator was faster', async () => {
    serve();
    api.use(
      http.post('*/api/rights-requests/:id/answer', ({ request }) =>
        refuseTo(request, 409, 'rights.answered'),
      ),
    );
    const { user } = renderApp('/data-requests');
    await user.click(await screen.findByRole('button', { name: 'Answer Anna Kowalski' }));
    await user.type(screen.getByLabelText('Your answer to Anna Kowalski'), 'We did.');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('This request has already been answered.')).toBeTruthy();
  });

  it('show messages for an empty list and for a failure to load', async () => {
    serve({ requests: [], open: 0, ending: { count: 0, people: [] } });
    renderApp('/data-requests');
    expect(await screen.findByText('No open requests')).toBeTruthy();
    expect(screen.getByText('No data is about to be deleted.')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Requests and deadlines'));
  });
});
