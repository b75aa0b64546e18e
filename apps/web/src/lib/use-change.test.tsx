import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api as server, refuse } from '../testing/api.ts';
import { renderUi } from '../testing/render.tsx';
import { answerQuery } from './answer-query.ts';
import { api } from './api-client.ts';
import { useChange } from './use-change.ts';

function Counter({ evenOnError }: { readonly evenOnError: boolean }) {
  const query = answerQuery<{ readonly data: number }>(['counter', evenOnError], '/counter');
  const { data } = useQuery(query);
  const change = useChange(() => api('/counter', { method: 'POST' }), {
    invalidates: [query.queryKey],
    evenOnError,
  });
  return <button onClick={() => change.mutate()}>{data ?? 'nothing'}</button>;
}

/** Counts how often it was read. */
function serveCounter(isRefused: boolean): () => number {
  let reads = 0;
  server.use(
    http.get('*/api/counter', () => {
      reads += 1;
      return HttpResponse.json({ data: reads });
    }),
    http.post('*/api/counter', () =>
      isRefused ? refuse(409, 'version.conflict') : new HttpResponse(null, { status: 204 }),
    ),
  );
  return () => reads;
}

describe('useChange', () => {
  it('refetches the queries of the change', async () => {
    serveCounter(false);
    renderUi(<Counter evenOnError={false} />);
    await userEvent.click(await screen.findByRole('button', { name: '1' }));
    expect(await screen.findByRole('button', { name: '2' })).not.toBeNull();
  });

  it('refetches them after a refusal only on request', async () => {
    const countReads = serveCounter(true);
    renderUi(
      <>
        <Counter evenOnError={false} />
        <Counter evenOnError />
      </>,
    );
    await waitFor(() => expect(countReads()).toBe(2));
    const [plain, thorough] = await screen.findAllByRole('button', { name: /[12]/ });
    await userEvent.click(plain as HTMLElement);
    await userEvent.click(thorough as HTMLElement);
    expect(await screen.findByRole('button', { name: '3' })).toBe(thorough);
    expect(countReads()).toBe(3);
  });
});
