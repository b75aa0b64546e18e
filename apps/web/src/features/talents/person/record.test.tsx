import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { makeNote } from '../../../testing/notes.ts';
import { fakeTalent, TALENT } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { leaveList } from '#features/base/records/model/list-context.ts';
import { SLOW } from '#testing/slow.ts';

const SURVEY_STATUS = {
  id: 'result-1',
  status: 'PENDING',
  language: 'EN',
  answered: 34,
  total: 110,
  minutes_left: 11,
  date_opened: '2026-11-10T18:47:00.000Z',
  date_last_answer: '2026-11-12T07:31:00.000Z',
  date_last_invited: '2026-11-09T12:00:00.000Z',
  link_expires_at: '2099-12-09T12:00:00.000Z',
  is_expired: false,
  extends_until: '2099-12-30T12:00:00.000Z',
  is_handed_in: false,
  reminder: {
    subject: 'Your survey is waiting',
    message: 'Please go on.',
    has_own_words: false,
    date_last: '2026-11-16T12:00:00.000Z',
    possible_from: null as string | null,
    planned_for: null as string | null,
    automatic_at: '2026-11-23T08:23:00.000Z' as string | null,
    is_refused: false,
  },
  is_watched: false,
};

function fakeSurvey(reminder: Partial<(typeof SURVEY_STATUS)['reminder']> = {}) {
  fakeTalent({
    talent: {
      latestResult: null,
      invitation_status: 'PENDING',
      invitation: {
        ...TALENT.invitation,
        status: 'PENDING',
        link_expires_at: '2099-12-09T12:00:00.000Z',
      } as never,
    },
  });
  const server = { changes: [] as unknown[], reminders: 0 };
  let current = { ...SURVEY_STATUS, reminder: { ...SURVEY_STATUS.reminder, ...reminder } };
  api.use(
    http.get('*/api/invite/talents/result-1', () => HttpResponse.json({ data: current })),
    http.patch('*/api/invite/talents/result-1', async ({ request }) => {
      const change = (await request.json()) as { remind_at?: string };
      server.changes.push(change);
      if (change.remind_at !== undefined)
        current = { ...current, reminder: { ...current.reminder, planned_for: change.remind_at } };
      return HttpResponse.json({ data: current });
    }),
    http.post('*/api/talents/remind', () => {
      server.reminders += 1;
      const { possible_from: at } = current.reminder;
      current = { ...current, reminder: { ...current.reminder, planned_for: at } };
      const undo = { kind: 'recall', sent: 'mail' } as const;
      return HttpResponse.json<PersonActionAnswer>({
        data: { done: [{ id: 'anna', undo, sends_at: at }], refused: [] },
      });
    }),
  );
  return server;
}

describe('The survey of a person without a result', () => {
  it('is shown first: progress, pace, dates, and a reminder with one press', SLOW, async () => {
    const server = fakeSurvey();
    const { user } = renderApp('/talents/anna');
    const bar = await screen.findByRole('progressbar', { name: 'Survey started' });
    expect(bar.getAttribute('aria-valuetext')).toBe('34 of 110 answered');
    expect(screen.getByText('about 11 minutes left at the pace so far')).toBeTruthy();
    expect(screen.getByText('“Your survey is waiting”')).toBeTruthy();
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Survey');
    await user.click(screen.getByRole('button', { name: 'Remind now' }));
    await waitFor(() => expect(server.reminders).toBe(1));
    expect(await screen.findByText(/reminder to Anna Kowalski is on its way/i)).toBeTruthy();
  });

  it('schedules the reminder when the daily limit is reached, and can undo it', async () => {
    const at = new Date(Date.now() + 20 * 3_600_000).toISOString();
    const server = fakeSurvey({ possible_from: at });
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: /^Remind to(day|morrow), \d\d:\d\d$/ }));
    await waitFor(() => expect(server.reminders).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Cancel reminder' }));
    await waitFor(() => expect(server.changes).toEqual([{ remind_at: null }]));
  });

  it(
    'shows the text before it is sent, skips the automatic reminder, and can notify about the result',
    SLOW,
    async () => {
      const server = fakeSurvey();
      const { user } = renderApp('/talents/anna');
      await user.click(await screen.findByRole('button', { name: 'Read and edit' }));
      const dialog = within(await screen.findByRole('dialog'));
      const text = dialog.getByRole('textbox', { name: 'Text' });
      await user.clear(text);
      await user.type(text, 'Until Friday?');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await user.click(await screen.findByRole('button', { name: 'Skip' }));
      await user.click(screen.getByRole('button', { name: 'Notify me' }));
      await waitFor(() =>
        expect(server.changes).toEqual([
          { reminder_message: 'Until Friday?' },
          { skip_reminder: true },
          { is_watched: true },
        ]),
      );
    },
  );
});

