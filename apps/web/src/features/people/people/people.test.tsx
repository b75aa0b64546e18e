import { act, screen, waitFor, within } from '@testing-library/react';
import type { PersonActionAnswer } from '@quint/contract/people/people.ts';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo } from '../../../testing/api.ts';
import { fromApplicant, toChange } from '../../../testing/person-changes.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeInvitation, makeClosed, makeTalent, ROLE_ID } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const FINISHED_INVITATION = makeInvitation({ status: 'FINISHED' });
const finishedFields = { invitation: FINISHED_INVITATION, is_insight_unlocked: true };
const ANNA = makeTalent('anna', { ...finishedFields, fullname: 'Anna Kowalski' });
const BEN = makeTalent('ben', { ...finishedFields, fullname: 'Ben Beispiel', status: 'EMPLOYEE' });
const HANNA = makeTalent('hanna', {
  fullname: 'Hanna *****',
  email: '*****',
  invitation: FINISHED_INVITATION,
  closed_content: makeClosed({ person: true, skills: 6, jobs: 1, salary: true }),
});

interface ActionCall {
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly talents: readonly string[] };
}

/** Answers actions, and records the requests. */
function fakeActions(
  answer: (call: ActionCall) => PersonActionAnswer['data'] | Response = ({ body }) => ({
    done: body.talents.map(fromApplicant),
    refused: [],
  }),
): ActionCall[] {
  const calls: ActionCall[] = [];
  api.use(
    http.post('*/api/talents/:verb', async ({ params, request }) => {
      const call = { verb: String(params['verb']), body: (await request.json()) as ActionCall['body'] };
      calls.push(call);
      const data = answer(call);
      return data instanceof Response ? data : HttpResponse.json({ data });
    }),
  );
  return calls;
}

type User = ReturnType<typeof renderApp>['user'];

async function pressInMenu(user: User, name: string, actionName: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: actionName }));
}

async function selectAll(user: User) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  return within(screen.getByRole('region', { name: 'Selected talents' }));
}

