import type { ShortenEvent, ShortenersAnswer } from '@quint/contract/roles/role-texts.ts';
import { roleTextsEn } from '@quint/phrases/roles/screens/role-texts.en.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { dropDrafts } from '#lib/drafts.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeVacancy } from '../../../testing/vacancies.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { SLOW } from '#testing/slow.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const PURPOSE = 'You look after forty customers in northern Germany and keep their contracts alive. '.repeat(
  2,
);
const ROLE = {
  id: 'po',
  name: 'Account manager',
  purpose: PURPOSE,
  description: 'Short.',
  accountabilities: null,
  value_creation: null,
  ...withoutShortTexts({ purpose: PURPOSE }),
  attributes: ATTRIBUTES,
  ...makeRangeState(ATTRIBUTES),
  skills: [],
  training_courses: [],
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: {},
};
const AI = {
  host: 'api.example.com',
  model: 'small-1',
  is_on: true,
  tokens_today: 0,
  tokens_per_day: 200_000,
  seconds: 60,
};

function makeDoneEvent(text: string, by: 'ai' | 'local' = 'ai', withheldCount = 0): ShortenEvent {
  const isAi = by === 'ai';
  return {
    event: 'done',
    text,
    by,
    model: isAi ? AI.model : null,
    host: isAi ? AI.host : null,
    withheld: withheldCount,
  };
}

function write({ event, ...data }: ShortenEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Serves a role and its form. The shortener answers in order; returns the bodies it received. */
function serve(
  ai: ShortenersAnswer['data']['ai'],
  answers: readonly (readonly ShortenEvent[])[],
  role: object = ROLE,
) {
  signedInAs(makeUser());
  fakeVacancy('po');
  const shortenRequests: Record<string, unknown>[] = [];
  const savedRoles: Record<string, unknown>[] = [];
  api.use(
    http.get('*/api/roles/texts/shorteners', () => HttpResponse.json({ data: { ai } })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: role })),
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })),
    http.post('*/api/roles/po/texts/versions', async ({ request }) => {
      shortenRequests.push((await request.json()) as Record<string, unknown>);
      const events = answers[shortenRequests.length - 1] ?? [];
      return new HttpResponse(events.map(write).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
    http.patch('*/api/items/roles/po', async ({ request }) => {
      savedRoles.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ data: { id: 'po' } });
    }),
  );
  return { shortenRequests, savedRoles };
}

/** Opens the texts of the role on its page. */
async function openTexts() {
  const app = renderApp('/roles/po?tab=ranges');
  await app.user.click(await screen.findByRole('button', { name: 'Edit the texts of the role' }));
  return app;
}

const button = (action: string) => screen.findByRole('button', { name: `Purpose: ${action}` });
const shortField = async (number: number, count: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: `Purpose, short version ${number} of ${count}`,
  });
const original = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Purpose' });

afterEach(() => dropDrafts());

