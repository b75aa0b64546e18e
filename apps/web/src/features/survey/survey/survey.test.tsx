import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { receiveNotifications } from '#lib/notify.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey, type FakeSurvey } from '../../../testing/survey.ts';
import { enterSurvey } from './use-location.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const LINK = '/survey?token=abc&email=mira%40b.example&assessment=1';

function open(path: string) {
  window.history.replaceState(null, '', path);
  enterSurvey();
  return renderUi(<SurveyApp />);
}

const here = () => window.location.pathname + window.location.search;
const statement = (number: number) => screen.findByRole('radiogroup', { name: `Statement ${number}.` });
const answer = (label: string) => screen.getByRole('radio', { name: label });

/** Expects that no toast repeats the message of the page; one would appear two timers after the answer. */
async function expectSilence(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  const toasts: string[] = [];
  receiveNotifications({ show: ({ text }) => toasts.push(text), takeBack: () => undefined })();
  expect(toasts).toEqual([]);
}

beforeAll(() => loadPhrases('common', 'shell', 'survey', 'links'));
beforeEach(() => sessionStorage.clear());

describe('The link of an invitation', () => {
  const SENT_LINK = { token: 'abc', email: 'mira@b.example', assessment: '1' };

  it('is opened by a press and then removed from the URL', async () => {
    const survey = fakeSurvey();
    const user = open(LINK);
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
    expect(screen.getByText(/About 20 minutes for 4 short statements/)).toBeTruthy();
    expect(survey.previews).toEqual([SENT_LINK]);
    expect(survey.sessionBodies).toEqual([]);
    expect(here()).toBe(LINK);
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await statement(1)).toBeTruthy();
    expect(survey.sessionBodies).toEqual([SENT_LINK]);
    expect(here()).toBe('/survey?step=items');
    expect(survey.previews).toHaveLength(1);
  });

  it('shows the result of a finished survey after a press', async () => {
    const survey = fakeSurvey();
    survey.session = { state: 'completed' };
    api.use(http.get('*/api/survey/result', () => refuse(409, 'result.not_finished')));
    const user = open(LINK);
    await user.click(await screen.findByRole('button', { name: 'Skip to my result' }));
    // The result page reads the session, too.
    await waitFor(() => expect(survey.sessionBodies[0]).toEqual(SENT_LINK));
    await waitFor(() => expect(here()).toBe('/survey/result'));
  });

  it('is declined by a person who did not fill in the form', async () => {
    const survey = fakeSurvey();
    survey.isDeclinable = true;
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/survey/session/decline', async ({ request }) => {
        bodies.push(await request.json());
        return new Response(null, { status: 204 });
      }),
    );
    const user = open(LINK);
    expect(
      await screen.findByText(
        /^Sam Stranger entered your e-mail address in a form of Nordlicht GmbH on .*2026/,
      ),
    ).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'That was not me' }));
    expect(await screen.findByRole('heading', { name: 'The request is deleted' })).toBeTruthy();
    expect(bodies).toEqual([{ token: 'abc' }]);
    expect(survey.sessionBodies).toEqual([]);
    expect(here()).toBe('/survey');
  });

  it('with an old path redirects to the current one', async () => {
    const survey = fakeSurvey();
    open('/survey/1/abc/mira%40b.example');
    expect(here()).toBe(LINK);
    await screen.findByRole('heading', { name: 'Hello Mira' });
    expect(survey.previews).toEqual([SENT_LINK]);
  });

  it('is not needed again after a reload', async () => {
    const survey = fakeSurvey(4, 2);
    open('/survey?step=items');
    expect(await statement(3)).toBeTruthy();
    expect(survey.sessionBodies).toEqual([null]);
  });

  it('shows the survey in the language of the invitation', async () => {
    fakeSurvey().session = { language: 'de' };
    open(LINK);
    expect(await screen.findByRole('heading', { name: 'Hallo Mira' })).toBeTruthy();
  });
});

