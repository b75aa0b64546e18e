import type { PlannedMails, SentMails } from '@quint/contract/vacancies/mails.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#lib/query.ts';
import { api, makeUser, refuseTo } from '../../../testing/api.ts';
import { renderInRouter } from '../../../testing/render.tsx';
import { makeVacancyMails, ROLE_ID, serveVacancyMails } from '../../../testing/vacancy-mails.ts';
import { SendMailDialog } from './components/send-mail-dialog.tsx';
import { SLOW } from '#testing/slow.ts';

const FRIDAY = '2026-12-04T08:00:00.000Z';
const PEOPLE = [
  { id: 'ines', name: 'Ines Wolter' },
  { id: 'sam', name: 'Sam Porter' },
];

beforeEach(() => {
  localStorage.clear();
  queryClient.setQueryData(['session', 'user'], makeUser());
});

type Person = (typeof PEOPLE)[number];
type SendRequest = { talents: string[]; words_for?: Record<string, string> };

/** Serves plan and sending; records the bodies of the requests that send. */
function serveSending(
  plan: Partial<PlannedMails> = {},
  answer?: (request: Request, call: number) => Response | undefined,
) {
  const calls = serveVacancyMails(makeVacancyMails());
  const requests: SendRequest[] = [];
  const base = `*/api/vacancies/${ROLE_ID}/mails`;
  api.use(
    http.post(`${base}/plan`, async ({ request }) => {
      const { talents, send_at } = (await request.json()) as { talents: string[]; send_at?: string };
      const data: PlannedMails = {
        count: talents.length,
        languages: { EN: 1, DE: talents.length - 1 },
        days: [{ day: '2026-12-04', mails: talents.length, send_at: send_at ?? FRIDAY }],
        refused: [],
        refused_count: 0,
        ...plan,
      };
      return HttpResponse.json({ data });
    }),
    http.post(base, async ({ request }) => {
      const body = (await request.clone().json()) as SendRequest;
      requests.push(body);
      const instead = answer?.(request, requests.length);
      if (instead !== undefined) return instead;
      const data: SentMails = {
        mails: body.talents.map((talent) => ({
          id: `mail-${talent}`,
          talent,
          name: talent,
          language: 'DE',
          send_at: FRIDAY,
        })),
        refused: [],
        days: [],
      };
      return HttpResponse.json({ data });
    }),
  );
  return { calls, sent: requests };
}

function open(kind: 'interview' | 'no_interview' | 'after_interview', people: readonly Person[] = PEOPLE) {
  const onClose = vi.fn();
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return isOpen && <SendMailDialog roleId={ROLE_ID} kind={kind} people={people} onClose={close} />;
  }
  const user = renderInRouter(<Page />);
  return { user, onClose };
}

describe('Answering people of a vacancy', () => {
  it('shows the mail and its time, sends it once, and can stop it', async () => {
    const { calls, sent } = serveSending();
    const { user, onClose } = open('no_interview');
    expect(await screen.findByRole('heading', { name: 'Answer 2 people' })).toBeTruthy();
    expect(await screen.findByText('Friday 4 December, 09:00 (Berlin)')).toBeTruthy();
    expect(await screen.findByText('Hallo Ines Wolter,')).toBeTruthy();
    expect(screen.getByText(/learns it from the e-mail/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^The role is filled/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Your own words' }), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Send 2 e-mails' }));
    expect(await screen.findByText('2 e-mails leave Friday 4 December, 09:00 (Berlin).')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'no_interview', talents: ['ines', 'sam'], words: { DE: 'Danke.' } }]);
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: /^Stop/ }));
    expect(await screen.findByText('2 e-mails were stopped.')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ mails: ['mail-ines', 'mail-sam'] });
  });

  it('takes words for one person after an interview', SLOW, async () => {
    const { sent } = serveSending();
    const { user } = open('after_interview');
    expect(await screen.findByRole('radio', { name: 'Only for Ines Wolter', checked: true })).toBeTruthy();
    await user.type(
      await screen.findByRole('textbox', { name: 'Your own words' }),
      'Ihr Beispiel war stark.',
    );
    await user.click(screen.getByRole('button', { name: 'As Ines Wolter reads it' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sam Porter' }));
    expect(await screen.findByText('to Sam Porter')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your own words' }).value).toBe('');
    await user.click(screen.getByRole('radio', { name: 'For all' }));
    await user.type(screen.getByRole('textbox', { name: 'Your own words' }), 'All the best');
    await user.click(screen.getByRole('button', { name: 'Send 2 e-mails' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          kind: 'after_interview',
          talents: ['ines', 'sam'],
          words: { EN: 'All the best' },
          words_for: { ines: 'Ihr Beispiel war stark.' },
        },
      ]),
    );
  });

  it('names who gets none, and sends nothing to nobody', async () => {
    const refusals = [
      { talent: 'ines', name: 'I***** W*****', code: 'vacancy_mail.opted_out', message: 'Wants no e-mails.' },
    ];
    serveSending({ count: 0, days: [], refused: refusals, refused_count: 1 });
    open('no_interview', [{ id: 'ines', name: 'I***** W*****' }]);
    expect(await screen.findByText('I***** W*****: Wants no e-mails.')).toBeTruthy();
    expect(screen.getByText('No e-mail can be sent to these people.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 0 e-mails' }).disabled).toBe(true);
  });

  it('sends to many people in parts, and says how far it got', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ id: `t${index}`, name: `Person ${index}` }));
    const days = [
      { day: '2026-12-04', mails: 50, send_at: FRIDAY },
      { day: '2026-12-07', mails: 200, send_at: '2026-12-07T08:00:00.000Z' },
    ];
    const { sent } = serveSending({ days }, (request, call) =>
      call === 3 ? refuseTo(request, 409, 'vacancy_mail.twice') : undefined,
    );
    const { user, onClose } = open('no_interview', many);
    expect(await screen.findByText(/^Going out: 50 .* and 200 /)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Send 250 e-mails' }));
    expect(await screen.findByText(/^200 of 250 e-mails were planned\./)).toBeTruthy();
    expect(sent.map(({ talents }) => talents.length)).toEqual([100, 100, 50]);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('200 e-mails leave Friday 4 December, 09:00 (Berlin).')).toBeTruthy();
  });

  it('asks before unsent words are left', async () => {
    serveSending();
    const { user, onClose } = open('no_interview');
    await user.type(await screen.findByRole('textbox', { name: 'Your own words' }), 'Danke.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

describe('Inviting to an interview', () => {
  it('goes out at once', async () => {
    const { sent } = serveSending();
    const { user } = open('interview', PEOPLE.slice(0, 1));
    expect(await screen.findByRole('heading', { name: 'Invite Ines Wolter to an interview' })).toBeTruthy();
    expect(screen.getByText('at once')).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Which answer' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Send 1 e-mail' }));
    expect(await screen.findByText('1 e-mail is on its way.')).toBeTruthy();
    expect(sent).toEqual([{ kind: 'interview', talents: ['ines'] }]);
  });
});
