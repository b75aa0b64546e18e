import { JOB_STATEMENTS, type JobAnswer } from '@quint/psychometrics/job-statements.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerPublicSettings, api, refuse } from '../../../testing/api.ts';
import { TOKEN } from '../../../testing/links.ts';
import { renderApp } from '../../../testing/render.tsx';

const OPEN = {
  state: 'open',
  language: 'EN',
  workspace: 'Nordlicht GmbH',
  asked_by: 'Lena Brandt',
  date_expires: '2026-12-18T12:00:00.000Z',
  role: {
    name: 'Account lead',
    purpose: 'Keeps customers.',
    description: null,
    accountabilities: 'Talks to them',
    value_creation: null,
    shortened: {},
  },
  answers: {} as Record<string, JobAnswer>,
  ranges: null as object | null,
};
const CLOSED_SURVEY = {
  ...OPEN,
  state: 'closed',
  workspace: null,
  asked_by: null,
  date_expires: null,
  role: null,
};
const ALL = (answer: JobAnswer) => Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, answer]));

interface SentRequest {
  readonly path: string;
  readonly body: { readonly token: string; readonly answers?: object };
}

/** Serves a request; returns the bodies sent to the server. */
function serve(survey: object): SentRequest[] {
  answerPublicSettings();
  const sentRequests: SentRequest[] = [];
  const recordRequest = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    sentRequests.push({ path: pathname + search, body: (await request.json()) as SentRequest['body'] });
  };
  api.use(
    http.post('*/api/role-survey/session', async ({ request }) => {
      await recordRequest(request);
      return HttpResponse.json({ data: survey });
    }),
    http.post('*/api/role-survey/answers', async ({ request }) => {
      await recordRequest(request);
      return HttpResponse.json({ data: { answered: 1 } });
    }),
    http.post('*/api/role-survey/finish', async ({ request }) => {
      await recordRequest(request);
      const ranges = { O: { min: 6, max: 9 }, E: { min: 1, max: 3 } };
      return HttpResponse.json({ data: { ...OPEN, state: 'finished', ranges } });
    }),
  );
  return sentRequests;
}

beforeEach(() => sessionStorage.clear());

describe('The answer page of a stakeholder', () => {
  it('shows who asks, about which role, and who sees the answers, and removes the token from the address', async () => {
    const sentRequests = serve(OPEN);
    const { where } = renderApp(`/role-survey#${TOKEN}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What does the role “Account lead” need?' }),
    ).toBeTruthy();
    expect(screen.getByText('Keeps customers.')).toBeTruthy();
    expect(screen.getByText(/^Lena Brandt asks people/)).toBeTruthy();
    expect(screen.getByText(/^No one sees your individual answers\./)).toBeTruthy();
    expect(where()).toBe('/role-survey');
    expect(sentRequests).toEqual([{ path: '/api/role-survey/session', body: { token: TOKEN } }]);
  });

  it('says which texts of the role were shortened, and by what', async () => {
    serve({ ...OPEN, role: { ...OPEN.role, shortened: { purpose: 'ai', accountabilities: 'local' } } });
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    expect((await screen.findByText('Purpose')).textContent).toBe('Purpose · shortened by AI');
    await user.click(screen.getByText('More about the role'));
    expect((await screen.findByText('Accountabilities')).textContent).toBe(
      'Accountabilities · shortened, without AI',
    );
  });

  it('saves each answer as it is given, and moves on automatically', async () => {
    const sentRequests = serve(OPEN);
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await user.click(await screen.findByRole('radio', { name: 'applies exactly' }));
    expect(await screen.findByText(/dropping a plan at once/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'I cannot say' }));
    expect(await screen.findByText(/approaching people/)).toBeTruthy();
    await waitFor(() =>
      expect(sentRequests.slice(1).map(({ body }) => body.answers)).toEqual([{ O1: 4 }, { C3: 'unsure' }]),
    );
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('says when an answer waits for a connection', async () => {
    serve(OPEN);
    api.use(http.post('*/api/role-survey/answers', () => HttpResponse.error()));
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await user.click(await screen.findByRole('radio', { name: 'applies exactly' }));
    expect(await screen.findByText('1 answer is not saved yet')).toBeTruthy();
  });

  it('continues at the first open statement', async () => {
    serve({ ...OPEN, answers: { O1: 4, C3: 2 } });
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    expect(await screen.findByText('2 of 20 answered')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/approaching people/)).toBeTruthy();
  });

  it('asks to check equal answers throughout, and shows the own ranges at the end', async () => {
    serve({ ...OPEN, answers: ALL(4) });
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'You gave the same answer everywhere' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you, your answers are in' }),
    ).toBeTruthy();
    const [openness, , extraversion] = screen.getAllByRole('listitem');
    expect(within(openness as HTMLElement).getByText('6 to 9 of 9')).toBeTruthy();
    expect(screen.getByText('The work asks for: New and imaginative')).toBeTruthy();
    expect(within(extraversion as HTMLElement).getByText(/Quiet and reserved/)).toBeTruthy();
    expect(screen.getAllByText('You could not say.')).toHaveLength(3);
  });

  it('returns to the four statements of a trait with contradictory answers', async () => {
    const answers: Record<string, JobAnswer> = { ...ALL(3), O1: 4, O3: 4 };
    serve({ ...OPEN, answers });
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const note = await screen.findByRole('heading', { name: /^Two of your answers on openness/ });
    expect(note).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Look at them again' }));
    for (const statement of [/finding new ways/, /doing tasks again/, /abstract questions/, /concrete/]) {
      expect(await screen.findByText(statement)).toBeTruthy();
      await user.click(screen.getByRole('radio', { name: 'rather applies' }));
    }
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /point in opposite/ })).toBeNull();
  });
});

describe('An invalid link', () => {
  it.each([
    ['closed', CLOSED_SURVEY, 'This link does not work'],
    ['expired', { ...OPEN, state: 'expired', role: null }, 'This link has expired'],
    ['paused', { ...OPEN, state: 'paused', role: null }, 'This request is paused'],
  ])('shows a page for it: %s', async (_state, survey, title) => {
    serve(survey);
    renderApp(`/role-survey#${TOKEN}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('sends no request without a token', async () => {
    const sentRequests = serve(OPEN);
    renderApp('/role-survey');
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
    expect(sentRequests).toEqual([]);
  });

  it('can be retried when the server refuses', async () => {
    answerPublicSettings();
    api.use(http.post('*/api/role-survey/session', () => refuse(429, 'REQUESTS_EXCEEDED', { seconds: 9 })));
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    serve(OPEN);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('switches to German', async () => {
    serve(CLOSED_SURVEY);
    const { user } = renderApp(`/role-survey#${TOKEN}`);
    await screen.findByRole('heading', { name: 'This link does not work' });
    await user.click(screen.getByRole('button', { name: /^DE/ }));
    expect(await screen.findByRole('heading', { name: 'Dieser Link funktioniert nicht' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^EN/ }));
  });
});
