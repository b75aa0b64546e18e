import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { SurveyApp } from './pages/survey-app.tsx';
import { enterSurvey } from './use-location.ts';

/** The kinds of failed writes, with or without a reason from the server. */
const FAULTS = [
  ['a fault', () => refuse(500, 'INTERNAL_SERVER_ERROR'), false],
  ['a conflict', () => refuse(409, 'rights.answered'), true],
  ['a cut connection', () => HttpResponse.error(), false],
] as const;

const LINK = '/survey?token=abc';
const CONNECTION = 'That did not work. Please check your connection and try again.';

function open(path: string) {
  window.history.replaceState(null, '', path);
  enterSurvey();
  return renderUi(<SurveyApp />);
}

/** Expects an alert with the reason of the server, or else the text of the page. */
async function expectAlert(hasReason: boolean, fallbackText: string): Promise<void> {
  const text = hasReason ? 'rights.answered' : fallbackText;
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain(text);
  });
}

const statement = (number: number) => screen.findByRole('radiogroup', { name: `Statement ${number}.` });
const pressButton = async (user: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await loadPhrases('common', 'shell', 'survey');
  // jsdom does not support modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => localStorage.clear());

describe.each(FAULTS)('%s', (_name, fail, hasReason) => {
  it('is reported while the link is opened, and opening can be retried', async () => {
    fakeSurvey();
    let isBroken = true;
    api.use(http.post('*/api/survey/session', () => (isBroken ? fail() : undefined)));
    const user = open(LINK);
    await pressButton(user, 'Start');
    expect(await screen.findByRole('heading', { name: /^An error occurred/ })).toBeTruthy();
    isBroken = false;
    await pressButton(user, 'Try again');
    await pressButton(user, 'Start');
    await statement(1);
  });

  it('is reported while an invitation is declined', async () => {
    fakeSurvey().isDeclinable = true;
    api.use(http.post('*/api/survey/session/decline', () => fail()));
    const user = open(LINK);
    await pressButton(user, 'That was not me');
    await expectAlert(hasReason, CONNECTION);
  });

  it('is reported while the details are saved, and they stay', async () => {
    fakeSurvey().session = { demographics_given: false };
    let isBroken = true;
    api.use(http.patch('*/api/survey/demographics', () => (isBroken ? fail() : undefined)));
    const user = open(LINK);
    await pressButton(user, 'Start');
    await user.type(await screen.findByLabelText('Age'), '34');
    await user.click(screen.getByLabelText('Female'));
    await pressButton(user, 'Continue to the statements');
    await expectAlert(
      hasReason,
      'Your details could not be saved. Please check your connection and try again.',
    );
    expect(screen.getByLabelText('Age')).toHaveProperty('value', '34');
    expect(screen.getByLabelText('Female')).toHaveProperty('checked', true);
    isBroken = false;
    await pressButton(user, 'Continue to the statements');
    await statement(1);
  });

  it('is reported while an answer is saved, and the answer is sent again', async () => {
    const survey = fakeSurvey();
    let isBroken = true;
    api.use(http.patch('*/api/survey/answers', () => (isBroken ? fail() : undefined)));
    const user = open('/survey?step=items');
    await statement(1);
    await user.keyboard('3');
    await statement(2);
    expect(await screen.findByText('1 answer not sent yet')).toBeTruthy();
    isBroken = false;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(Object.fromEntries(survey.sheet)).toEqual({ 1: 3 });
  });

  it('is reported while the survey is submitted, and submitting works afterwards', async () => {
    fakeSurvey(1, 1);
    let isBroken = true;
    api.use(http.post('*/api/survey/finish', () => (isBroken ? fail() : undefined)));
    const user = open('/survey?step=items');
    await pressButton(user, 'Submit');
    await expectAlert(
      hasReason,
      'Submitting did not work. All answers are saved; please try again in a moment.',
    );
    isBroken = false;
    await pressButton(user, 'Submit');
    expect(await screen.findByRole('heading', { name: 'Thank you, Mira' })).toBeTruthy();
  });

  it('is reported while a code is sent or checked, and the code stays', async () => {
    fakeSurvey(4, 2).session = { state: 'code_needed', answered: 0, sheet: undefined };
    let isBroken = true;
    api.use(
      http.post('*/api/survey/session/code', () =>
        isBroken ? fail() : new HttpResponse(null, { status: 204 }),
      ),
      http.post('*/api/survey/session', () => fail()),
    );
    const user = open('/survey?token=copied');
    await pressButton(user, 'Send me a code');
    await expectAlert(hasReason, CONNECTION);
    isBroken = false;
    await pressButton(user, 'Send me a code');
    const field = await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText(hasReason ? 'rights.answered' : CONNECTION)).toBeTruthy();
    expect(field).toHaveProperty('value', '123456');
  });

  it('is reported while the ownership of answers is confirmed, and the question stays', async () => {
    const survey = fakeSurvey(4, 2);
    survey.session = { state: 'whose_answers' };
    let isBroken = true;
    const openSession = {
      state: 'open',
      language: 'en',
      workspace: { name: 'Nordlicht GmbH' },
      answered: 0,
      total: 4,
    };
    api.use(
      http.post('*/api/survey/whose-answers', () =>
        isBroken ? fail() : HttpResponse.json({ data: { ...openSession, first_name: 'Mira' } }),
      ),
    );
    const user = open('/survey');
    for (const answer of ['No, start afresh', 'Yes, they are mine']) {
      await pressButton(user, answer);
      await expectAlert(hasReason, CONNECTION);
    }
    isBroken = false;
    await pressButton(user, 'Yes, they are mine');
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
  });

  it('is reported while a new survey is started', async () => {
    fakeSurvey().session = { state: 'completed' };
    api.use(
      http.get('*/api/survey/result', () => HttpResponse.json({ data: { retake_possible: true } })),
      http.post('*/api/survey/retake', () => fail()),
    );
    const user = open('/survey');
    await pressButton(user, 'Start again');
    await expectAlert(hasReason, 'A new survey could not be started. Please try again in a few minutes.');
  });

  it('is reported while a link for another device is created', async () => {
    fakeSurvey(4, 1);
    api.use(http.post('*/api/survey/link', () => fail()));
    const user = open('/survey?step=items');
    await pressButton(user, 'Pause');
    await pressButton(user, 'Continue on another device');
    await expectAlert(false, 'The link could not be loaded. Please check your connection and try again.');
  });

  it('is reported while e-mails are stopped', async () => {
    api.use(
      http.post('*/api/survey/mails', () => HttpResponse.json({ data: { off: false } })),
      http.post('*/api/survey/mails-off', () => fail()),
    );
    const user = open('/survey/mails-off?token=abc');
    await pressButton(user, 'Stop these e-mails');
    await expectAlert(hasReason, CONNECTION);
  });
});
