import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { JONAS, ME, makeInterview, serveInterview } from '../../../testing/interviews.ts';
import { renderApp } from '../../../testing/render.tsx';
import { openRatingStore } from './model/rating-store.ts';

const PATH = '*/api/vacancies/po/people/maria/interview';
const PAGE = '/roles/po/talents/maria/interview';
const heading = () => screen.findByRole('heading', { level: 1, name: 'Interview with Maria Bergmann' });
const openQuestion = (number: number) => screen.findByRole('region', { name: `Question ${number}` });

interface Batch {
  readonly version: number;
  readonly changes: readonly {
    readonly question: number;
    readonly rating: number | null;
    readonly note: string;
  }[];
}
const changesOf = (savedBatches: readonly unknown[]) =>
  (savedBatches as readonly Batch[]).flatMap(({ changes }) =>
    changes.map(({ question, rating, note }) => [question, rating, note]),
  );

afterEach(async () => {
  const store = await openRatingStore({ userId: ME, roleId: 'po', talentId: 'maria' });
  await store.clear();
});

describe('rating an interview', () => {
  it('shows one question, where to probe deeper, and who is done, never what', async () => {
    signedInAs(makeUser());
    serveInterview(
      makeInterview({
        raters: [
          { user: ME, name: 'Lena Brandt', is_you: true, state: 'open', done_at: null },
          {
            user: JONAS,
            name: 'Jonas Becker',
            is_you: false,
            state: 'done',
            done_at: '2026-11-26T14:00:00Z',
          },
        ],
      }),
    );
    renderApp(PAGE);
    await heading();
    const question = within(await openQuestion(1));
    question.getByText('Tell us about 1.');
    // The follow-ups are for probing deeper.
    expect(question.queryByText('Whom did you tell?')).toBeNull();
    screen.getByRole('button', { name: /^Question 2:\s*Title 2/ });
    screen.getByText('2 more questions to hand');
    screen.getByText('done, hidden from you');
    screen.getByText('0 of 3 rated');
    screen.getByText('Question 2: The result lies close to the edge.');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      'untold',
    ]);
  });

  it(
    'works by keyboard alone: digits rate, N goes on, and everything is saved as one writes',
    SLOW,
    async () => {
      signedInAs(makeUser());
      const { savedBatches } = serveInterview(makeInterview());
      const { user } = renderApp(PAGE);
      await openQuestion(1);
      // Outside of fields.
      (document.activeElement as HTMLElement | null)?.blur();
      await user.keyboard('4n');
      const second = within(await openQuestion(2));
      second.getByText('Whom did you tell?');
      await waitFor(() =>
        expect(second.getByRole('textbox', { name: 'What was said' })).toBe(document.activeElement),
      );
      // Digits are text in the notes.
      await user.keyboard('Within 2 days');
      await user.tab();
      await user.keyboard('5');
      expect(second.getByRole('radio', { name: '5' })).toHaveProperty('checked', true);
      await user.keyboard('n');
      const third = within(await openQuestion(3));
      await user.click(third.getByRole('radio', { name: 'Could not tell' }));
      screen.getByText('3 of 3 rated');
      await waitFor(() => screen.getByText('Saved'), { timeout: 3000 });
      const states = new Map(changesOf(savedBatches).map(([question, ...state]) => [question, state]));
      expect([...states]).toEqual([
        [1, [4, '']],
        [2, [5, 'Within 2 days']],
        [3, [null, '']],
      ]);
      expect((savedBatches as readonly Batch[]).every(({ version }) => version === 1)).toBe(true);
    },
  );

  it('submits once everything is saved, and names what is missing before', SLOW, async () => {
    signedInAs(makeUser());
    const { savedBatches } = serveInterview(makeInterview());
    let submittedAfter: number | undefined;
    api.use(
      http.post(`${PATH}/submit`, () => {
        submittedAfter = savedBatches.length;
        return HttpResponse.json({ data: makeInterview().own });
      }),
    );
    const { user } = renderApp(PAGE);
    await openQuestion(1);
    await user.click(screen.getByRole('radio', { name: '3' }));
    await user.click(screen.getByRole('button', { name: /^Question 3:\s*Title 3/ }));
    await openQuestion(3);
    await user.click(screen.getByRole('radio', { name: '2' }));
    screen.getByText('Question 2 is not rated yet.');
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await openQuestion(2);
    await user.click(screen.getByRole('radio', { name: '1' }));
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await user.click(await screen.findByRole('button', { name: 'Done, show both' }));
    await waitFor(() => expect(submittedAfter).toBeGreaterThan(0));
  });

  it('waits for a colleague, who can be reminded or excused', async () => {
    signedInAs(makeUser());
    const own = { ...makeInterview().own, version: 1, submitted_at: '2026-11-26T14:00:00Z' };
    serveInterview(
      makeInterview({
        own: {
          ...own,
          ratings: [{ question: 1, rating: 4, could_not_tell: false, note: 'Calm', sequence: 1 }],
        },
        may_rate: false,
        raters: [
          { user: ME, name: 'Lena Brandt', is_you: true, state: 'done', done_at: own.submitted_at },
          { user: JONAS, name: 'Jonas Becker', is_you: false, state: 'open', done_at: null },
        ],
      }),
    );
    const remindedIds: string[] = [];
    api.use(
      http.post(`${PATH}/remind/:user`, ({ params }) => {
        remindedIds.push(String(params['user']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderApp(PAGE);
    await screen.findByText('You see both as soon as Jonas Becker is done.', { exact: false });
    screen.getByText('Calm');
    screen.getByText('You: 4');
    screen.getByRole('button', { name: 'Jonas Becker does not rate' });
    await user.click(screen.getByRole('button', { name: 'Remind Jonas Becker' }));
    await screen.findByText('Jonas Becker gets an e-mail.');
    expect(remindedIds).toEqual([JONAS]);
  });
});

describe('a hiring manager', () => {
  it('reads only the interview on this page', async () => {
    signedInAs(makeUser({ role: { name: 'HIRING_MANAGER', admin_access: false } }));
    serveInterview(makeInterview({ may_excuse: false }));
    const paths: string[] = [];
    const listen = ({ request }: { readonly request: Request }) => {
      paths.push(new URL(request.url).pathname);
    };
    api.events.on('request:start', listen);
    renderApp(PAGE);
    await openQuestion(1);
    api.events.removeListener('request:start', listen);
    expect(paths.filter((path) => /\/(items|reports|talents)\//.test(path))).toEqual([]);
    expect(paths).toContain('/api/vacancies/po/people/maria/interview');
    expect(screen.queryByRole('button', { name: 'Jonas Becker does not rate' })).toBeNull();
    screen.getByRole('button', { name: 'Remind Jonas Becker' });
  });
});

describe('ratings without a connection', () => {
  it('stay on the device and are sent when the connection is back', SLOW, async () => {
    signedInAs(makeUser());
    const { savedBatches } = serveInterview(makeInterview());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let isDown = true;
    api.use(
      http.put(`${PATH}/ratings`, async ({ request }) => {
        if (isDown) return HttpResponse.error();
        savedBatches.push(await request.json());
        return HttpResponse.json({ data: makeInterview().own });
      }),
    );
    const { user } = renderApp(PAGE);
    await openQuestion(1);
    await user.type(screen.getByRole('textbox', { name: 'What was said' }), 'Calm');
    await user.click(screen.getByRole('radio', { name: '4' }));
    await screen.findByText('Saved on this device. It is sent when you are online.');
    expect(savedBatches).toEqual([]);
    isDown = false;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Saved');
    expect(changesOf(savedBatches)).toEqual([[1, 4, 'Calm']]);
    online.mockRestore();
  });

  it('that the server no longer takes stay on the device with a way to copy them', SLOW, async () => {
    signedInAs(makeUser());
    serveInterview(makeInterview());
    api.use(http.put(`${PATH}/ratings`, ({ request }) => refuseTo(request, 404, 'record.not_found')));
    const { user } = renderApp(PAGE);
    await openQuestion(1);
    await user.type(screen.getByRole('textbox', { name: 'What was said' }), 'Calm');
    const notice = within(await screen.findByRole('region', { name: 'What you wrote was not saved' }));
    notice.getByText(/^You no longer have access to this interview\./);
    notice.getByText(/1\. Title 1\s+Calm/);
    await user.click(notice.getByRole('button', { name: 'Copy what I wrote' }));
    await notice.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe('1. Title 1\nCalm');
  });

  it(
    'of a person who was deleted meanwhile say so, and stay to be copied on the next visit',
    SLOW,
    async () => {
      signedInAs(makeUser());
      serveInterview(makeInterview());
      const refuseMissing = ({ request }: { readonly request: Request }) =>
        refuseTo(request, 404, 'interview.person_gone');
      api.use(http.put(`${PATH}/ratings`, refuseMissing));
      const { user } = renderApp(PAGE);
      await openQuestion(1);
      await user.type(screen.getByRole('textbox', { name: 'What was said' }), 'Calm');
      const notice = within(await screen.findByRole('region', { name: 'What you wrote was not saved' }));
      notice.getByText(/^This person was deleted, or is no longer considered for this role\./);
      notice.getByText(/1\. Title 1\s+Calm/);
      api.use(http.get(PATH, refuseMissing));
      await queryClient.invalidateQueries({ queryKey: ['vacancies', 'interview'] });
      await screen.findByRole('heading', { level: 1, name: 'This interview no longer exists' });
      const left = within(await screen.findByRole('region', { name: 'What you wrote was not saved' }));
      left.getByText(/Calm/);
      expect(screen.getByRole('link', { name: 'To the role' }).getAttribute('href')).toBe('/roles/po');
    },
  );

  it('of a page that can no longer be opened say why', async () => {
    signedInAs(makeUser());
    api.use(http.get(PATH, ({ request }) => refuseTo(request, 404, 'record.not_found')));
    renderApp(PAGE);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('What you wrote was not saved')).toBeNull();
  });
});
