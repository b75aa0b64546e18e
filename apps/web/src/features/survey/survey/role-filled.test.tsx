import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { enterSurvey } from './use-location.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const FILLED_ROLE = {
  role: 'Support Team Lead',
  contact: { name: 'Katrin Sievers', email: 'katrin@nordlicht.example' },
  can_continue: true,
  answered: 34,
  result_url: null,
};

function open(path: string) {
  window.history.replaceState(null, '', path);
  enterSurvey();
  return renderUi(<SurveyApp />);
}

function endSurvey(filledRole: object | undefined) {
  const endedSurvey = { state: 'role_filled' as const, answered: 0, total: 0, sheet: undefined };
  fakeSurvey().session = {
    ...endedSurvey,
    ...(filledRole === undefined ? {} : { filled: { ...FILLED_ROLE, ...filledRole } }),
  };
}

beforeAll(() => loadPhrases('common', 'shell', 'survey'));
beforeEach(() => localStorage.clear());

describe('The link of a survey whose role is filled', () => {
  it('says so, whom to ask and what happens with the answers', async () => {
    endSurvey({});
    open('/survey?token=mailed');
    expect(
      await screen.findByRole('heading', { name: 'The role “Support Team Lead” is filled' }),
    ).toBeTruthy();
    expect(screen.getByText(/Your 34 answers so far are not scored there\./)).toBeTruthy();
    expect(screen.getByText(/Please write to Katrin Sievers, katrin@nordlicht\.example\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open my result' })).toBeNull();
  });

  it('lets the person finish it for themselves, and reports a failure', async () => {
    endSurvey({});
    const bodies: unknown[] = [];
    api.use(
      http.post('*/api/survey/keep', async ({ request }) => {
        bodies.push(await request.json());
        return refuse(404, 'survey.link_expired');
      }),
    );
    const user = open('/survey?token=mailed');
    await user.click(await screen.findByRole('button', { name: 'Finish for myself' }));
    await waitFor(() => expect(bodies).toEqual([{ token: 'mailed', language: 'EN' }]));
    const isProblemShown = () => screen.getAllByRole('alert').some(({ textContent }) => textContent !== '');
    await waitFor(() => expect(isProblemShown()).toBe(true));
  });

  it('leads to a finished result', async () => {
    endSurvey({ result_url: 'http://own.example/survey?token=result', can_continue: false });
    open('/survey?token=mailed');
    expect(await screen.findByRole('button', { name: 'Open my result' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Finish it for yourself?' })).toBeNull();
  });

  it('tells others only that the role is filled', async () => {
    endSurvey(undefined);
    open('/survey?token=copied');
    expect(await screen.findByRole('heading', { name: 'The role is filled' })).toBeTruthy();
    expect(
      screen.getByText('Do you have a question? Please ask your contact at Nordlicht GmbH.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /myself|result/ })).toBeNull();
  });

  it('is shown to a device that was answering', async () => {
    const survey = fakeSurvey(4, 1);
    const user = open('/survey?token=mailed');
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    survey.session = { state: 'role_filled', answered: 0, total: 0, sheet: undefined, filled: FILLED_ROLE };
    api.use(http.patch('*/api/survey/answers', () => refuse(409, 'survey.role_filled')));
    api.use(
      http.get('*/api/survey/session', () =>
        HttpResponse.json({
          data: { ...survey.session, language: 'en', workspace: { name: 'Nordlicht GmbH' } },
        }),
      ),
    );
    await user.click(await screen.findByRole('radio', { name: /applies exactly/ }));
    expect(
      await screen.findByRole('heading', { name: 'The role “Support Team Lead” is filled' }),
    ).toBeTruthy();
  });
});