describe('A survey that is not open', () => {
  const states: readonly [Partial<FakeSurvey['session']>, string, RegExp][] = [
    [
      { state: 'expired', workspace: null },
      'Your assessment link has unfortunately expired and participation is currently no longer possible',
      /new link/,
    ],
    [{ state: 'not_found', workspace: null }, 'This link was not found', /have a new one sent/],
    [{ state: 'not_started', date: '2026-12-03T08:00:00Z' }, 'Assessment Not Started', /3 Dec 2026/],
    [
      { state: 'assessment_expired', date: '2026-10-01T00:00:00Z' },
      'This assessment has expired',
      /1 Oct 2026/,
    ],
  ];
  it.each(states)('%o', async (session, title, text) => {
    fakeSurvey().session = session;
    open(LINK);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    // The page can be reloaded.
    expect(here()).toBe(LINK);
  });

  it('shows once that the link is damaged', async () => {
    fakeSurvey();
    api.use(http.post('*/api/survey/session/preview', () => refuse(400, 'link.damaged')));
    open(LINK);
    expect(await screen.findByRole('heading', { name: 'This link is damaged' })).toBeTruthy();
    await expectSilence();
  });

  it('shows when the server cannot be reached, and retries', async () => {
    const survey = fakeSurvey();
    survey.isUnreachable = true;
    const user = open(LINK);
    const title = 'An error occurred while loading the assessment, please try again in a few minutes';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await expectSilence();
    expect(here()).toBe(LINK);
    survey.isUnreachable = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
  });

  it('shows when a proxy answers instead', async () => {
    const page = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 });
    api.use(http.post('*/api/survey/session/preview', page), http.post('*/api/survey/session', page));
    open(LINK);
    expect(await screen.findByText(/^The server is not running\. .* safe on this device\.$/)).toBeTruthy();
  });

  it('asks for the link when the browser has none', async () => {
    api.use(http.get('*/api/survey/session', () => refuse(401, 'survey.no_session')));
    open('/survey');
    const title = 'Please open the survey with the link of your invitation.';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('The details', () => {
  async function openDetails() {
    const survey = fakeSurvey();
    survey.session = { demographics_given: false };
    const user = open(LINK);
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    return { survey, user };
  }

  it('report each missing field and focus the first', async () => {
    const { survey, user } = await openDetails();
    await user.clear(await screen.findByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Age is required.')).toBeTruthy();
    expect(screen.getByText('Gender is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(survey.demographics).toEqual([]);
  });

  it.each([
    ['abc', 'Age must be a number.'],
    ['15', 'Age must be at least 16.'],
    ['100', 'Age must not exceed 99.'],
  ])('refuse the age %s', async (age, text) => {
    const { user } = await openDetails();
    await user.type(await screen.findByLabelText('Age'), age);
    await user.click(screen.getByLabelText('Non-binary or another gender'));
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Age'));
  });

  it('open the first statement', async () => {
    const { survey, user } = await openDetails();
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Mira');
    await user.type(screen.getByLabelText('Age'), '34');
    await user.click(screen.getByLabelText('Female'));
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    expect(await statement(1)).toBeTruthy();
    expect(survey.demographics).toEqual([{ name: 'Mira', age: 34, gender: 'female' }]);
  });

  it('show the server’s errors', async () => {
    const { user } = await openDetails();
    api.use(http.patch('*/api/survey/demographics', () => refuse(400, 'survey.age_too_low', { min: 18 })));
    await user.type(await screen.findByLabelText('Age'), '17');
    await user.click(screen.getByLabelText('Male'));
    await user.click(screen.getByRole('button', { name: 'Continue to the statements' }));
    expect(await screen.findByText('Age must be at least 18.')).toBeTruthy();
  });
});

describe('A statement', () => {
  it('is answered with one tap, saved and followed by the next', async () => {
    const survey = fakeSurvey();
    const user = open('/survey?step=items');
    await statement(1);
    await user.click(answer('rather applies'));
    await statement(2);
    await waitFor(() => expect(survey.sheet.get(1)).toBe(3));
    expect(survey.sentAnswers[0]).toMatchObject({ item: 1, value: 3, seq: 1 });
    expect(document.activeElement).toBe(await statement(2));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 4 answered');
  });

  it('is answered by its digit, revisited with Backspace and changed', async () => {
    const survey = fakeSurvey();
    const user = open('/survey?step=items');
    await statement(1);
    await user.keyboard('4');
    await statement(2);
    await user.keyboard('{Backspace}');
    await statement(1);
    expect(answer('applies exactly')).toHaveProperty('checked', true);
    await user.keyboard('1');
    await statement(2);
    await waitFor(() => expect(survey.sheet.get(1)).toBe(1));
    expect(survey.sentAnswers.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('stays while the arrow keys move, until Next confirms', async () => {
    const survey = fakeSurvey();
    const user = open('/survey?step=items');
    await statement(1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(answer('rather does not apply')).toHaveProperty('checked', true);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await statement(2);
    await waitFor(() => expect(survey.sentAnswers.map(({ item, value }) => [item, value])).toEqual([[1, 3]]));
  });

  it('can be paused and continued', async () => {
    fakeSurvey();
    const user = open('/survey?step=items');
    await statement(1);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Paused' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await statement(1);
  });

  it('does not wait for the network: the next one is shown, and the answers are stored', async () => {
    const survey = fakeSurvey();
    const user = open('/survey?step=items');
    await statement(1);
    survey.isUnreachable = true;
    await user.keyboard('1');
    await statement(2);
    await user.keyboard('2');
    await statement(3);
    expect(await screen.findByText('2 answers not sent yet')).toBeTruthy();
    survey.isUnreachable = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(Object.fromEntries(survey.sheet)).toEqual({ 1: 1, 2: 2 }));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('is replaced by a message when the survey was submitted elsewhere', async () => {
    fakeSurvey();
    api.use(
      http.patch('*/api/survey/answers', () => refuse(409, 'survey.completed')),
      http.get('*/api/survey/result', () => refuse(409, 'result.not_finished')),
    );
    const user = open('/survey?step=items');
    await statement(1);
    await user.keyboard('1');
    expect(await screen.findByRole('heading', { name: 'Assessment already completed' })).toBeTruthy();
  });

  it('is followed by a break after thirty', async () => {
    fakeSurvey(40, 29);
    const user = open('/survey?step=items');
    await statement(30);
    await user.keyboard('1');
    await screen.findByRole('heading', { name: '30 answers done. Take a breath.' });
    expect(screen.getByText(/30 of 40 answered, about \d+ min left/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await statement(31);
  });
});

describe('Submitting', () => {
  it('shows missing items, then the thank-you, and moves on automatically unless paused', async () => {
    const survey = fakeSurvey(4, 4);
    const user = open('/survey?step=items');
    await screen.findByRole('heading', { name: 'That was the last statement' });
    survey.sheet.delete(2);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await statement(2);
    expect(screen.getByText('One statement is still open. Once it is answered you can submit.')).toBeTruthy();
    await user.click(answer('applies exactly'));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Thank you, Mira' });
    expect(here()).toBe('/survey');
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toBe('On to your result in 10 seconds.');
    await user.click(screen.getByRole('button', { name: 'Pause the countdown' }));
    expect(within(timer).getByText('Paused. Take your time.')).toBeTruthy();
  });

  it('goes back to the last statement', async () => {
    fakeSurvey(4, 4);
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await statement(4);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'That was the last statement' })).toBeTruthy();
  });

  it('waits until the server has every answer', async () => {
    const survey = fakeSurvey(4, 3);
    const user = open('/survey?step=items');
    await statement(4);
    survey.isUnreachable = true;
    await user.keyboard('2');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/One answer is still on its way/)).toBeTruthy();
    survey.isUnreachable = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Thank you, Mira' })).toBeTruthy();
    expect(survey.sheet.get(4)).toBe(2);
  });

  it('counts down to the result', async () => {
    fakeSurvey(1, 1).session = { variant: 'b2c' };
    api.use(http.get('*/api/survey/result', () => refuse(409, 'result.not_finished')));
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { name: 'Thank you, Mira' });
    // Fakes only the seconds: jsdom also uses an interval for its frames.
    const { setInterval } = globalThis;
    let tick = () => {};
    vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, ms?: number) => {
      if (ms === 1000) tick = run;
      return setInterval(run, ms);
    });
    await user.click(screen.getByRole('button', { name: 'Pause the countdown' }));
    await user.click(screen.getByRole('button', { name: 'Let it run' }));
    for (let second = 0; second < 10; second += 1) act(() => tick());
    await waitFor(() => expect(here()).toBe('/survey/result'));
  });
});
