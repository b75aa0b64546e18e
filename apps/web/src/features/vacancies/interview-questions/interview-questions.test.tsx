import type { RoleQuestions } from '@quint/contract/roles/interview-questions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { makeQuestions } from '../../../testing/interview-questions.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { SLOW } from '#testing/slow.ts';

const ANY = { min: 1, max: 9, weight: 1 };
const ATTRIBUTES = { O: ANY, C: { min: 6, max: 9, weight: 1 }, E: ANY, A: ANY, ES: ANY };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  attributes: ATTRIBUTES,
  state: 'recruiting',
  talents_count: '0',
  value_creation: null,
  ...withoutShortTexts({}),
  must_haves: {},
  skills: [],
  teams: [],
  training_courses: [],
  date_updated: '2026-11-20T10:00:00.000Z',
};
const OWN = 'Tell us about a night shift that went wrong.';
const SEEN_AT = '2026-11-20T10:00:00.000000Z';

/** Serves the role page with these questions; refuses the first changes. */
function serve(questions: RoleQuestions, refusals: readonly string[] = []) {
  signedInAs(makeUser());
  fakeVacancy('po');
  const bodies: unknown[] = [];
  const answer = async ({ request }: { request: Request }) => {
    bodies.push(await request.json());
    const code = refusals[bodies.length - 1];
    if (code === undefined) return HttpResponse.json({ data: questions });
    return HttpResponse.json({ errors: [{ message: code, extensions: { code } }] }, { status: 412 });
  };
  api.use(
    http.get('*/api/items/roles/po', () =>
      HttpResponse.json({ data: { ...ROLE, ...makeRangeState(ATTRIBUTES) } }),
    ),
    http.get('*/api/role-interviews/po/questions', () => HttpResponse.json({ data: questions })),
    http.patch('*/api/role-interviews/po/own-questions', answer),
    http.post('*/api/role-interviews/po/versions', answer),
  );
  return bodies;
}

/** Opens the questions on the page of the role. */
async function openQuestions() {
  const app = renderApp('/roles/po?tab=ranges');
  await app.user.click(await screen.findByRole('button', { name: /^Interview questions/ }));
  return app;
}

describe('The interview questions of a role', () => {
  it('say that they are not fixed yet, and accept up to three own questions', SLOW, async () => {
    const bodies = serve(makeQuestions());
    const { user } = await openQuestions();
    await screen.findByText(/^They follow the ranges until/);
    expect(screen.getByText('A promise at risk')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Write your own questions' }));
    await user.type(await screen.findByRole('textbox', { name: 'Question 1' }), OWN);
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    await user.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(screen.queryByRole('button', { name: 'Add a question' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save questions' }));
    // Rows without a text are dropped.
    await waitFor(() => expect(bodies).toEqual([{ questions: [{ text: OWN, anchors: null }], seen: null }]));
    await screen.findByRole('button', { name: 'Write your own questions' });
  });

  it('keep the other rows when one is removed', SLOW, async () => {
    serve(makeQuestions());
    const { user } = await openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Write your own questions' }));
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    const row = () => within(screen.getByRole('group', { name: 'Question 2' }));
    await user.type(row().getByRole('textbox', { name: 'Question 2' }), OWN);
    row().getByText('Answers to compare with').closest('details')?.setAttribute('open', '');
    await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
    const remainingGroup = within(screen.getByRole('group', { name: 'Question 1' }));
    expect(remainingGroup.getByRole('textbox', { name: 'Question 1' })).toHaveProperty('value', OWN);
    expect(remainingGroup.getByText('Answers to compare with').closest('details')).toHaveProperty(
      'open',
      true,
    );
  });

  it(
    'keep the input when another user was faster, and replace their version only after a second press',
    SLOW,
    async () => {
      const own = { questions: [], seen: SEEN_AT };
      const bodies = serve(makeQuestions({ own }), ['record.changed']);
      const { user } = await openQuestions();
      await user.click(await screen.findByRole('button', { name: 'Write your own questions' }));
      await user.type(await screen.findByRole('textbox', { name: 'Question 1' }), OWN);
      await user.click(screen.getByRole('button', { name: 'Save questions' }));
      await screen.findByText(/^Somebody else has changed the questions/);
      expect(screen.getByRole('textbox', { name: 'Question 1' })).toHaveProperty('value', OWN);
      await user.click(screen.getByRole('button', { name: 'Save questions' }));
      await waitFor(() => expect(bodies).toHaveLength(2));
    },
  );

  it('list who was asked the current version before the next one is created', async () => {
    const { current } = makeQuestions();
    const bodies = serve(
      makeQuestions({
        is_recruiting_started: true,
        current: { ...current, version: 1, date: '2026-11-20T10:00:00.000Z' },
        next: { ...current, questions: [] },
        met: { count: 3, names: ['Anna Kowalski', 'Kim *****'] },
      }),
    );
    const { user } = await openQuestions();
    const make = await screen.findByRole('button', { name: 'Make version 2' });
    screen.getByText(/^Version 1, since 20 Nov 2026/);
    screen.getByText(/Anna Kowalski, Kim \*{5},? and 1 other\./);
    await user.click(make);
    await waitFor(() => expect(bodies).toEqual([{ after: 1 }]));
  });

  it('show earlier versions', async () => {
    const { current } = makeQuestions();
    serve(
      makeQuestions({
        current: { ...current, version: 2, date: '2026-11-21T10:00:00.000Z', questions: [] },
        earlier: [{ ...current, version: 1, date: '2026-11-20T10:00:00.000Z' }],
      }),
    );
    await openQuestions();
    const earlier = await screen.findByText('Version 1, from 20 Nov 2026');
    within(earlier.closest('details') ?? document.body).getByText('A promise at risk');
  });
});
