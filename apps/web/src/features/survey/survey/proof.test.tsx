import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { enterSurvey } from './use-location.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const CODE = '123456';

function open(path: string) {
  window.history.replaceState(null, '', path);
  enterSurvey();
  return renderUi(<SurveyApp />);
}

/** Records requested codes, with their link. */
function fakeCodes(): unknown[] {
  const codeRequests: unknown[] = [];
  api.use(
    http.post('*/api/survey/session/code', async ({ request }) => {
      codeRequests.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/survey/code', () => {
      codeRequests.push('of the session');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return codeRequests;
}

const here = () => window.location.pathname + window.location.search;

beforeAll(() => loadPhrases('common', 'shell', 'survey'));
beforeEach(() => localStorage.clear());

describe('A link that requires a code', () => {
  it('mails it after a press, reports a wrong one beside the field and opens with the right one', async () => {
    const survey = fakeSurvey(4, 2);
    survey.session = { state: 'code_needed', answered: 0, sheet: undefined };
    const codeRequests = fakeCodes();
    const user = open('/survey?token=copied');
    const title = 'Please confirm that it is you';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    // A phone may reload the page while the person reads the e-mail.
    expect(here()).toBe('/survey?token=copied');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByText('A code is on its way. It works for 10 minutes.')).toBeTruthy();
    expect(codeRequests).toEqual([{ token: 'copied', language: 'EN' }]);
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/survey/session', async ({ request }) => {
        const body = (await request.json()) as { code?: string };
        bodies.push(body);
        if (body.code !== CODE) return refuse(400, 'survey.code_wrong');
        return HttpResponse.json({
          data: {
            state: 'open',
            language: 'en',
            workspace: { name: 'Nordlicht GmbH' },
            answered: 2,
            answers: [
              { item: 1, value: 2 },
              { item: 2, value: 2 },
            ],
            total: 4,
          },
        });
      }),
    );
    const field = screen.getByRole('textbox', { name: 'Code from the e-mail' });
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, `${CODE}{Enter}`);
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(bodies).toEqual([
      { token: 'copied', code: '000000' },
      { token: 'copied', code: CODE },
    ]);
  });
});

describe('Answers submitted without proof', () => {
  it('wait for the code, and then show the thank-you', async () => {
    const survey = fakeSurvey(1, 1);
    const codeRequests = fakeCodes();
    api.use(
      http.post('*/api/survey/finish', () =>
        HttpResponse.json({
          data: {
            state: 'awaiting_proof',
            result: '0190c0de-0000-7000-8000-00000000000a',
            redirect: '/survey/done',
            countdown_seconds: 10,
          },
        }),
      ),
      http.post('*/api/survey/proof', () =>
        HttpResponse.json({
          data: {
            state: 'completed',
            language: 'en',
            workspace: { name: 'Nordlicht GmbH' },
            answered: 1,
            total: 1,
          },
        }),
      ),
    );
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Submitted. One step is left' })).toBeTruthy();
    expect(codeRequests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText('A code is on its way. It works for 10 minutes.');
    expect(codeRequests).toEqual(['of the session']);
    await user.type(screen.getByRole('textbox', { name: 'Code from the e-mail' }), `${CODE}{Enter}`);
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeTruthy();
    expect(survey.sessionBodies).toEqual([null]);
  });

  it('still wait after a reload', async () => {
    fakeSurvey().session = { state: 'awaiting_proof' };
    open('/survey');
    expect(await screen.findByRole('heading', { name: 'Submitted. One step is left' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Code from the e-mail' })).toBeTruthy();
  });

  it('show the thank-you after a reload, too', async () => {
    fakeSurvey().session = { state: 'awaiting_proof' };
    const session = { language: 'en', workspace: { name: 'Nordlicht GmbH' }, answered: 1, total: 1 };
    const finishAnswer = {
      state: 'completed',
      result: '0190c0de-0000-7000-8000-00000000000a',
      redirect: '/survey/done',
      countdown_seconds: 10,
    };
    api.use(
      http.post('*/api/survey/proof', () => HttpResponse.json({ data: { state: 'completed', ...session } })),
      http.post('*/api/survey/finish', () => HttpResponse.json({ data: finishAnswer })),
    );
    const user = open('/survey');
    await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), `${CODE}{Enter}`);
    expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeTruthy();
  });
});

describe('Answers of another device', () => {
  it.each([
    ['Yes, they are mine', true],
    ['No, start afresh', false],
  ])('need a confirmation of ownership: %s', async (answer, own) => {
    fakeSurvey(4, 2).session = { state: 'whose_answers' };
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/survey/whose-answers', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({
          data: {
            state: 'open',
            language: 'en',
            workspace: { name: 'Nordlicht GmbH' },
            answered: own ? 2 : 0,
            total: 4,
            demographics_given: own,
            first_name: 'Mira',
            answers: [],
            next_seq: 1,
            sheet: '0190c0de-0000-7000-8000-00000000000b',
          },
        });
      }),
    );
    const user = open('/survey?token=mailed');
    expect(await screen.findByRole('heading', { name: 'Are these answers yours?' })).toBeTruthy();
    expect(screen.getByText(/^2 answers have been given in your survey on another device/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
    expect(bodies).toEqual([{ own }]);
  });
});

describe('A link that was already used', () => {
  it('shows a message', async () => {
    fakeSurvey().session = { state: 'link_used', workspace: null, sheet: undefined };
    open('/survey?token=used');
    expect(await screen.findByRole('heading', { name: 'This link has been used' })).toBeTruthy();
  });
});

describe('A result in a browser that has not proved the address', () => {
  it('requires the code first', async () => {
    fakeSurvey().session = { state: 'completed' };
    api.use(http.get('*/api/survey/result', () => refuse(403, 'survey.proof_needed')));
    open('/survey/result');
    expect(await screen.findByRole('heading', { name: 'Please confirm that it is you' })).toBeTruthy();
    expect(screen.getByText(/A result is shown only to the person it belongs to/)).toBeTruthy();
  });
});
