import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const JOB = {
  role_name: 'Baker',
  company_name: 'Oven',
  company_location: 'Ulm',
  started_at: '2020-03-01',
  ended_at: null,
  currently_working: true,
};

/** A server that cannot be reached at first, and the requests it received later. */
function serve(jobs: readonly object[]) {
  const calls: string[] = [];
  let isReachable = false;
  const answer = async (request: Request, id: string) => {
    if (!isReachable) return HttpResponse.error();
    const { company_name: company } = (await request.json()) as typeof JOB;
    calls.push(`${request.method} ${company}`);
    return HttpResponse.json({ data: { ...JOB, company_name: company, id } });
  };
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, job_preferences: null, job_experiences: jobs } }),
    ),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
    http.patch('*/api/items/job_experiences/:id', ({ request, params }) =>
      answer(request, String(params['id'])),
    ),
    http.delete('*/api/items/job_experiences/:id', ({ params }) => {
      if (!isReachable) return HttpResponse.error();
      calls.push(`DELETE ${String(params['id'])}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const reach = () => {
    isReachable = true;
    fireEvent(window, new Event('online'));
  };
  return { calls, reach };
}

async function experiences(): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 3, name: 'Experience' });
  const line = title.parentElement;
  if (line === null) throw new Error('no line');
  return line;
}

it('Input after an experience was saved without a network stays in the form', SLOW, async () => {
  const { calls, reach } = serve([{ ...JOB, id: 'job-1' }]);
  const { user } = renderApp('/talent-profile/anna');
  const line = await experiences();
  await user.click(within(line).getByRole('button', { name: 'Change Baker at Oven' }));
  const company = within(line).getByLabelText<HTMLInputElement>(/^Company/);
  await user.type(company, ' A');
  await user.click(within(line).getByRole('button', { name: 'Save' }));
  expect(await within(line).findByText('Waiting')).toBeTruthy();
  await user.type(company, 'B');
  reach();
  expect(await within(line).findByText('Saved now')).toBeTruthy();
  expect(calls).toEqual(['PATCH Oven A']);
  expect(company.isConnected).toBe(true);
  expect(company.value).toBe('Oven AB');
  await user.click(within(line).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(company.isConnected).toBe(false));
  expect(calls).toEqual(['PATCH Oven A', 'PATCH Oven AB']);
});

it('All changes made without a network are saved once there is one', async () => {
  const { calls, reach } = serve([
    { ...JOB, id: 'job-1' },
    { ...JOB, company_name: 'Mill', id: 'job-2' },
  ]);
  const { user } = renderApp('/talent-profile/anna');
  const line = await experiences();
  await user.click(within(line).getByRole('button', { name: 'Remove Baker at Oven' }));
  expect(await within(line).findByText('Waiting')).toBeTruthy();
  await user.click(within(line).getByRole('button', { name: 'Remove Baker at Mill' }));
  await waitFor(() => expect(within(line).getByText('Waiting')).toBeTruthy());
  reach();
  await waitFor(() => expect(calls).toEqual(['DELETE job-1', 'DELETE job-2']));
});

it('A cancelled experience that was waiting is not saved later', async () => {
  const { calls, reach } = serve([{ ...JOB, id: 'job-1' }]);
  const { user } = renderApp('/talent-profile/anna');
  const line = await experiences();
  await user.click(within(line).getByRole('button', { name: 'Change Baker at Oven' }));
  await user.type(within(line).getByLabelText(/^Company/), ' A');
  await user.click(within(line).getByRole('button', { name: 'Save' }));
  expect(await within(line).findByText('Waiting')).toBeTruthy();
  await user.click(within(line).getByRole('button', { name: 'Cancel' }));
  expect(await within(line).findByText('Saved')).toBeTruthy();
  reach();
  expect(await within(line).findByText('Oven', { exact: false })).toBeTruthy();
  expect(calls).toEqual([]);
});
