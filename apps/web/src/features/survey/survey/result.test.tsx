import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhrases, setLanguage } from '#lib/i18n.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { SurveyApp } from './pages/survey-app.tsx';

const NAMES = {
  O: 'Openness',
  C: 'Conscientiousness',
  E: 'Extraversion',
  A: 'Agreeableness',
  ES: 'Emotional stability',
} as const;

function makeResult(overrides: Partial<SurveyResult> = {}): SurveyResult {
  const traits = (['O', 'C', 'E', 'A', 'ES'] as const).map((trait, index) => ({
    trait,
    name: NAMES[trait],
    left_pole: `left ${trait}`,
    right_pole: `right ${trait}`,
    headline: `headline ${trait}`,
    text: `text ${trait}`,
    score:
      trait === 'ES'
        ? null
        : {
            z: (index - 2) / 2,
            stanine: index + 3,
            t: 50,
            percentile: 40 + index,
            percentile_bar: { low: 30, high: 60 },
            low: index + 2.5,
            high: index + 4,
          },
  }));
  return {
    id: '0190c0de-0000-7000-8000-00000000000a',
    date_finished: '2026-11-18T10:00:00Z',
    language: 'en',
    statement: null,
    retake_possible: true,
    quality: { verdict: 'check', label: 'One flag', text: 'Read with care.', notes: ['A long run.'] },
    traits,
    versions: { instrument: 'ipip-neo-work@2', scoring: '1', norm: '1', quality: '1' },
    ...overrides,
  };
}

function open(path: string) {
  window.history.replaceState(null, '', path);
  return renderUi(<SurveyApp />);
}

function answerResult(result: SurveyResult) {
  api.use(http.get('*/api/survey/result', () => HttpResponse.json({ data: result })));
}

beforeAll(() => loadPhrases('common', 'shell', 'survey'));

describe('The own result', () => {
  it('shows chart, numbers, texts and the response quality', async () => {
    fakeSurvey().session = { state: 'completed' };
    answerResult(makeResult());
    open('/survey/result');
    expect(await screen.findByRole('heading', { name: 'Your result' })).toBeTruthy();
    expect(screen.getByText(/Answered on 18 Nov 2026/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Your five traits/ })).toBeTruthy();
    const row = screen.getByRole('row', { name: /^Openness/ });
    expect(within(row).getByText('2.5 to 4')).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /^Emotional/ })).getByText('not enough answers'),
    ).toBeTruthy();
    expect(screen.getByText('One flag')).toBeTruthy();
    expect(screen.getByText('A long run.')).toBeTruthy();
    expect(screen.getByText('text C')).toBeTruthy();
    expect(await screen.findByText(/Nordlicht GmbH sees the result/)).toBeTruthy();
  });

  it('is in the language of the survey when the page is reloaded', async () => {
    fakeSurvey().session = { state: 'completed', language: 'de' };
    const languages: (string | null)[] = [];
    api.use(
      http.get('*/api/survey/result', ({ request }) => {
        languages.push(request.headers.get('accept-language'));
        return HttpResponse.json({ data: makeResult() });
      }),
    );
    open('/survey/result');
    expect(await screen.findByRole('heading', { name: 'Dein Ergebnis' })).toBeTruthy();
    await waitFor(() => expect(languages.at(-1)).toBe('de'));
    expect(document.documentElement.lang).toBe('de');
    await setLanguage('en');
  });

  it('redirects to the survey while nothing is finished', async () => {
    fakeSurvey();
    api.use(http.get('*/api/survey/result', () => refuse(409, 'result.not_finished')));
    const user = open('/survey/result');
    await user.click(await screen.findByRole('button', { name: 'To the survey' }));
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
  });

  it('asks for the link when there is no session', async () => {
    api.use(
      http.get('*/api/survey/result', () => refuse(401, 'survey.no_session')),
      http.get('*/api/survey/session', () => refuse(401, 'survey.no_session')),
    );
    open('/survey/result');
    const title = 'Please open the survey with the link of your invitation.';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('A survey submitted before', () => {
  it('links to the result', async () => {
    fakeSurvey().session = { state: 'completed' };
    answerResult(makeResult({ retake_possible: false }));
    const user = open('/survey');
    expect(await screen.findByRole('heading', { name: 'Assessment already completed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Skip to my result' }));
    expect(await screen.findByRole('heading', { name: 'Your result' })).toBeTruthy();
  });

  it('offers a retake if the server allows it', async () => {
    const survey = fakeSurvey();
    survey.session = { state: 'completed' };
    answerResult(makeResult());
    api.use(
      http.post('*/api/survey/retake', () => {
        survey.session = {};
        return HttpResponse.json({ data: {} });
      }),
    );
    const user = open('/survey');
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { name: 'Hello Mira' })).toBeTruthy();
  });

  it('shows only that it is finished when the link is too old to show more', async () => {
    fakeSurvey().session = { state: 'completed' };
    api.use(http.get('*/api/survey/result', () => refuse(401, 'survey.no_session')));
    open('/survey');
    expect(await screen.findByRole('heading', { name: 'Assessment already completed' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip to my result' })).toBeNull());
  });
});
