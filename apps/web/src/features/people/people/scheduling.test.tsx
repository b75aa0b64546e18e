import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeInvitation, makeTalent } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) =>
  new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + days * DAY_MS).toISOString();
const [FRIDAY, MONDAY] = [inDays(3), inDays(6)];
const makeScheduledTalent = (id: string, send_at: string) =>
  makeTalent(id, { invitation: makeInvitation({ id, status: 'SCHEDULED', send_at }) });
const ANNA = makeScheduledTalent('anna', FRIDAY);
const BEN = makeScheduledTalent('ben', MONDAY);
const CARLA = makeTalent('carla', { invitation: makeInvitation({ status: 'SENT' }) });

/** Answers the action with the times at which mails are sent; records the requests. */
function fakeSchedule(goesOut: (id: string) => string) {
  const bodies: { talents: string[]; send_at: string | null }[] = [];
  const former = new Map([
    ['anna', FRIDAY],
    ['ben', MONDAY],
  ]);
  api.use(
    http.post('*/api/talents/schedule', async ({ request }) => {
      const body = (await request.json()) as (typeof bodies)[number];
      bodies.push(body);
      const changes = body.talents.map((id) => ({
        id,
        undo: { kind: 'schedule', send_at: former.get(id) ?? null },
        sends_at: goesOut(id),
      }));
      return HttpResponse.json({ data: { done: changes, refused: [] } });
    }),
  );
  return bodies;
}

async function selectAll(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  return within(screen.getByRole('region', { name: 'Selected talents' }));
}

async function pressMore(
  user: ReturnType<typeof renderApp>['user'],
  bar: ReturnType<typeof within>,
  name: string,
) {
  const button = bar.queryByRole('button', { name });
  if (button !== null) return user.click(button);
  await user.click(bar.getByRole('button', { name: 'More' }));
  return user.click(await screen.findByRole('menuitem', { name }));
}

describe('Scheduled invitations', () => {
  it('are sent now together, and each can be reset to its own date', SLOW, async () => {
    fakeTalents([ANNA, BEN, CARLA]);
    const bodies = fakeSchedule(() => new Date(Date.now() + 8000).toISOString());
    const { user } = renderApp('/talents');
    await pressMore(user, await selectAll(user), 'Send now 2');
    expect(await screen.findByText('2 invitations are on their way')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies).toHaveLength(3));
    expect(bodies).toEqual([
      { talents: ['anna', 'ben'], send_at: null },
      { talents: ['anna'], send_at: FRIDAY },
      { talents: ['ben'], send_at: MONDAY },
    ]);
  });

  it('are moved to another date, and show the last date when a day is full', async () => {
    fakeTalents([ANNA, BEN]);
    const bodies = fakeSchedule((id) => (id === 'anna' ? FRIDAY : MONDAY));
    const { user } = renderApp('/talents');
    await pressMore(user, await selectAll(user), 'Change send date');
    const dialog = await screen.findByRole('dialog', {
      name: 'When should these 2 invitations go out?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Change send date' }));
    expect(await screen.findByText(/^2 invitations are rescheduled, the last goes out on /)).toBeTruthy();
    expect(bodies).toEqual([{ talents: ['anna', 'ben'], send_at: FRIDAY }]);
  });

  it('have none of these actions once they are sent', async () => {
    fakeTalents([CARLA]);
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Actions for Person carla' }));
    expect(await screen.findByRole('menuitem', { name: 'Withdraw invitation' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Send now' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Change send date' })).toBeNull();
  });
});
