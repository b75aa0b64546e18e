import type { InterviewAnswer } from '@quint/contract/people/interview.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

const INDEPENDENT_NOTES = 'Each wrote their notes before talking about them';
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
        apart: INDEPENDENT_NOTES,
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
  const requests = { sheetQuery: '', notes: [] as unknown[], changedNotes: [] as unknown[] };
  api.use(
    http.get('*/api/reports/interview-sheets', ({ request }) => {
      requests.sheetQuery = new URL(request.url).search;
      return HttpResponse.json(answer());
    }),
    http.post('*/api/items/talent_notes', async ({ request }) => {
      requests.notes.push(await request.json());
      return HttpResponse.json({ data: { id: 'n1' } });
    }),
    http.patch('*/api/items/talent_notes/n1', async ({ request }) => {
      requests.changedNotes.push(await request.json());
      return HttpResponse.json({ data: { id: 'n1' } });
    }),
  );
  return requests;
}

describe('An interview sheet', () => {
  it('asks the same questions, marks where to ask further, and lists people without a sheet', async () => {
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
    screen.getByText('Kim Park has no result yet, so there is no sheet.');
    expect(new URLSearchParams(requests.sheetQuery).get('talents')).toBe('anna,kim');
    const earlier = screen.getByRole('link', { name: 'Version 1' });
    expect(earlier.getAttribute('href')).toContain('version=1');
  });

  it('shows an earlier version of the questions, without a PDF', async () => {
    const requests = serve();
    renderApp('/roles/po/talents/anna/interview?version=1');
    await screen.findByRole('link', { name: 'Newest questions' });
    expect(new URLSearchParams(requests.sheetQuery).get('version')).toBe('1');
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });

  it('saves the answers as one note about the person, and updates that note', async () => {
    const requests = serve();
    const { user } = renderApp('/roles/po/talents/anna/interview');
    const save = await screen.findByRole('button', { name: 'Save to notes' });
    expect(save).toHaveProperty('disabled', true);
    await user.type(screen.getByRole('textbox', { name: 'Interviewer 1' }), 'Lena');
    await user.type(
      screen.getByRole('textbox', { name: `Interviewer 1: what was said: ${QUESTION}` }),
      'A thesis',
    );
    await user.type(
      screen.getByRole('textbox', { name: `Interviewer 2: what was said: ${QUESTION}` }),
      'Alone',
    );
    await user.click(screen.getByRole('checkbox', { name: INDEPENDENT_NOTES }));
    await user.click(save);
    await screen.findByText('Saved to the notes.');
    expect(requests.notes).toEqual([
      {
        talent: 'anna',
        text: [
          'Interview sheet · Product Owner',
          'Questions, version 2',
          INDEPENDENT_NOTES,
          '',
          '2. Listening',
          QUESTION,
          'Lena: A thesis',
          'Interviewer 2: Alone',
        ].join('\n'),
      },
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Date and time' }), '20 Nov');
    await user.click(save);
    await screen.findByText('Saved to the notes.');
    expect(requests.changedNotes).toEqual([{ text: expect.stringContaining('Date and time: 20 Nov') }]);
  });

  it('keeps input that does not fit into a note, and says by how much it is too long', async () => {
    const requests = serve();
    const { user } = renderApp('/roles/po/talents/anna/interview');
    const field = await screen.findByRole('textbox', {
      name: /^Interviewer 1: what was said: Tell us about a promise/,
    });
    field.focus();
    await user.paste('x'.repeat(5001));
    await screen.findByText(/characters too many for a note/);
    expect(screen.getByRole('button', { name: 'Save to notes' })).toHaveProperty('disabled', true);
    expect(requests.notes).toEqual([]);
  });

  it('requires a person', async () => {
    serve();
    renderApp('/roles/po/interview');
    await screen.findByRole('heading', { name: 'No sheet to show' });
  });
});