describe('An action on one person', () => {
  it('is shown at once, reported by name, and undone with z', SLOW, async () => {
    const { promise: waits, resolve: release } = Promise.withResolvers<void>();
    const statuses: string[] = [];
    fakeTalents([ANNA]);
    api.use(
      http.post('*/api/talents/move', async ({ request }) => {
        statuses.push(((await request.json()) as { status: string }).status);
        await waits;
        return HttpResponse.json({ data: { done: [fromApplicant('anna')], refused: [] } });
      }),
    );
    localStorage.setItem('quint.talents.view', JSON.stringify({ hidden: [] }));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Anna Kowalski', 'Shortlist');
    expect((await screen.findByRole('row', { name: /Anna Kowalski/ })).textContent).toContain('Shortlist');
    expect(screen.queryByText('Anna Kowalski is on the shortlist')).toBeNull();
    act(release);
    expect(await screen.findByText('Anna Kowalski is on the shortlist')).toBeTruthy();
    await user.keyboard('z');
    await waitFor(() => expect(statuses).toEqual(['FAVOURITE', 'APPLICANT']));
    expect(screen.queryByText('Anna Kowalski is on the shortlist')).toBeNull();
  });

  it('is reverted with its exact text when it fails', async () => {
    fakeTalents([ANNA]);
    fakeActions(() => new Response(null, { status: 500 }));
    localStorage.setItem('quint.talents.view', JSON.stringify({ hidden: [] }));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Anna Kowalski', 'Shortlist');
    expect(await screen.findByText('Unable to update talent. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Anna Kowalski/ }).textContent).toContain('Applicant');
  });

  it('has its own text when an invitation cannot be sent again', async () => {
    fakeTalents([makeTalent('ines', { fullname: 'Ines Neumann' })]);
    fakeActions(() => new Response(null, { status: 500 }));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Ines Neumann', 'Invite again');
    expect(await screen.findByText('Failed to send reinvite. Please try again.')).toBeTruthy();
  });

  it('withdraws an invitation at once, and lists no action that does not apply', SLOW, async () => {
    fakeTalents([makeTalent('ines', { fullname: 'Ines Neumann' }), ANNA]);
    const calls = fakeActions(({ body }) => ({
      done: body.talents.map(toChange),
      refused: [],
    }));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Ines Neumann', 'Withdraw invitation');
    expect(await screen.findByText('The invitation of Ines Neumann is withdrawn')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(calls.map(({ body }) => body['on'])).toEqual([undefined, false]));
    await user.click(screen.getByRole('button', { name: 'Actions for Anna Kowalski' }));
    expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('menuitem', { name: /Remind/ })).toBeNull();
  });

  it('asks for role, reason and note before a person is marked as not moving forward', SLOW, async () => {
    const roles = [ROLE_ID, '0190c0de-0000-7000-8000-0000000000bb'];
    const links = roles.map((roles_id) => ({ roles_id, rejected_at: null, shortlisted_at: null }));
    fakeTalents([{ ...ANNA, roles: links }]);
    const namedRoles = roles.map((id, index) => ({ id, name: `Role ${index}` }));
    api.use(http.get('*/api/items/roles', () => HttpResponse.json({ data: namedRoles })));
    const calls = fakeActions();
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Anna Kowalski', 'Not moving forward');
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Not moving forward' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.click(await dialog.findByRole('button', { name: /Role$/ }));
    await user.click(await screen.findByRole('option', { name: 'Role 1' }));
    await user.click(dialog.getByRole('radio', { name: 'Salary does not match' }));
    await user.type(dialog.getByLabelText(/Internal note/), 'Wants more');
    await user.click(confirm);
    expect(await screen.findByText('Anna Kowalski is not moving forward for Role 1')).toBeTruthy();
    const body = { talents: ['anna'], role: roles[1], reason: 'salary', note: 'Wants more' };
    expect(calls).toEqual([{ verb: 'reject', body }]);
  });

  it('keeps the note of a refused "not moving forward" until it is accepted', SLOW, async () => {
    fakeTalents([{ ...ANNA, roles: [{ roles_id: ROLE_ID, rejected_at: null, shortlisted_at: null }] }]);
    const namedRoles = [{ id: ROLE_ID, name: 'Baker' }];
    api.use(http.get('*/api/items/roles', () => HttpResponse.json({ data: namedRoles })));
    const refuseRole = (request: Request) => refuseTo(request, 404, 'role.gone');
    api.use(http.post('*/api/talents/reject', ({ request }) => refuseRole(request)));
    const { user } = renderApp('/talents');
    const open = async () => {
      await pressInMenu(user, 'Anna Kowalski', 'Not moving forward');
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByText('Role: Baker');
      return dialog;
    };
    const dialog = await open();
    await user.type(dialog.getByLabelText(/Internal note/), 'Wants more');
    await user.click(dialog.getByRole('button', { name: 'Not moving forward' }));
    expect(await screen.findByText('This role does not exist any more.')).toBeTruthy();
    fakeActions();
    const again = await open();
    expect(again.getByLabelText(/Internal note/)).toHaveProperty('value', 'Wants more');
    await user.click(again.getByRole('button', { name: 'Not moving forward' }));
    expect(await screen.findByText('Anna Kowalski is not moving forward for Baker')).toBeTruthy();
    await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('rejected/anna'));
  });

  it('undoes bringing back with the former reason and note', SLOW, async () => {
    fakeTalents([
      {
        ...ANNA,
        roles: [{ roles_id: ROLE_ID, rejected_at: '2026-11-01T10:00:00.000Z', shortlisted_at: null }],
      },
    ]);
    const namedRoles = [{ id: ROLE_ID, name: 'Baker' }];
    api.use(http.get('*/api/items/roles', () => HttpResponse.json({ data: namedRoles })));
    const calls = fakeActions(() => ({
      done: [{ id: 'anna', undo: { kind: 'reason', reason: 'salary', note: 'Wants more' }, sends_at: null }],
      refused: [],
    }));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Anna Kowalski', 'Reconsider');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('Role: Baker');
    await user.click(dialog.getByRole('button', { name: 'Reconsider' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    const rejection = { reason: 'salary', note: 'Wants more' };
    await waitFor(() => expect(calls[1]?.body).toEqual({ talents: ['anna'], role: ROLE_ID, ...rejection }));
  });

  it('anonymises only after the name was typed', SLOW, async () => {
    fakeTalents([ANNA, BEN]);
    const calls = fakeActions();
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Anna Kowalski', 'Anonymise');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: 'Continue to delete' }));
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'Anna Kowalski');
    await user.click(confirm);
    await waitFor(() => expect(calls.map(({ verb }) => verb)).toEqual(['anonymise']));
  });
});

describe('Unlocking', () => {
  const unlockUrl = '*/api/workspace-automations/unlock-talent-insight';

  it('of a mixed selection shows the price and the remaining insights, and unlocks those to whom it applies', async () => {
    fakeTalents([ANNA, BEN, HANNA]);
    const unlocks: unknown[] = [];
    api.use(
      http.post(unlockUrl, async ({ request }) => {
        unlocks.push(await request.json());
        return HttpResponse.json({ data: { talent_insights_budget: 17 } });
      }),
    );
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Unlock 1' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('Unlock Hanna *****?');
    expect(dialog.getByText('18 now · 17 left afterwards')).toBeTruthy();
    expect(dialog.getByText('Job profile: 6 skills, 1 job and salary')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Unlock for 1 insight' }));
    expect(await screen.findByText('Hanna ***** is unlocked')).toBeTruthy();
    const content = expect.objectContaining({ skills: 6, jobs: 1, salary: true });
    expect(unlocks).toEqual([expect.objectContaining({ talentId: 'hanna', budget: 1, content })]);
    expect(await screen.findAllByText('17 left')).toBeTruthy();
  });

  it('shows its exact text when the insight cannot be spent', async () => {
    fakeTalents([HANNA]);
    api.use(http.post(unlockUrl, ({ request }) => refuseTo(request, 409, 'budget.spent')));
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Hanna *****', 'Unlock');
    await user.click(await screen.findByRole('button', { name: 'Unlock for 1 insight' }));
    expect(await screen.findByText(/Unable to spend budget\. Please try again later\./)).toBeTruthy();
  });

  it('without insights says that the limit is reached, and offers the packages', async () => {
    const user0 = makeUser();
    const workspace = user0.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    const custom_limits = { talent_insights_budget: 0 };
    fakeTalents([HANNA], [], { ...user0, active_workspace: { ...workspace, custom_limits } });
    const { user } = renderApp('/talents');
    await pressInMenu(user, 'Hanna *****', 'Unlock');
    expect(
      await screen.findByRole('heading', { name: 'You reached your limit inside the plan' }),
    ).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Unlocking costs 1 insight. None is left.')).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /25 insights/ })).toHaveProperty('checked', true);
    expect(dialog.getByRole('button', { name: 'Request a quote' })).toBeTruthy();
  });
});

describe('An action on many people', () => {
  const MANY = Array.from({ length: 45 }, (_, index) =>
    makeTalent(`p${String(index).padStart(2, '0')}`, finishedFields),
  );

  it('offers the comparison for everybody with a result, and never as a disabled button', SLOW, async () => {
    fakeTalents([ANNA, makeTalent('ines'), makeTalent('dora', finishedFields)]);
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    expect(bar.getByRole('button', { name: /^Compare/ }).getAttribute('aria-disabled')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Person dora/ }));
    expect(bar.getByRole('button', { name: /^Compare/ }).getAttribute('aria-disabled')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Anna Kowalski/ }));
    expect(bar.queryByRole('button', { name: /^Compare/ })).toBeNull();
  });

  it('lists the people to whom it did not apply, with the reason, and retries those', SLOW, async () => {
    fakeTalents([ANNA, BEN, makeTalent('cem', finishedFields)]);
    const message = 'This person has been deleted in the meantime.';
    const calls = fakeActions(({ body: { talents } }) => ({
      done: talents.slice(0, 1).map(fromApplicant),
      refused: talents.slice(1).map((id) => ({ id, code: 'talent.gone', message })),
    }));
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Shortlist' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading').textContent).toBe('1 done, 2 not done');
    expect(dialog.getAllByText(message)).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.map(({ body }) => body.talents.length)).toEqual([3, 2]));
  });

  it('removes deleted people from the selection', async () => {
    fakeTalents([ANNA, BEN, makeTalent('cem', finishedFields)]);
    fakeActions(({ body: { talents } }) => ({
      done: talents.filter((id) => id !== 'ben').map(toChange),
      refused: [{ id: 'ben', code: 'talent.gone', message: 'Gone.' }],
    }));
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('2 people are in the bin for 30 days')).toBeTruthy();
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('1 selected'));
  });

  it('is undone with progress, a result for each person and a retry', SLOW, async () => {
    fakeTalents(MANY);
    const calls = fakeActions(({ body: { talents, ...otherFields } }) => {
      const isUndo = otherFields['status'] === 'APPLICANT' && talents.length > 2;
      const [refusedIds, doneIds] = [isUndo ? talents.slice(0, 2) : [], isUndo ? talents.slice(2) : talents];
      return {
        done: doneIds.map(fromApplicant),
        refused: refusedIds.map((id) => ({
          id,
          code: 'talent.gone',
          message: 'This person was deleted meanwhile.',
        })),
      };
    });
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Select all 45' }));
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('45 selected'));
    await user.click(bar.getByRole('button', { name: 'Shortlist' }));
    expect(await screen.findByText('45 put on the shortlist')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading').textContent).toBe('43 done, 2 not done');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ body }) => [body['status'], body.talents.length])).toEqual([
      ['FAVOURITE', 45],
      ['APPLICANT', 45],
      ['APPLICANT', 2],
    ]);
  });

  it('asks before the browser is closed while it is running', async () => {
    fakeTalents(MANY);
    const { promise: waits, resolve: release } = Promise.withResolvers<void>();
    api.use(
      http.post('*/api/talents/move', async () => {
        await waits;
        return HttpResponse.json({ data: { done: [], refused: [] } });
      }),
    );
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Select all 45' }));
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('45 selected'));
    expect(leave()).toBe(false);
    await user.click(bar.getByRole('button', { name: 'Shortlist' }));
    const line = await screen.findByRole('region', { name: 'Shortlist' });
    expect(leave()).toBe(true);
    act(release);
    await waitFor(() => expect(line.isConnected).toBe(false));
    expect(leave()).toBe(false);
  });

  it('shows its progress beyond 20 people, on other pages too, and can be stopped', SLOW, async () => {
    fakeTalents(MANY.map((person) => ({ ...person, invitation: makeInvitation({ status: 'SENT' }) })));
    const answers: (() => void)[] = [];
    api.use(
      http.post('*/api/talents/remind', async ({ request }) => {
        const { talents } = (await request.json()) as { talents: string[] };
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
        return HttpResponse.json({ data: { done: talents.map(toChange), refused: [] } });
      }),
    );
    const { user } = renderApp('/talents');
    const bar = await selectAll(user);
    await user.click(bar.getByRole('button', { name: 'Select all 45' }));
    await waitFor(() => expect(bar.getByRole('status').textContent).toBe('45 selected'));
    await user.click(bar.getByRole('button', { name: 'Remind' }));
    const line = within(await screen.findByRole('region', { name: 'Remind' }));
    expect(line.getByText('0 of 45')).toBeTruthy();
    answers[0]?.();
    expect(await line.findByText('20 of 45')).toBeTruthy();
    fakeList('roles', []);
    await user.click(screen.getByRole('link', { name: 'Roles' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    answers[1]?.();
    expect(await screen.findByText('40 reminders are on their way')).toBeTruthy();
    expect(answers).toHaveLength(2);
  });
});
