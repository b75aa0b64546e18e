import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

interface Change {
  readonly talents?: { readonly create: readonly string[]; readonly delete: readonly string[] };
}

function person(id: string, fullname: string, values: readonly number[] | null, team = 'growth') {
  const [o, c, e, a, es] = values ?? [];
  return {
    id,
    fullname,
    status: 'EMPLOYEE',
    user: null,
    isMasked: false,
    is_insight_unlocked: true,
    is_left_out_of_rankings: false,
    mail_error: null,
    date_mail_failed: null,
    mail_waits_since: null,
    invitation_status: values === null ? 'SENT' : 'FINISHED',
    tags: [],
    invitation: null,
    roles: id === 'mo' ? [{ roles_id: 'dev', rejected_at: null }] : [],
    teams: team === '' ? [] : [{ teams_id: team }],
    latestResult: values === null ? null : { o, c, e, a, es },
  };
}

const FIVE = [
  person('anna', 'Anna Kowalski', [2, 5, 5, 5, 5]),
  person('ben', 'Ben Arslan', [3, 5, 5, 5, 5]),
  person('cleo', 'Cleo Weiss', [3, 5, 5, 5, 5]),
  person('mo', 'Mo Berg', [7, 5, 5, 5, 5]),
  person('nele', 'Nele', [8, 5, 5, 5, 5]),
];
const OPEN = person('ole', 'Ole Sand', null);
const ZOE = person('zoe', 'Zoe Lang', [7, 9, 5, 5, 5], '');

