import type { DecisionNote } from '@quint/contract/vacancies/decisions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { ME, makeComparison, makeDecision, serveComparison } from '../../../testing/interviews.ts';
import { renderApp } from '../../../testing/render.tsx';

const PATH = '*/api/vacancies/po/people/maria';
const PAGE = '/roles/po/talents/maria/interview';
const FIVE = [
  [4, 4],
  [5, 4],
  [4, 4],
  [3, 4],
  [4, 2],
] as const;
const NOTE = {
  id: 'n1',
  decision: 'hire' as const,
  reason: 'Led the handover.',
  by: 'Jonas Becker',
  date: '2026-11-26T15:00:00.000Z',
  completed_at: null,
  signatures: [],
} satisfies DecisionNote;

describe('the comparison of an interview', () => {
  it.each([
    ['EN', FIVE, 'You agree on four of five. Talk about question 5.'],
    ['DE', FIVE, 'Ihr seid euch in vier von fünf einig. Sprecht über Frage 5.'],
    [
      'EN',
      [
        [1, 4],
        [5, 1],
        [3, 3],
      ],
      'You agree on one of three. Talk about questions 1 and 2.',
    ],
    [
      'DE',
      [
        [1, 4],
        [5, 1],
        [3, 3],
      ],
      'Ihr seid euch in einer von drei einig. Sprecht über die Fragen 1 und 2.',
    ],
    [
      'EN',
      [
        [1, 1],
        [2, 3],
        [null, 3],
      ],
      'You agree on both.',
    ],
    [
      'DE',
      [
        [1, 1],
        [2, 3],
        [3, 3],
      ],
      'Ihr seid euch in allen drei einig.',
    ],
    ['EN', [[1, 5]], 'You agree on none. Talk about question 1.'],
    ['EN', [[null, 5]], 'No question was rated by two of you, so there is nothing to compare.'],
  ] as const)('says in %s of %j: %s', async (language, pairs, finding) => {
    signedInAs(makeUser({ platform_language: language }));
    serveComparison(makeComparison(pairs), makeDecision());
    renderApp(PAGE);
    await screen.findByRole('heading', { level: 2, name: finding });
  });

  it('shows what is furthest apart first with both notes, and no sum', SLOW, async () => {
    signedInAs(makeUser());
    serveComparison(makeComparison(FIVE), makeDecision());
    const { user } = renderApp(PAGE);
    await screen.findByText('two apart');
    const rows = screen.getAllByRole('button', { name: /^Question \d:\s*Title/ });
    expect(rows.map((row) => row.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
    screen.getByText('Mine 5');
    screen.getByText('Theirs 5');
    expect(screen.queryByText('Mine 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Question 1:\s*Title 1/ }));
    screen.getByText('Mine 1');
    expect(screen.getAllByText('the same')).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/total|average|mean|sum of/i);
  });

  it('changes an own rating with a reason', SLOW, async () => {
    signedInAs(makeUser());
    serveComparison(makeComparison(FIVE), makeDecision());
    const bodies: unknown[] = [];
    api.use(
      http.post(`${PATH}/interview/ratings/5/change`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: {} });
      }),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Change my rating' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Change' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: '3' }));
    await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'We talked');
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(bodies).toEqual([{ rating: 3, reason: 'We talked' }]));
  });
});

describe('the decision note', () => {
  it('says what is missing, is written and signed with one press, and asks the colleague', SLOW, async () => {
    signedInAs(makeUser());
    serveComparison(makeComparison(FIVE), makeDecision());
    const requests: unknown[] = [];
    const signature = { user: ME, name: 'Lena Brandt', date: '2026-11-26T15:10:00.000Z' };
    const signedDecision = makeDecision({
      note: { ...NOTE, by: 'Lena Brandt', signatures: [signature] },
      signers: makeDecision().signers.map((signer) => ({ ...signer, has_signed: signer.is_you })),
    });
    api.use(
      http.put(`${PATH}/decision`, async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ data: makeDecision({ note: NOTE }) });
      }),
      http.post(`${PATH}/decision/signature`, async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ data: signedDecision });
      }),
    );
    const { user } = renderApp(PAGE);
    const panel = within(await screen.findByRole('region', { name: 'Decision note' }));
    const sign = () => panel.getByRole('button', { name: 'Sign and ask Jonas' });
    const blockedButton = panel.getByRole('button', { name: 'Choose a decision, and write why' });
    expect(blockedButton.getAttribute('aria-disabled')).toBe('true');
    panel.getByText('with this press');
    panel.getByText('asked when you have signed');
    await user.click(panel.getByRole('radio', { name: 'Hire' }));
    const why = panel.getByRole('textbox', { name: 'Why, from what was said and done' });
    await user.type(why, 'Her conscientiousness.');
    panel.getByText('Say it with something that was said.');
    await user.clear(why);
    await user.type(why, 'Led the handover.');
    expect(panel.queryByText('Say it with something that was said.')).toBeNull();
    await user.click(sign());
    await panel.findByText('asked, not signed yet');
    expect(requests).toEqual([
      { decision: 'hire', reason: 'Led the handover.', replaces: null },
      { note: 'n1' },
    ]);
    expect(panel.queryByRole('button', { name: /^Sign/ })).toBeNull();
    // The note can be printed now.
    await screen.findByRole('button', { name: 'PDF' });
  });

  it('keeps the own words when a colleague was faster, and shows theirs first', SLOW, async () => {
    signedInAs(makeUser());
    serveComparison(makeComparison(FIVE), makeDecision());
    const { user } = renderApp(PAGE);
    const panel = within(await screen.findByRole('region', { name: 'Decision note' }));
    await user.click(panel.getByRole('radio', { name: 'Meet again' }));
    await user.type(panel.getByRole('textbox'), 'Not sure yet.');
    api.use(
      http.put(`${PATH}/decision`, ({ request }) => refuseTo(request, 409, 'decision.changed')),
      http.get(`${PATH}/decision`, () => HttpResponse.json({ data: makeDecision({ note: NOTE }) })),
    );
    await user.click(panel.getByRole('button', { name: 'Sign and ask Jonas' }));
    await panel.findByText(/^Somebody else has changed the note meanwhile/);
    panel.getByText('Led the handover.');
    expect(panel.getByRole('textbox')).toHaveProperty('value', 'Not sure yet.');
    panel.getByRole('button', { name: 'Replace and sign' });
    await user.click(panel.getByRole('button', { name: 'Use this note' }));
    expect(panel.getByRole('textbox')).toHaveProperty('value', 'Led the handover.');
    expect(panel.getByRole('radio', { name: 'Hire' })).toHaveProperty('checked', true);
  });

  it('of a colleague is signed as it stands', async () => {
    signedInAs(makeUser());
    serveComparison(makeComparison(FIVE), makeDecision({ note: NOTE }));
    const requests: unknown[] = [];
    api.use(
      http.post(`${PATH}/decision/signature`, async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ data: makeDecision({ note: NOTE }) });
      }),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Sign and ask Jonas' }));
    await waitFor(() => expect(requests).toEqual([{ note: 'n1' }]));
  });
});
