import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { SLOW } from '#testing/slow.ts';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeFit, makeTalent } from '../../../testing/talents.ts';
import { fakeVacancy, makeFinished, serveVacancyRole } from '../../../testing/vacancies.ts';

const MANAGER = makeUser({ role: { name: 'HIRING_MANAGER', admin_access: false } });
const PROPOSAL = {
  user: 'jonas',
  name: 'Jonas Becker',
  is_reader: false,
  declined: null,
  is_answerable: true,
};

const finish = (name: string, values: Partial<VacancyPerson> = {}) => {
  const [id = ''] = name.toLowerCase().split(' ');
  return makeFinished(makeFit(id, 90), { name, ...values });
};

/** Serves the page of a role, and collects the requests that change something. */
function serve(people: readonly VacancyPerson[], user = makeUser()) {
  signedInAs(user);
  serveVacancyRole();
  const isRun = user.role.name !== 'HIRING_MANAGER';
  const world = fakeVacancy('po', { people, vacancy: { is_run_by_reader: isRun } });
  const changes: string[] = [];
  const record = ({ request }: { readonly request: Request }) => {
    changes.push(`${request.method} ${new URL(request.url).pathname.replace('/api/vacancies/po', '')}`);
    return new HttpResponse(null, { status: 204 });
  };
  const base = '*/api/vacancies/po/people/:id';
  api.use(
    http.post(`${base}/proposal/:answer`, record),
    http.put(`${base}/proposal`, record),
    http.delete(`${base}/proposal`, record),
    http.post(`${base}/opened`, record),
  );
  return { world, changes };
}

describe('a proposal to meet a person', () => {
  it('is in the row with the name, and is agreed or declined there', async () => {
    const { changes } = serve([finish('Ines Wolter', { proposals: [PROPOSAL] })]);
    const { user } = renderApp('/roles/po');
    expect((await screen.findAllByText(/^Jonas Becker would meet/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Not yet: Ines Wolter' }));
    expect(await screen.findByText('Not yet. Ines Wolter stays in “Finished”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Agree: Ines Wolter' }));
    expect(await screen.findByText('Ines Wolter is on the shortlist.')).toBeTruthy();
    expect(changes).toEqual(['POST /people/ines/proposal/decline', 'POST /people/ines/proposal/agree']);
  });

  it('says who declined it, and can be made again', async () => {
    const refusal = { date: '2026-11-20T09:00:00.000Z', by: 'Katrin Sievers' };
    const proposal = { ...PROPOSAL, is_reader: true, declined: refusal, is_answerable: false };
    const { changes } = serve([finish('Ines Wolter', { proposals: [proposal] })], MANAGER);
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText(/^You would meet · Katrin Sievers says not yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Not yet/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Would meet: Ines Wolter', pressed: false }));
    await waitFor(() => expect(changes).toEqual(['PUT /people/ines/proposal']));
  });

  it('of an administrator is agreed by a hiring manager', async () => {
    const { changes } = serve([finish('Ines Wolter', { proposals: [PROPOSAL] })], MANAGER);
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'Agree: Ines Wolter' }));
    await waitFor(() => expect(changes).toEqual(['POST /people/ines/proposal/agree']));
  });
});

describe('the interview of a person on the shortlist', () => {
  it('gets its date from the row, in the time of Berlin, and the invitation is offered', SLOW, async () => {
    const at = '2026-12-03T09:00:00.000Z';
    serve([finish('Ines Wolter', { stage: 'shortlist', interview_at: at })]);
    const bodies: unknown[] = [];
    api.use(
      http.patch('*/api/vacancies/po/people/ines/interview', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { interview_at: at } });
      }),
    );
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: /Change the date of the interview: Ines/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the date' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The interview with Ines Wolter is on 3 Dec 2026, 10:00/)).toBeTruthy();
    expect(bodies).toEqual([{ interview_at: at }]);
    expect(screen.getByRole('button', { name: /^Write the invitation/ })).toBeTruthy();
  });

  it('is reached from the preview: date and mail', SLOW, async () => {
    serve([finish('Ines Wolter', { stage: 'shortlist' })]);
    const { user } = renderApp('/roles/po');
    await screen.findByText('Ines Wolter');
    await user.keyboard(' ');
    const preview = within(await screen.findByRole('complementary', { name: 'Preview of Ines Wolter' }));
    expect(preview.getByRole('button', { name: 'Set the date of the interview' })).toBeTruthy();
    expect(preview.getByRole('button', { name: 'Write to Ines Wolter' })).toBeTruthy();
  });
});

describe('the menu of a person', () => {
  it('closes, and the dialog of the chosen action stays', SLOW, async () => {
    serve([finish('Ines Wolter')]);
    api.use(
      http.get('*/api/items/talents', () =>
        HttpResponse.json({
          data: [
            makeTalent('ines', {
              fullname: 'Ines Wolter',
              roles: [{ roles_id: 'po', rejected_at: null, shortlisted_at: null }],
            }),
          ],
        }),
      ),
    );
    const { user } = renderApp('/roles/po');
    await user.click(await screen.findByRole('button', { name: 'More for Ines Wolter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not moving forward' }));
    const dialog = await screen.findByRole('dialog', { name: /Ines Wolter/ });
    expect(within(dialog).getByRole('button', { name: 'Not moving forward' })).toBeTruthy();
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'More for Ines Wolter' }));
    expect(await screen.findByRole('menu')).toBeTruthy();
  });
});

describe('a hiring manager', () => {
  it('reads a new result beside the list, where it is no longer new', async () => {
    const { world, changes } = serve([finish('Ines Wolter', { is_new: true })], MANAGER);
    const { user } = renderApp('/roles/po');
    expect(await screen.findByText('New')).toBeTruthy();
    world.people = [finish('Ines Wolter')];
    await user.click(screen.getByRole('button', { name: 'Ines Wolter' }));
    expect(await screen.findByRole('complementary', { name: 'Preview of Ines Wolter' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(changes).toEqual(['POST /people/ines/opened']);
  });

  it('selects people and compares them beside the role', SLOW, async () => {
    serve([finish('Ines Wolter'), finish('Pavel Novak')], MANAGER);
    api.use(
      http.get('*/api/vacancies/po/comparison', ({ request }) => {
        expect(new URL(request.url).searchParams.get('talents')).toBe('ines,pavel');
        return HttpResponse.json({ data: [], meta: { state: 'calculated' } });
      }),
    );
    const { user, where } = renderApp('/roles/po');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ines Wolter' }));
    const bar = within(screen.getByRole('region', { name: 'Selected people' }));
    expect(bar.getByText('Select one more person to compare.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pavel Novak' }));
    await user.click(bar.getByRole('link', { name: 'Compare 2' }));
    await waitFor(() => expect(where()).toContain('/roles/po/compare?talents='));
  });
});
