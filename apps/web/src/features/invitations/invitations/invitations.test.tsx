import type {
  DuplicatesBody,
  InvitationTermsAnswer,
  InviteTalentsBody,
} from '@quint/contract/invitations/invitations.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { uploadList } from '../../../testing/inviting.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeTalent } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

type User = ReturnType<typeof renderApp>['user'];

/** Answers POST /invite/talents and records the bodies; `answer` may replace the answer of a call. */
function fakeInviting(answer?: (call: number, body: InviteTalentsBody) => Response | undefined) {
  const calls: InviteTalentsBody[] = [];
  api.use(
    http.post('*/api/invite/talents', async ({ request }) => {
      const body = (await request.json()) as InviteTalentsBody;
      calls.push(body);
      const instead = answer?.(calls.length, body);
      if (instead !== undefined) return instead;
      const invitedTalents = body.talents.map(({ email }) => ({ id: email, email, result: email }));
      return HttpResponse.json({ data: { invited: invitedTalents, rejected: [], days: [] } });
    }),
  );
  return calls;
}

async function paste(user: User, text: string): Promise<void> {
  await user.click(await screen.findByLabelText('Names and e-mail addresses'));
  await user.paste(text);
  await user.click(await screen.findByRole('button', { name: /^Add [\d,]+ / }));
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Ada,Beispiel,p${index}@mail.example`).join('\n');
const send = (name: RegExp | string) => screen.findByRole('button', { name });
const choosePurpose = (user: User) =>
  user.click(screen.getByRole('radio', { name: /^To get to know a team/ }));
const field = (name: string, number: number) =>
  screen.getByLabelText<HTMLInputElement>(`${name}, person ${number}`);

/** The limits for invitations; by default of a workspace on Flow with nothing sent. */
function fakeTerms(terms: Partial<InvitationTermsAnswer['data']> = {}) {
  const trust = { pack: 'flow', isTrial: false, finished: 0 };
  api.use(
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({ data: { mails_per_day: 2000, days: [], address_form: 'du', trust, ...terms } }),
    ),
  );
}

beforeEach(() => {
  fakeTerms();
  fakeTalents([makeTalent('anna', { email: 'Anna.Kowalski@mail.example' })]);
  api.use(
    http.post('*/api/invite/talents/doubles', async ({ request }) => {
      const { emails } = (await request.json()) as DuplicatesBody;
      const data = emails.filter((email) => email === 'anna.kowalski@mail.example');
      return HttpResponse.json({ data });
    }),
    http.post('*/api/invite/talents/preview', () =>
      HttpResponse.json({ data: { subject: 'You are invited', html: '<p>Hello</p>', text: 'Hello' } }),
    ),
  );
});

describe('Inviting by hand', () => {
  it('sends the typed people; Enter adds the next person', SLOW, async () => {
    const calls = fakeInviting();
    const { user, where } = renderApp('/talents/invite');
    await user.type(await screen.findByLabelText('First name, person 1'), 'Ben');
    await user.type(field('Last name', 1), 'Beispiel');
    await user.type(field('E-mail', 1), 'ben@mail.example{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('First name', 2)));
    await user.keyboard('Clara');
    await user.type(field('Last name', 2), 'Beck');
    await user.type(field('E-mail', 2), 'clara@mail.example');
    await user.click(screen.getByRole('button', { name: 'Language, person 2: German (as below)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(screen.getByRole('button', { name: 'Language, person 2: English' })).toBeTruthy();
    await choosePurpose(user);
    await user.click(await send('Send 2 invitations'));
    expect(await screen.findByRole('heading', { name: '2 people were invited' })).toBeTruthy();
    expect(calls).toEqual([
      {
        talents: [
          { email: 'ben@mail.example', first_name: 'Ben', last_name: 'Beispiel', phone: '', language: 'DE' },
          { email: 'clara@mail.example', first_name: 'Clara', last_name: 'Beck', phone: '', language: 'EN' },
        ],
        inviteType: 'team',
        model: 'big five',
      },
    ]);
    await user.click(screen.getByRole('link', { name: 'Show the talents' }));
    await waitFor(() => expect(where()).toBe('/talents'));
  });

  it('shows the problem of a row once it is left, and sends nothing', async () => {
    const calls = fakeInviting();
    const { user } = renderApp('/talents/invite');
    await user.type(await screen.findByLabelText('E-mail, person 1'), 'abc');
    expect(screen.queryByText(/valid e-mail/)).toBeNull();
    await user.click(await send('Send invitations'));
    const problem = await screen.findByText(
      'Please enter a valid e-mail address. Please enter a first name. Please enter a last name.',
    );
    expect(field('E-mail', 1).getAttribute('aria-describedby')).toBe(problem.closest('p')?.id);
    expect(field('First name', 1).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter at least one person to invite.')).toBeTruthy();
    expect(calls).toHaveLength(0);
  });

  it('enforces the limits of names and addresses', SLOW, async () => {
    fakeInviting();
    const { user } = renderApp('/talents/invite?from=list');
    const local = 'x'.repeat(65);
    const rows = [`${'N'.repeat(51)},B,a@mail.example`, `Ada,B,${local}@mail.example`, `,,c@mail.example`];
    await paste(user, rows.join('\n'));
    expect(await screen.findByText('A name has at most 50 characters.')).toBeTruthy();
    expect(screen.getByText('The part before the @ has at most 64 characters.')).toBeTruthy();
    expect(screen.getByText('Please enter a first name. Please enter a last name.')).toBeTruthy();
    expect(screen.getByText('3 need a correction')).toBeTruthy();
  });
});

describe('Inviting a list', () => {
  it('shows duplicates in other letter case before anything is sent, and removes them', SLOW, async () => {
    const calls = fakeInviting();
    const { user } = renderApp('/talents/invite?from=list');
    await paste(
      user,
      'Anna K <ANNA.kowalski@MAIL.example>; Ben B <ben@mail.example>\n"Beck, Clara" <clara@mail.example>\nBen B <BEN@mail.example>',
    );
    expect(
      await screen.findByText('This talent ANNA.kowalski@MAIL.example has already been invited.'),
    ).toBeTruthy();
    expect(screen.getByText('BEN@mail.example is in this list twice.')).toBeTruthy();
    expect(field('Last name', 3).value).toBe('Beck');
    await user.click(screen.getByRole('button', { name: 'Show only these' }));
    expect(screen.getAllByRole('listitem', { name: /^Person/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove these' }));
    await choosePurpose(user);
    await user.click(await send('Send 2 invitations'));
    await screen.findByRole('heading', { name: '2 people were invited' });
    expect(calls[0]?.talents.map(({ email }) => email)).toEqual(['ben@mail.example', 'clara@mail.example']);
  });

  it('reads a file in Latin-1 with semicolons', SLOW, async () => {
    fakeInviting();
    const { user } = renderApp('/talents/invite?from=file');
    const text = 'Vorname;Nachname;E-Mail;Sprache\r\nJürgen;Groß;juergen@mail.example;englisch\r\n';
    const latin1 = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    await uploadList(user, 'leute.csv', latin1);
    await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
    await screen.findByLabelText('First name, person 1');
    expect(field('First name', 1).value).toBe('Jürgen');
    expect(field('Last name', 1).value).toBe('Groß');
    expect(screen.getByRole('button', { name: 'Language, person 1: English' })).toBeTruthy();
    expect(await send('Send 1 invitation')).toBeTruthy();
  });

  it('adds a row for every pasted line, and marks duplicates', async () => {
    const { user } = renderApp('/talents/invite?from=list');
    await paste(
      user,
      [
        'Petra Muster <petra@mail.example>',
        'kein-mail',
        'Max Mustermann; max@mail.example',
        'Erika;Muster;MAX@mail.example',
      ].join('\n'),
    );
    expect([1, 2, 3, 4].map((row) => field('E-mail', row).value)).toEqual([
      'petra@mail.example',
      'kein-mail',
      'max@mail.example',
      'MAX@mail.example',
    ]);
    expect(field('First name', 3).value).toBe('Max');
    expect(field('Last name', 3).value).toBe('Mustermann');
    expect(screen.getByText('MAX@mail.example is in this list twice.')).toBeTruthy();
    expect(await send('Send 2 invitations')).toBeTruthy();
  });

  it('stops asking for a person as soon as there is one', async () => {
    const { user } = renderApp('/talents/invite');
    await user.click(await send('Send invitations'));
    expect(await screen.findByText('Please enter at least one person to invite.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Paste a list' }));
    await paste(user, lines(1));
    expect(await send('Send 1 invitation')).toBeTruthy();
    expect(screen.queryByText('Please enter at least one person to invite.')).toBeNull();
  });

  it('restores the list after the page was left without sending, until it is discarded', SLOW, async () => {
    const { user, where } = renderApp('/talents/invite?from=list');
    await paste(user, lines(2));
    await user.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(where()).toMatch(/^\/talents/));
    cleanup();
    const again = renderApp('/talents/invite');
    expect(await screen.findByText(/^Draft from/)).toBeTruthy();
    expect(field('E-mail', 2).value).toBe('p1@mail.example');
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('E-mail', 1).value).toBe('');
    expect(screen.queryByText(/^Draft from/)).toBeNull();
  });
});

describe('Sending', () => {
  it('continues after an interruption, and invites nobody twice', SLOW, async () => {
    const seenEmails = new Set<string>();
    const calls = fakeInviting((call, { talents }) => {
      const knownTalents = talents.filter(({ email }) => seenEmails.has(email));
      talents.forEach(({ email }) => seenEmails.add(email));
      // The second chunk is stored, but its answer is lost.
      if (call === 2) return HttpResponse.error();
      const rejections = knownTalents.map(({ email }) => ({
        email,
        code: 'talent.already_invited',
        message: 'Twice.',
      }));
      const invitedTalents = talents.filter(
        ({ email }) => !rejections.some((entry) => entry.email === email),
      );
      return HttpResponse.json({
        data: {
          invited: invitedTalents.map(({ email }) => ({ id: email, email, result: email })),
          rejected: rejections,
          days: [],
        },
      });
    });
    const { user } = renderApp('/talents/invite?from=list');
    await paste(user, lines(1100));
    await choosePurpose(user);
    await user.click(await send('Send 1,100 invitations'));
    expect(await screen.findByRole('heading', { name: 'Sending was interrupted' })).toBeTruthy();
    expect(screen.getByText(/^500 of 1,100 invitations have been sent/)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Sending invitations' }).getAttribute('value')).toBe(
      '500',
    );
    await user.click(screen.getByRole('button', { name: 'Send the remaining 600' }));
    expect(await screen.findByRole('heading', { name: '1,100 people were invited' })).toBeTruthy();
    expect(calls.map(({ talents }) => talents.length)).toEqual([500, 500, 500, 100]);
    expect(calls[2]?.talents[0]?.email).toBe('p500@mail.example');
  });

  it('keeps the list when the server refuses the request, and shows the reason', SLOW, async () => {
    fakeInviting(() => refuse(400, 'invitation.unknown_role'));
    const { user } = renderApp('/talents/invite?from=list');
    await paste(user, lines(3));
    await choosePurpose(user);
    await user.click(await send('Send 3 invitations'));
    expect((await screen.findByRole('alert')).textContent).toBe('invitation.unknown_role');
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail, person 3')).value).toBe(
      'p2@mail.example',
    );
  });

  it('lists refused people with reasons, and keeps those rows for correction', SLOW, async () => {
    fakeInviting((_, { talents }) =>
      HttpResponse.json({
        data: {
          invited: talents.slice(1).map(({ email }) => ({ id: email, email, result: email })),
          rejected: [{ email: 'p0@mail.example', code: 'talent.already_invited', message: 'Came first.' }],
          days: [],
        },
      }),
    );
    const { user } = renderApp('/talents/invite?from=list');
    await paste(user, lines(3));
    await choosePurpose(user);
    await user.click(await send('Send 3 invitations'));
    expect(await screen.findByRole('heading', { name: '2 people were invited' })).toBeTruthy();
    const refusalTable = within(screen.getByRole('table', { name: '1 row was not sent' }));
    expect(refusalTable.getByText('Came first.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Correct these rows' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail, person 1')).value).toBe(
      'p0@mail.example',
    );
    expect(screen.getByText('Came first.')).toBeTruthy();
  });

  it('sends later, with roles, groups and custom text in its language', SLOW, async () => {
    const calls = fakeInviting();
    const { user } = renderApp('/talents/invite?from=list');
    await paste(user, 'Name,E-mail,Language\nBen B,ben@mail.example,en\nClara C,clara@mail.example,de');
    await user.click(screen.getByRole('radio', { name: /^To fill a role/ }));
    await user.click(screen.getByRole('button', { name: 'Roles: none' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Product owner' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('switch', { name: 'Send later' }));
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.type(screen.getByLabelText('Subject'), 'Welcome');
    expect(await screen.findByText(/Your own wording is in English only/)).toBeTruthy();
    await user.click(await send('Schedule 2 invitations'));
    expect(await screen.findByRole('heading', { name: /^2 invitations are scheduled for/ })).toBeTruthy();
    expect(calls.map(({ subject, talents }) => [subject, talents[0]?.email])).toEqual([
      ['Welcome', 'ben@mail.example'],
      [undefined, 'clara@mail.example'],
    ]);
    expect(calls[0]?.inviteType).toBe('recruiting');
    expect(calls[0]?.talents[0]?.roles).toHaveLength(1);
    expect(new Date(calls[0]?.sendAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  it('refuses a sending time in the past', SLOW, async () => {
    const calls = fakeInviting();
    const { user } = renderApp('/talents/invite?from=list');
    await paste(user, lines(1));
    await user.click(screen.getByRole('switch', { name: 'Send later' }));
    const time = within(screen.getByRole('group', { name: /^Date and time/ }));
    await user.click(time.getByRole('spinbutton', { name: /^year/ }));
    await user.keyboard('2020');
    expect(await screen.findByText('The send date must be in the future.')).toBeTruthy();
    await user.click(await send('Schedule 1 invitation'));
    expect(calls).toHaveLength(0);
  });
});

describe('A workspace that may send 50 mails a day', () => {
  const TRIAL = { mails_per_day: 50, trust: { pack: 'basic', isTrial: true, finished: 2 } } as const;
  const dayIn = (days: number) => mailDayOf(new Date(Date.now() + days * 86_400_000));

  it('shows the days on which the mails are sent, before and after sending', SLOW, async () => {
    fakeTerms({ ...TRIAL, days: [{ day: dayIn(0), mails: 10 }] });
    fakeInviting((_, { talents }) =>
      HttpResponse.json({
        data: {
          invited: talents.map(({ email }) => ({ id: email, email, result: email, send_at: null })),
          rejected: [],
          days: [
            { day: dayIn(0), mails: 40 },
            { day: dayIn(1), mails: 50 },
            { day: dayIn(2), mails: 10 },
          ],
        },
      }),
    );
    const { user } = renderApp('/talents/invite?from=list');
    expect(await screen.findByText('E-mails left today: 40 of 50.')).toBeTruthy();
    await paste(user, lines(100));
    expect(
      await screen.findByText(/up to 50 e-mails a day; .+ Going out: 40 today, 50 tomorrow and 10 on /),
    ).toBeTruthy();
    await choosePurpose(user);
    await user.click(await send('Send 100 invitations'));
    expect(await screen.findByRole('heading', { name: '100 people were invited' })).toBeTruthy();
    expect(
      screen.getByText(/^Invitations beyond the daily limit .+ Going out: 40 today, 50 tomorrow and 10 on /),
    ).toBeTruthy();
  });

  it('has custom texts locked, and sees why', async () => {
    fakeTerms(TRIAL);
    renderApp('/talents/invite');
    expect(
      await screen.findByText(/once 5 people you invited have finished the survey. So far: 2/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your introduction/).disabled).toBe(true);
  });

  it('may use custom texts once five people have answered', async () => {
    fakeTerms({ ...TRIAL, trust: { ...TRIAL.trust, finished: 5 } });
    renderApp('/talents/invite');
    await screen.findByText('E-mails left today: 50 of 50.');
    expect(screen.getByLabelText<HTMLInputElement>('Subject').disabled).toBe(false);
    expect(screen.queryByText(/Your own wording comes with/)).toBeNull();
  });
});