describe('A text of a role', () => {
  it('is shortened by AI, labelled with its model and host, and saved with its origin', SLOW, async () => {
    const { shortenRequests, savedRoles } = serve(AI, [
      [makeDoneEvent('You keep forty customers.', 'ai', 2)],
    ]);
    const { user } = await openTexts();
    expect(await screen.findByText(/text to api\.example\.com, without e-mail addresses/)).toBeTruthy();
    await user.click(await button('Shorten with AI'));
    expect((await shortField(1, 1)).value).toBe('You keep forty customers.');
    expect(screen.getByText('Shortened by AI: small-1 at api.example.com.')).toBeTruthy();
    expect(screen.getByText(/2 e-mail addresses and phone numbers were not sent/)).toBeTruthy();
    expect(shortenRequests).toEqual([
      { field: 'purpose', name: 'Account manager', text: PURPOSE, versions: [], by: 'ai' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedRoles).toHaveLength(1));
    expect(savedRoles[0]).toMatchObject({
      purpose: PURPOSE.trim(),
      purpose_summaries: ['You keep forty customers.'],
      purpose_origins: [{ by: 'ai', model: 'small-1', is_edited: false }],
      is_purpose_summarised: true,
      selected_purpose_index: 0,
    });
    expect(savedRoles[0]).not.toHaveProperty('description_summaries');
  });

  it('is shortened without AI when there is none, and says so', async () => {
    const { shortenRequests } = serve(null, [[makeDoneEvent('You keep forty customers.', 'local')]]);
    const { user } = await openTexts();
    await user.click(await button('Shorten'));
    await shortField(1, 1);
    expect(screen.getByText('Shortened here, without AI: sentences of your text.')).toBeTruthy();
    expect(shortenRequests[0]).toMatchObject({ by: 'local' });
    expect(screen.queryByRole('button', { name: 'Purpose: Without AI' })).toBeNull();
  });

  it('has no button while it is too short', async () => {
    serve(AI, []);
    await openTexts();
    await button('Shorten with AI');
    expect(screen.queryByRole('button', { name: 'Description: Shorten with AI' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Accountabilities: Shorten with AI' })).toBeNull();
  });

  it('keeps versions to browse, edit, undo and replace by the original', SLOW, async () => {
    const { shortenRequests } = serve(AI, [[makeDoneEvent('One.')], [makeDoneEvent('Two.')]]);
    const { user } = await openTexts();
    await user.click(await button('Shorten with AI'));
    await shortField(1, 1);
    await user.click(await button('Another version'));
    expect((await shortField(2, 2)).value).toBe('Two.');
    expect(shortenRequests[1]).toMatchObject({ text: PURPOSE, versions: ['One.'] });
    await user.click(await button('Previous version'));
    expect((await shortField(1, 2)).value).toBe('One.');
    await user.type(await shortField(1, 2), ' And more.');
    expect(screen.getByText('Shortened by AI: small-1 at api.example.com, edited by hand.')).toBeTruthy();
    await user.click(await button('Undo'));
    expect((await shortField(1, 2)).value).toBe('One.');
    await user.click(await button('Restore original'));
    expect((await original()).value).toBe(PURPOSE);
    expect(document.activeElement).toBe(await button('Another version'));
    await user.click(screen.getByRole('radio', { name: 'Short version' }));
    expect((await shortField(1, 2)).value).toBe('One.');
    for (let step = 0; step < 5; step += 1) await user.click(await button('Undo'));
    expect((await original()).value).toBe(PURPOSE);
    expect(screen.queryByRole('button', { name: 'Purpose: Undo' })).toBeNull();
    await button('Shorten with AI');
  });

  it('shows the text being generated and one of ten messages, and can be stopped', SLOW, async () => {
    const { savedRoles } = serve(AI, []);
    let open: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isLeft = false;
    api.use(
      http.post('*/api/roles/po/texts/versions', ({ request }) => {
        request.signal.addEventListener('abort', () => (isLeft = true));
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            open = controller;
            const delta = write({ event: 'delta', at: 0, text: 'You keep' });
            controller.enqueue(new TextEncoder().encode(delta));
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const { user } = await openTexts();
    await user.click(await button('Shorten with AI'));
    const area = await screen.findByDisplayValue<HTMLTextAreaElement>('You keep');
    expect(area.readOnly).toBe(true);
    expect(roleTextsEn.loading.filter((message) => screen.queryByText(message) !== null)).toHaveLength(1);
    open?.enqueue(new TextEncoder().encode(write({ event: 'delta', at: 4, text: 'look after customers' })));
    await screen.findByDisplayValue('You look after customers');
    await user.click(await button('Stop'));
    expect((await original()).value).toBe(PURPOSE);
    await waitFor(() => expect(isLeft).toBe(true));
    expect(await screen.findByText('Stopped. The text is as it was.')).toBeTruthy();
    expect(savedRoles).toEqual([]);
  });

  it('stays unchanged when AI fails, and can be shortened without it', SLOW, async () => {
    const message = 'AI Summariser failed. Please try again later.';
    const error = { message, extensions: { code: 'role_text.ai_failed' } };
    serve(AI, [
      [
        { event: 'delta', at: 0, text: 'Half' },
        { event: 'error', error },
      ],
      [{ event: 'delta', at: 0, text: 'Broken off' }],
      [makeDoneEvent('Here.', 'local')],
    ]);
    const { user } = await openTexts();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(await button('Shorten with AI'));
      expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
      expect((await original()).value).toBe(PURPOSE);
    }
    await user.click(await button('Without AI'));
    expect((await shortField(1, 1)).value).toBe('Here.');
    expect(document.activeElement).toBe(await button('Without AI'));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says when the tokens of the day are used up', async () => {
    serve(AI, []);
    api.use(
      http.post('*/api/roles/po/texts/versions', ({ request }) =>
        refuseTo(request, 429, 'role_text.ai_used_up', { seconds: 7200, tokens: 200_000 }),
      ),
    );
    const { user } = await openTexts();
    await user.click(await button('Shorten with AI'));
    const text = 'The workspace has used its 200000 tokens for today. AI is free again in 2 hours.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('shows a stored version in the form and on the page of the role', async () => {
    const shownText = { text: 'Two.', is_short: true, by: 'local' } as const;
    const role = {
      ...ROLE,
      purpose_summaries: ['One.', 'Two.'],
      purpose_origins: [null, { by: 'local', model: null, is_edited: true }],
      is_purpose_summarised: true,
      selected_purpose_index: 1,
      shown_texts: { ...ROLE.shown_texts, purpose: shownText },
    };
    serve(null, [], role);
    await openTexts();
    expect((await shortField(2, 2)).value).toBe('Two.');
    expect(
      screen.getByText('Shortened here, without AI: sentences of your text, edited by hand.'),
    ).toBeTruthy();
  });
});
