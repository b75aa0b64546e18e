import type { InterviewAnswer } from '@quint/contract/people/interview.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { makeInterview, serveInterview } from '../../../testing/interviews.ts';
import { renderApp } from '../../../testing/render.tsx';

const QUESTION = 'Tell us about a conversation in which listening mattered more than speaking.';
const FOLLOW_UP = 'What did you ask?';
const REASON = 'The result lies outside the range, beyond the error of measurement.';

function answer(): InterviewAnswer {
  return {
    data: {
      language: 'en',
      date: { year: 2026, month: 11, day: 20 },
      title: 'Interview sheet: Product Owner',
      role: 'Product Owner',
      workspace: 'Nordlicht GmbH',
      labels: {
        forRole: 'for',
        date: 'Date and time',
        first: 'Interviewer 1',
        second: 'Interviewer 2',
        apart: 'Each wrote their notes before talking about them',
        ask: 'Ask it like this',
        firstSaid: 'Interviewer 1: what was said',
        secondSaid: 'Interviewer 2: what was said',
        probe: 'Probe deeper',
        followUps: 'Then ask:',
        anchors: 'What was said or done at 1, 3 and 5',
        version: 'Questions, version 2',
        empty: { title: 'This role has no questions yet', text: 'Set a range.' },
        followUp: { title: 'Follow up each time.', text: 'What was the situation?' },
        cannot: { title: 'What the test cannot say.', text: 'Whether a person can do the job.' },
        statementApart: 'See the next page.',
        printed: 'Confidential',
        pageOf: 'page {{page}} of {{pages}}',
      },
      version: 2,
      questions: [
        {
          number: 1,
          trait: 'C',
          title: 'A promise at risk',
          text: 'Tell us about a promise.',
          follow_ups: ['Whom did you tell?'],
          anchors: null,
        },
        {
          number: 2,
          trait: 'E',
          title: 'Listening',
          text: QUESTION,
          follow_ups: [FOLLOW_UP],
          anchors: { low: 'Cannot say.', middle: 'Asked.', high: 'Asked further.' },
        },
      ],
      sheets: [
        {
          talent: 'anna',
          name: 'Anna Kowalski',
          quality: 'ok',
          caution: null,
          marks: [{ question: 2, is_probe: true, reason: REASON }],
          statement: null,
          nothing: null,
          basis: 'Result of 20 Nov 2026',
        },
      ],
    },
    meta: { missing: [{ talent: 'kim', name: 'Kim Park', reason: 'unfinished' }] },
  };
}

function serve() {
  signedInAs(makeUser());
  const requests = { sheetQuery: '' };
  api.use(
    http.get('*/api/reports/interview-sheets', ({ request }) => {
      requests.sheetQuery = new URL(request.url).search;
      return HttpResponse.json(answer());
    }),
  );
  return requests;
}

describe('Interview sheets for printing', () => {
  it('ask the same questions, mark where to ask further, and list people without a sheet', async () => {
    const requests = serve();
    renderApp('/roles/po/interview?talents=anna,kim');
    const sheet = within(await screen.findByRole('article', { name: 'Interview sheet: Anna Kowalski' }));
    const questions = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(questions).toEqual(['1A promise at riskC', '2ListeningEProbe deeper']);
    sheet.getByText(REASON);
    sheet.getByText(FOLLOW_UP);
    // The follow-ups of a question without a mark are hidden.
    expect(sheet.queryByText('Whom did you tell?')).toBeNull();
    expect(
      within(sheet.getByLabelText('What was said or done at 1, 3 and 5')).getAllByRole('term'),
    ).toHaveLength(3);
    expect(sheet.queryByText(/of 100/)).toBeNull();
    expect(sheet.queryByRole('textbox')).toBeNull();
    screen.getByText('Kim Park has no result yet, so there is no sheet.');
    expect(new URLSearchParams(requests.sheetQuery).get('talents')).toBe('anna,kim');
    const earlier = screen.getByRole('link', { name: 'Version 1' });
    expect(earlier.getAttribute('href')).toContain('version=1');
    const rate = screen.getByRole('link', { name: 'Rate the interview with Anna Kowalski' });
    expect(rate.getAttribute('href')).toBe('/roles/po/talents/anna/interview');
  });

  it('show an earlier version of the questions, without a PDF', async () => {
    const requests = serve();
    renderApp('/roles/po/interview?talents=anna,kim&version=1');
    await screen.findByRole('link', { name: 'Newest questions' });
    expect(new URLSearchParams(requests.sheetQuery).get('version')).toBe('1');
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('of one person lead to the page on which the interview is rated', async () => {
    serve();
    serveInterview(makeInterview());
    const { where } = renderApp('/roles/po/interview?talents=maria');
    await screen.findByRole('heading', { level: 1, name: 'Interview with Maria Bergmann' });
    expect(where()).toBe('/roles/po/talents/maria/interview');
  });

  it('require a person', async () => {
    serve();
    renderApp('/roles/po/interview');
    await screen.findByRole('heading', { name: 'No sheet to show' });
  });
});
