import { render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api as server } from '../testing/api.ts';
import { useOpenedNote } from './use-opened-note.ts';

function Page() {
  useOpenedNote('/survey/result/opened', { byCookie: true });
  return <p>page</p>;
}

it('A note that was lost is sent with the next press', async () => {
  const answers = [500, 204];
  const sent: string[] = [];
  server.use(
    http.post('*/api/survey/result/opened', ({ request }) => {
      sent.push(request.method);
      return new HttpResponse(null, { status: answers.shift() ?? 500 });
    }),
  );
  render(<Page />);
  expect(sent).toEqual([]);
  await waitFor(() => {
    dispatchEvent(new Event('pointerdown'));
    expect(sent).toHaveLength(2);
  });
  await waitFor(() => expect(answers).toEqual([]));
});