describe('Notes and history', () => {
  it('are plain text, refused when too long, with markup escaped', async () => {
    const server = fakeTalent();
    const postedNotes: unknown[] = [];
    api.use(
      http.post('*/api/talents/anna/notes', async ({ request }) => {
        postedNotes.push(await request.json());
        server.notes.push(makeNote({ text: '<b>hi</b>' }));
        return HttpResponse.json({ data: { id: 'n' } });
      }),
    );
    const { user } = renderApp('/talents/anna?tab=notes');
    const field = await screen.findByRole('textbox', { name: 'Write a note' });
    await user.click(field);
    await user.paste('x'.repeat(5001));
    expect(await screen.findByText('1 character too many')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save note' }).hasAttribute('disabled')).toBe(true);
    await user.clear(field);
    await user.type(field, '<b>hi</b>');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('<b>hi</b>')).toBeTruthy();
    expect(postedNotes).toEqual([{ text: '<b>hi</b>', mentions: [] }]);
  });

  it('describe in a sentence what happened, and by whom', async () => {
    fakeTalent();
    renderApp('/talents/anna?tab=history');
    expect(await screen.findByText('Lena Brandt set the status to Shortlist')).toBeTruthy();
  });
});

describe('Two users who edit one person', () => {
  it('the second sees who changed what, with both values', SLOW, async () => {
    fakeTalent();
    const ifMatchHeaders: (string | null)[] = [];
    const changes: unknown[] = [];
    api.use(
      http.patch('*/api/items/talents/anna', async ({ request }) => {
        ifMatchHeaders.push(request.headers.get('if-match'));
        changes.push(await request.json());
        if (ifMatchHeaders.length > 1) return HttpResponse.json({ data: { id: 'anna' } });
        const later = { ...TALENT, source: 'Fair', date_updated: '2026-11-18T13:00:00.000Z' };
        api.use(http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: later })));
        return refuse(412, 'record.changed', {
          changed_by: 'Tom Seidel',
          changed_at: new Date().toISOString(),
        });
      }),
    );
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit person' }));
    await user.type(await screen.findByRole('textbox', { name: 'Source' }), 'Careers page');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('alertdialog', { name: /^Tom Seidel/ }));
    const choices = within(conflict.getByRole('radiogroup', { name: 'Source' }));
    expect(choices.getByText('Fair')).toBeTruthy();
    expect(choices.getByText('Careers page')).toBeTruthy();
    await user.click(conflict.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(ifMatchHeaders).toEqual(['"2026-11-18T12:00:00.000Z"', '"2026-11-18T13:00:00.000Z"']),
    );
    expect(changes).toEqual([{ source: 'Careers page' }, { source: 'Careers page' }]);
  });
});

describe('The form of a person', () => {
  it('asks before it closes with changes, and opens with its draft', SLOW, async () => {
    fakeTalent();
    const { user } = renderApp('/talents/anna');
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit person' }));
    };
    await open();
    await user.type(await screen.findByRole('textbox', { name: 'Source' }), 'Fair');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Source' });
    await waitFor(() => expect(field.value).toBe('Fair'));
    expect(screen.getByText(/^Draft from/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field.value).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('The neighbours in the list', () => {
  it('are opened with j and k, and announced with their position', async () => {
    fakeTalent();
    api.use(
      http.get('*/api/items/talents/ben', () =>
        HttpResponse.json({ data: { ...TALENT, id: 'ben', fullname: 'Ben Krüger' } }),
      ),
      http.get('*/api/talents/ben/history', () => HttpResponse.json({ data: [], meta: { total: 0 } })),
      http.get('*/api/calculate-score/talent_new/ben', () =>
        HttpResponse.json({ data: [], meta: { state: 'calculated', pending: 0 } }),
      ),
    );
    act(() =>
      leaveList({ name: 'Finished', href: '/talents?status=x', total: 29, start: 2, ids: ['anna', 'ben'] }),
    );
    const { user, where } = renderApp('/talents/anna');
    expect(await screen.findByText('3 of 29')).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben Krüger' })).toBeTruthy();
    expect(where()).toBe('/talents/ben');
    expect(await screen.findByText('Ben Krüger, 4 of 29')).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
  });
});
