import type { InterviewAnswer } from '@quint/contract/interview.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';

const APART = 'Each wrote their notes before talking about them';
const QUESTION = 'Tell us about a longer task that you worked on by yourself.';

function answer(): InterviewAnswer {
  const drawn = { position: 8.8, low: 7.7, high: 9.5 };
  return {
    data: {
      language: 'en',
      date: { year: 2026, month: 11, day: 20 },
      title: 'Interview sheet: Product Owner',
      role: 'Product Owner',
      workspace: 'Nordlicht GmbH',
      labels: {
        forRole: 'for',
        noFit: 'no fit',
        date: 'Date and time',
        first: 'Interviewer 1',
        second: 'Interviewer 2',
        apart: APART,
        scale: '1 to 9',
        frame: 'frame: range of the role',
        dot: 'dot and bar: result',
        ask: 'Ask it like this',
        firstSaid: 'Interviewer 1: what was said',
        secondSaid: 'Interviewer 2: what was said',
        why: 'Why this:',
        followUp: { title: 'Follow up each time.', text: 'What was the situation?' },
        cannot: { title: 'What the test cannot say.', text: 'Whether a person can do the job.' },
        printed: 'Confidential',
        pageOf: 'page {{page}} of {{pages}}',
      },
      sheets: [
        {
          talent: 'anna',
          name: 'Anna Kowalski',
          fit: { value: '90 of 100, high agreement', interval: '(85 to 95)', reach: '46 of 100' },
          quality: 'ok',
          caution: 'Read with care: how the questionnaire was answered drew remarks.',
          traits: [
            {
              trait: 'E',
              name: 'Extraversion',
              stanine: 9,
              drawn,
              range: { min: 4, max: 7 },
              topic: 1,
              remark: 'outside, beyond the error',
            },
          ],
          statement: null,
          topics: [
            {
              number: 1,
              trait: 'E',
              heading: 'Extraversion 9, range 4 to 7',
              why: 'the whole bar lies above the range.',
              questions: [QUESTION],
            },
          ],
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
  const seen = { asked: '', notes: [] as unknown[], changed: [] as unknown[] };
  api.use(
    http.get('*/api/reports/interview-sheets', ({ request }) => {
      seen.asked = new URL(request.url).search;
      return HttpResponse.json(answer());
    }),
    http.post('*/api/items/talent_notes', async ({ request }) => {
      seen.notes.push(await request.json());
      return HttpResponse.json({ data: { id: 'n1' } });
    }),
    http.patch('*/api/items/talent_notes/n1', async ({ request }) => {
      seen.changed.push(await request.json());
      return HttpResponse.json({ data: { id: 'n1' } });
    }),
  );
  return seen;
}

describe('An interview sheet', () => {
  it('says what to ask and why, and who has no sheet', async () => {
    const seen = serve();
    renderApp('/roles/po/interview?talents=anna,kim');
    const sheet = within(await screen.findByRole('article', { name: 'Interview sheet: Anna Kowalski' }));
    sheet.getByText('90 of 100, high agreement');
    sheet.getByRole('heading', { name: 'Extraversion 9, range 4 to 7' });
    sheet.getByText('the whole bar lies above the range.');
    sheet.getByText(QUESTION);
    screen.getByText('Kim Park has no result yet, so there is no sheet.');
    expect(new URLSearchParams(seen.asked).get('talents')).toBe('anna,kim');
  });

  it('saves what was said as one note about the person, and the same note again', async () => {
    const seen = serve();
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
    await user.click(screen.getByRole('checkbox', { name: APART }));
    await user.click(save);
    await screen.findByText('Saved to the notes.');
    expect(seen.notes).toEqual([
      {
        talent: 'anna',
        text: [
          'Interview sheet · Product Owner',
          APART,
          '',
          'Extraversion 9, range 4 to 7',
          QUESTION,
          'Lena: A thesis',
          'Interviewer 2: Alone',
        ].join('\n'),
      },
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Date and time' }), '20 Nov');
    await user.click(save);
    await screen.findByText('Saved to the notes.');
    expect(seen.changed).toEqual([{ text: expect.stringContaining('Date and time: 20 Nov') }]);
  });

  it('keeps what does not fit into a note, and says how much is too much', async () => {
    const seen = serve();
    const { user } = renderApp('/roles/po/talents/anna/interview');
    const field = await screen.findByRole('textbox', { name: /^Interviewer 1: what was said/ });
    field.focus();
    await user.paste('x'.repeat(5001));
    await screen.findByText(/characters too many for a note/);
    expect(screen.getByRole('button', { name: 'Save to notes' })).toHaveProperty('disabled', true);
    expect(seen.notes).toEqual([]);
  });

  it('needs a person', async () => {
    serve();
    renderApp('/roles/po/interview');
    await screen.findByRole('heading', { name: 'No sheet to show' });
  });
});
