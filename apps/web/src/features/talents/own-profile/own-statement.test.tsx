import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { api, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_RESULT, OWN_TALENT } from '../../../testing/own-talent.ts';
import { fakePremiumReport } from '../../../testing/premium-report.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PATH = '/talent-profile/anna?tab=result';
const STATEMENT = `*/api/users/me/results/${OWN_RESULT}/statement`;
let storedText: string | null;

beforeEach(() => {
  storedText = 'Mine.';
  signedInAs(makeMember());
  fakePremiumReport();
  const result = () => ({ ...OWN_TALENT.latestResult, statement: storedText });
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({ data: { ...OWN_TALENT, latestResult: result() } }),
    ),
    http.get(`*/api/items/talents_results/${OWN_RESULT}`, () => HttpResponse.json({ data: result() })),
    http.get('*/api/reports/getTalentEvaluationTexts/*', () => refuse(404, 'record.not_found')),
    http.patch(STATEMENT, async ({ request }) => {
      const { text, before } = (await request.json()) as { text: string; before: string | null };
      if (before !== storedText) return refuseTo(request, 409, 'statement.changed');
      storedText = text === '' ? null : text;
      return HttpResponse.json({ data: { text: storedText } });
    }),
  );
});

const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What you want to say about this result' });
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('quint.draft:'));

/** Opens the own result and replaces the statement, without saving it. */
async function write(text: string) {
  const app = renderApp(PATH);
  await app.user.clear(await field());
  await app.user.type(await field(), text);
  return app;
}

/** Leaves the page with unsaved text; the next visit loads everything again. */
async function leaveWith(text: string): Promise<void> {
  await write(text);
  cleanup();
  queryClient.removeQueries({ queryKey: ['own-talent'] });
  expect(drafts()).toHaveLength(1);
}

const press = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('A statement on the own result that is not saved', () => {
  it('is kept when the session ends during saving', async () => {
    const app = await write('I was tired.');
    api.use(
      http.patch(STATEMENT, () => refuse(401, 'TOKEN_EXPIRED')),
      http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')),
    );
    await press(app, 'Save statement');
    expect(await screen.findByText('You were signed out')).toBeTruthy();
    await waitFor(() =>
      expect(
        drafts()
          .map((key) => localStorage.getItem(key))
          .join(),
      ).toContain('I was tired.'),
    );
  });

  it('is restored on the next visit, and its draft is removed when it is saved', async () => {
    await leaveWith('I was tired.');
    const app = renderApp(PATH);
    expect((await field()).value).toBe('I was tired.');
    expect(screen.getByText(/^Draft from/)).toBeTruthy();
    await press(app, 'Save statement');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect([storedText, drafts()]).toEqual(['I was tired.', []]);
  });

  it('does not replace a newer text saved elsewhere, unless confirmed', async () => {
    await leaveWith('I was tired.');
    storedText = 'From the phone.';
    const app = renderApp(PATH);
    await press(app, 'Save statement');
    expect(await screen.findByText('From the phone.')).toBeTruthy();
    expect([storedText, (await field()).value]).toEqual(['From the phone.', 'I was tired.']);
    await press(app, 'Save statement');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(storedText).toBe('I was tired.');
  });

  it('is replaced by the stored text when it is discarded, and its messages disappear', SLOW, async () => {
    const app = await write('First.');
    await press(app, 'Save statement');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    await app.user.clear(await field());
    await app.user.type(await field(), 'Second.');
    api.use(http.patch(STATEMENT, () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    await press(app, 'Save statement');
    expect(await screen.findByText(/Your text is still here/)).toBeTruthy();
    await press(app, 'Discard');
    await waitFor(async () => expect((await field()).value).toBe('First.'));
    expect([screen.queryByText(/Your text is still here/), drafts()]).toEqual([null, []]);
  });
});