function serve(people: readonly ReturnType<typeof person>[], user = makeUser()) {
  signedInAs(user);
  const rows = people.map((row) => ({ ...row }));
  const writes: unknown[] = [];
  fakeList('talents', rows);
  fakeList('roles', []);
  const team = {
    id: 'growth',
    name: 'Growth',
    report_text: 'We win customers.',
    date_updated: '2026-11-18T12:00:00.000Z',
    talents: [],
    roles: [
      { roles_id: { id: 'po', name: 'Product owner' } },
      { roles_id: { id: 'dev', name: 'Developer' } },
      { roles_id: { id: 'ops', name: 'Operations' } },
    ],
    assignments: [{ id: 'held', talent_id: 'anna', role_id: 'po' }],
    goals: [{ goals_id: { id: 'ten', objective: 'Ten customers', progress: 40 } }],
  };
  api.use(
    http.get('*/api/items/teams/growth', () => HttpResponse.json({ data: team })),
    http.patch('*/api/items/teams/growth', async ({ request }) => {
      const body = (await request.json()) as Change & { readonly report_text?: string };
      writes.push(body);
      const { create = [], delete: removedIds = [] } = body.talents ?? {};
      for (const row of rows) {
        if (create.includes(row.id)) row.teams = [{ teams_id: 'growth' }];
        if (removedIds.includes(row.id)) row.teams = [];
      }
      if (body.report_text !== undefined) team.report_text = body.report_text;
      return HttpResponse.json({ data: { id: 'growth' } });
    }),
    http.get('*/api/items/talents/:id', ({ params }) =>
      HttpResponse.json({ data: rows.find(({ id }) => id === params['id']) }),
    ),
    http.get('*/api/calculate-score/role/:id', () =>
      HttpResponse.json({ data: [], unrated: [], meta: { state: 'calculated', pending: 0 } }),
    ),
    http.post('*/api/items/talent_role_assignments', async ({ request }) => {
      writes.push(await request.json());
      return HttpResponse.json({ data: { id: 'new' } });
    }),
    http.delete('*/api/items/talent_role_assignments/:id', ({ params }) => {
      writes.push(params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return writes;
}

const open = () => renderApp('/teams/growth');
const memberLink = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}$`) });
const countRings = (id: string) => document.querySelectorAll(`circle[data-person="${id}"][stroke]`).length;

describe('The strips of a group', () => {
  it('have one dot for each person and name two clusters', async () => {
    serve([...FIVE, ZOE, person('ole', 'Ole Sand', [8, 4, 4, 4, 4])]);
    open();
    expect(await screen.findByText(/^6 results, from 1/)).toBeTruthy();
    expect(document.querySelectorAll('circle[data-person]')).toHaveLength(6 * 5);
    expect(
      screen.getByText(
        'Openness: two camps. 3 people are at 2 to 3 and 3 at 7 to 8, with no one in between.',
      ),
    ).toBeTruthy();
    expect(document.querySelectorAll('[data-trait="O"] [data-mark="camp"]')).toHaveLength(2);
    expect(document.querySelectorAll('[data-trait="O"] [data-mark="median"]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-trait="C"] [data-mark="median"]')).toHaveLength(1);
  });

  it(
    'highlight the dots of a member by pointer, focus and selection, and show the values',
    SLOW,
    async () => {
      serve([...FIVE, OPEN]);
      const { user } = open();
      const pick = await screen.findByRole('button', { name: 'Show Mo Berg in the strips' });
      expect(screen.queryByRole('button', { name: 'Show Ole Sand in the strips' })).toBeNull();
      await user.hover(screen.getByRole('link', { name: 'Cleo Weiss' }));
      expect(countRings('cleo')).toBe(5);
      await user.unhover(screen.getByRole('link', { name: 'Cleo Weiss' }));
      expect(countRings('cleo')).toBe(0);
      await user.click(pick);
      await user.unhover(pick);
      pick.blur();
      await waitFor(() => expect(countRings('mo')).toBe(5));
      expect(pick.getAttribute('aria-pressed')).toBe('true');
      expect(screen.getByText(/^Mo Berg: Openness 7 · Conscientiousness 5/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'More for Ben Arslan' }));
      expect(await screen.findByRole('menuitem', { name: 'Compare with Mo Berg' })).toBeTruthy();
    },
  );

  it('stay hidden below four results, and say how many are missing', async () => {
    serve([...FIVE.slice(0, 3), OPEN]);
    open();
    const text = await screen.findByText(/^Shown once there are four results/);
    expect(text.textContent).toContain('3 of 4 members have a result. One more is needed.');
    expect(document.querySelector('circle[data-person]')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /If this person joined/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /in the strips$/ })).toBeNull();
  });

  it('show the effect of a person who would join, and what remains unknown', async () => {
    const writes = serve([...FIVE, ZOE, person('max', 'Max Open', null, '')]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: /If this person joined/ }));
    expect(await screen.findByRole('option', { name: 'Zoe Lang' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Max Open' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Zoe Lang' }));
    expect(await screen.findByText(/^Openness would be split into two camps\.$/)).toBeTruthy();
    expect(screen.getByText(/^Unchanged: conscientiousness/)).toBeTruthy();
    expect(screen.getByText(/with 5 results, a median moves by up to 2 if/)).toBeTruthy();
    expect(document.querySelectorAll('circle[data-person="zoe"]')).toHaveLength(5);
    expect(writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to the group' }));
    expect(await screen.findByRole('link', { name: 'Zoe Lang' })).toBeTruthy();
    expect(writes).toEqual([{ talents: { create: ['zoe'], delete: [] } }]);
  });
});

const HELD_RESULT = { is_result_held: true, result_held_until: null };

describe('A person whose result is held back', () => {
  it('is distinguished from a person without a complete result', async () => {
    serve([
      ...FIVE,
      { ...person('zoe', 'Zoe Lang', null, ''), invitation_status: 'FINISHED', ...HELD_RESULT },
    ]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: /If this person joined/ }));
    await user.click(await screen.findByRole('option', { name: 'Zoe Lang' }));
    expect(await screen.findByText('Zoe Lang: Held back until the person has opened it.')).toBeTruthy();
    expect(screen.queryByText(/has no complete result/)).toBeNull();
  });
});

describe('The members of a group', () => {
  it('are added from one menu: by typing a name, by selecting talents, by inviting', SLOW, async () => {
    const writes = serve([...FIVE, ZOE, person('yan', 'Yan Roth', null, '')]);
    const { user } = open();
    const openDialog = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Add talents' }));
      await user.click(await screen.findByRole('menuitem', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    const namesDialog = await openDialog('Type names');
    await user.type(namesDialog.getByRole('combobox', { name: /People/ }), 'zoe');
    await user.click(await screen.findByRole('option', { name: 'Zoe Lang' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
    expect(await screen.findByText('1 person is in this group now.')).toBeTruthy();
    expect(await memberLink('Zoe Lang')).toBeTruthy();
    const talentsDialog = await openDialog('Choose from talents');
    await user.click(await talentsDialog.findByRole('checkbox', { name: 'Yan Roth' }));
    await user.click(talentsDialog.getByRole('button', { name: 'Add 1 person' }));
    expect(await memberLink('Yan Roth')).toBeTruthy();
    expect(writes).toMatchObject([{ talents: { create: ['zoe'] } }, { talents: { create: ['yan'] } }]);
    await user.click(screen.getByRole('button', { name: 'Add talents' }));
    const invite = await screen.findByRole('menuitem', { name: 'Invite by e-mail' });
    expect(invite.getAttribute('href')).toBe('/talents/invite?team=growth');
  });

  it('are removed at once, and restored by undo', async () => {
    const writes = serve(FIVE);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Ben Arslan' }));
    expect(await screen.findByRole('menuitem', { name: /^Compare/ })).toBeTruthy();
    await user.click(screen.getByRole('menuitem', { name: 'Remove from the group' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ben Arslan' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Ben Arslan' })).toBeTruthy();
    expect(writes).toEqual([
      { talents: { create: [], delete: ['ben'] } },
      { talents: { create: ['ben'], delete: [] } },
    ]);
  });

  it('stay when removing is refused', async () => {
    serve(FIVE);
    api.use(http.patch('*/api/items/teams/growth', () => refuse(403, 'workspace.frozen')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Ben Arslan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the group' }));
    expect(await screen.findByText('workspace.frozen')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ben Arslan' })).toBeTruthy();
  });
});

describe('A group', () => {
  it('shows which roles are filled, considered and open, and assigns and removes them', async () => {
    const writes = serve(FIVE);
    const { user } = open();
    for (const state of ['Assigned', 'Considered', 'Open'])
      expect(await screen.findByText(state)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Give to a member: Operations' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nele' }));
    expect(await screen.findByText('Nele now has the role Operations in this group.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the role away from Anna Kowalski' }));
    expect(
      await screen.findByText('Anna Kowalski no longer has the role Product owner in this group.'),
    ).toBeTruthy();
    expect(writes).toEqual([{ talent_id: 'nele', role_id: 'ops', team_id: 'growth' }, 'held']);
  });

  it('has its text edited in place', SLOW, async () => {
    const writes = serve(FIVE);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit text' }));
    const text = screen.getByRole('textbox', { name: 'Text of the report' });
    await user.clear(text);
    await user.type(text, 'We keep them.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We keep them.', { selector: 'p' })).toBeTruthy();
    expect(writes).toEqual([{ name: 'Growth', report_text: 'We keep them.' }]);
    expect(
      await screen.findByText('The text was saved. Create the report again to include it.'),
    ).toBeTruthy();
  });

  it('refuses a report without results', async () => {
    serve([OPEN]);
    open();
    expect(await screen.findAllByText(/^No one in this group has a result yet/)).not.toHaveLength(0);
    const create = screen.getByRole('button', { name: /^Create PDF/ });
    expect(create.getAttribute('aria-disabled')).toBe('true');
  });

  it('speaks German', async () => {
    serve([...FIVE, OPEN], makeUser({ platform_language: 'DE' }));
    open();
    expect(await screen.findByText('6 Mitglieder · 5 Ergebnisse')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^PDF über 5 Ergebnisse erstellen/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gruppe bearbeiten' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ten customers' }).getAttribute('href')).toBe('/goals/ten');
  });
});
