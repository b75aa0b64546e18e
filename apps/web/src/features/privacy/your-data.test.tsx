import type { OwnChoicesBody, OwnPrivacy } from '@quint/contract/privacy/privacy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { DATE, makeOwnData, REQUEST } from '../../testing/own-privacy.ts';
import { ERASING_PREVIEW } from '../../testing/privacy.ts';
import { renderApp } from '../../testing/render.tsx';
import { setMobile } from '../../testing/setup.ts';
import { SLOW } from '#testing/slow.ts';

afterEach(() => setMobile(false));

function serve(privacy: Partial<OwnPrivacy> = {}) {
  const calls: string[] = [];
  let now: OwnPrivacy = { places: [makeOwnData()], export: null, ...privacy };
  signedInAs(makeUser());
  api.use(
    http.get('*/api/users/me/privacy', () => HttpResponse.json({ data: now })),
    http.patch('*/api/users/me/privacy/:talent', async ({ request, params }) => {
      const body = (await request.json()) as OwnChoicesBody;
      calls.push(`${String(params['talent'])} ${JSON.stringify(body)}`);
      const workspaceRecords = now.places.map((workspaceRecord) => ({
        ...workspaceRecord,
        choices: { ...workspaceRecord.choices, ...body },
      }));
      now = { ...now, places: workspaceRecords };
      return HttpResponse.json({ data: now.places[0]?.choices });
    }),
    http.post('*/api/users/me/privacy/:talent/requests', async ({ request }) => {
      calls.push(JSON.stringify(await request.json()));
      return HttpResponse.json({ data: { ...REQUEST, id: 'r' } });
    }),
    http.delete('*/api/users/me/survey-openings/:id', ({ params }) => {
      calls.push(`end ${String(params['id'])}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/users/me/data-export', () => {
      calls.push('copy');
      const copy = { state: 'waiting' as const, language: 'en' as const, date: DATE, until: null };
      now = { ...now, export: { state: 'ready', language: 'en', date: DATE, until: DATE } };
      return HttpResponse.json({ data: copy });
    }),
  );
  return calls;
}

describe('Your data', () => {
  it('shows the stored data and why, who sees it and until when, and the access log', async () => {
    serve();
    renderApp('/profile/data');
    const table = await screen.findByRole('table', { name: 'What is stored, and why' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows[1]).toContain('Name, e-mail, language');
    expect(rows[1]).toContain('Nordlicht, Basalt');
    expect(rows[2]).toContain('Your 110 answers');
    expect(rows[3]).toContain('12 May 2027; we ask you first');
    expect(screen.getByText(/6 months after a rejection and 12 months after the last activity/)).toBeTruthy();
    expect(screen.getByText('Max Steiner, Nordlicht')).toBeTruthy();
    expect(screen.getByText('unlocked you: last name, e-mail, job profile')).toBeTruthy();
  });

  it('excludes the person from rankings with one press, and undoes it from the toast', async () => {
    const calls = serve();
    const { user } = renderApp('/profile/data');
    const choice = await screen.findByRole('switch', { name: 'Leave me out of rankings' });
    await user.click(choice);
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(calls).toEqual([
        'anna {"is_left_out_of_rankings":true}',
        'anna {"is_left_out_of_rankings":false}',
      ]),
    );
  });

  it('sends a decision only after the previous one was answered', async () => {
    serve();
    const decisions: unknown[] = [];
    const pendingAnswers: (() => void)[] = [];
    api.use(
      http.patch('*/api/users/me/privacy/:talent', async ({ request }) => {
        const body = (await request.json()) as OwnChoicesBody;
        decisions.push(body.is_left_out_of_rankings);
        await new Promise<void>((answer) => pendingAnswers.push(answer));
        return HttpResponse.json({ data: body });
      }),
    );
    const { user } = renderApp('/profile/data');
    const choice = await screen.findByRole('switch', { name: 'Leave me out of rankings' });
    await user.click(choice);
    await waitFor(() => expect(pendingAnswers).toHaveLength(1));
    await user.click(choice);
    await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(false));
    expect(decisions).toEqual([true]);
    pendingAnswers[0]?.();
    await waitFor(() => expect(decisions).toEqual([true, false]));
    pendingAnswers[1]?.();
  });

  it('asks for human review, ends an unknown session, and prepares the copy', SLOW, async () => {
    const calls = serve();
    const { user } = renderApp('/profile/data');
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.type(await screen.findByLabelText('What should a person look at?'), 'My case.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Not you?' }));
    await user.click(screen.getByRole('button', { name: 'Prepare' }));
    expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 5000 })).toBeTruthy();
    expect(calls).toEqual(['{"kind":"human","text":"My case."}', 'end l3', 'copy']);
  });

  it('prepares a copy in the language of the page, if the last one has another', SLOW, async () => {
    const calls = serve({ export: { state: 'ready', language: 'de', date: DATE, until: DATE } });
    const { user } = renderApp('/profile/data');
    await user.click(await screen.findByRole('button', { name: 'Prepare' }));
    expect(await screen.findByRole('button', { name: 'Download' }, { timeout: 5000 })).toBeTruthy();
    expect(calls).toEqual(['copy']);
  });

  it('shows each workspace with its name', async () => {
    serve({
      places: [makeOwnData(), makeOwnData({ talent_id: 'other', workspace: 'Basalt', is_active: false })],
    });
    renderApp('/profile/data');
    expect(await screen.findByRole('heading', { name: 'At Nordlicht' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'At Basalt' })).toBeTruthy();
  });

  it('shows the stored data of an account without a talent', async () => {
    serve({ places: [] });
    renderApp('/profile/data');
    expect(await screen.findByText(/^You have no talent profile/)).toBeTruthy();
    expect(screen.getByText('Download everything')).toBeTruthy();
  });

  it('shows requests and answers, and where the pool showed the person', async () => {
    const answeredRequest = { ...REQUEST, id: 'r2', answer: 'It is right now.', date_answered: DATE };
    serve({
      places: [
        makeOwnData({
          requests: [{ ...REQUEST, id: 'r1' }, answeredRequest],
          appearances: [
            {
              workspace_id: 'b',
              name: 'Basalt AG',
              date_first: DATE,
              date_last: DATE,
              times: 3,
              date_unlocked: null,
            },
          ],
        }),
      ],
    });
    renderApp('/profile/data');
    expect(await screen.findByText('It is right now.')).toBeTruthy();
    expect(screen.getByText(/^Nordlicht must answer you by 12 Dec/)).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Where companies saw you' });
    expect(within(list).getByText(/Shown 3 times/)).toBeTruthy();
  });

  it('shows a tile for each right above the tables on a phone', async () => {
    setMobile(true);
    const calls = serve();
    api.use(http.get('*/api/users/me/erasing', () => HttpResponse.json({ data: ERASING_PREVIEW })));
    const { user } = renderApp('/profile/data');
    const tiles = await screen.findByRole('list', { name: 'What you can do' });
    expect(
      within(tiles)
        .getAllByRole('button')
        .map((tile) => tile.textContent),
    ).toEqual([
      'Download everythingas PDF and JSON',
      'Correct somethingAnswer within a month',
      'Ask for human reviewA person looks again',
      'Delete everythingFirst you see what is deleted',
    ]);
    const table = screen.getByRole('table', { name: 'What is stored, and why' });
    expect(tiles.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(tiles).getByRole('button', { name: /^Download everything/ }));
    await waitFor(() => expect(calls).toEqual(['copy']));
    await user.click(within(tiles).getByRole('button', { name: /^Delete everything/ }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
