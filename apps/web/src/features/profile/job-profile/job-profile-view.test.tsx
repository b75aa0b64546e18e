import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { makeClosed } from '../../../testing/talents.ts';
import { renderApp } from '../../../testing/render.tsx';

const PREFERENCES = {
  salary: 65_000,
  earliest_start: '2027-03-01',
  work_mode: ['hybrid'],
  skills: 'SQL | sql',
  languages: [{ label: 'Polish', value: 'polish', code: 'pl', proficiency: 'native' }],
  locations: [
    { location: 'Hamburg', radius: 50 },
    { location: 'Ulm', radius: 0 },
  ],
  roles_for_notifications: [{ roles_id: 'po' }],
  kinds_of_work: ['sales'],
};
const CLOSED_PROFILE = { salary: null, earliest_start: null, work_mode: null, skills: null, languages: null };
const JOB = {
  id: 'job-1',
  role_name: 'Baker',
  company_name: 'Oven',
  company_location: 'Ulm',
  started_at: '2020-03-01',
  ended_at: null,
  currently_working: true,
};

/** Serves a person with this job profile and opens its tab. */
async function openJobTab(talent: object): Promise<HTMLElement> {
  fakeTalent({ talent });
  api.use(http.get('*/api/items/roles', () => HttpResponse.json({ data: [{ id: 'po', name: 'Owner' }] })));
  renderApp('/talents/anna?tab=job');
  const salary = await screen.findByText('Salary');
  const list = salary.closest('dl');
  if (list === null) throw new Error('no list of parts');
  return list;
}

describe('The job profile for administrators', () => {
  it('shows every part once the insight is unlocked, read-only', async () => {
    const list = await openJobTab({ job_preferences: PREFERENCES, job_experiences: [JOB] });
    for (const text of [
      '€65,000 a year',
      'from 1 Mar 2027',
      'Hybrid',
      'SQL',
      'Polish, native',
      'Hamburg + 50 km',
      'Ulm',
    ]) {
      expect(within(list).getByText(text)).toBeTruthy();
    }
    expect(await within(list).findByText('Owner')).toBeTruthy();
    expect(within(list).getByText('Sales')).toBeTruthy();
    expect(list.textContent).toContain('Baker · Oven, Ulm');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('says at once for an earliest start that has passed', async () => {
    const list = await openJobTab({
      job_preferences: { ...PREFERENCES, earliest_start: '2020-03-01' },
      job_experiences: [],
    });
    expect(within(list).getByText('at once')).toBeTruthy();
  });

  it('locks six parts before, with a link to the unlock, and shows places and preferred roles', async () => {
    const list = await openJobTab({
      isLocked: true,
      is_insight_unlocked: false,
      closed_content: makeClosed({
        skills: 6,
        jobs: 1,
        languages: 2,
        work_mode: true,
        salary: true,
        earliest_start: true,
      }),
      job_preferences: { ...PREFERENCES, ...CLOSED_PROFILE },
    });
    expect(within(list).getByText('Hamburg + 50 km')).toBeTruthy();
    expect(await within(list).findByText('Owner')).toBeTruthy();
    const names = within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(
      ['Salary', 'Earliest start', 'Work mode', 'Languages', 'Skills', 'Experience'].map(
        (part) => `Locked: ${part}`,
      ),
    );
    expect(within(list).getByText('6 skills')).toBeTruthy();
    within(list).getByRole('button', { name: 'Locked: Salary' }).click();
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Unlock Anna/ }));
    const profile = 'Job profile: 6 skills, 1 job, 2 languages, work mode, salary and earliest start';
    expect(dialog.getByText(profile)).toBeTruthy();
    // Name and address of a person who was invited by name are visible, and not part of the insight.
    expect(dialog.queryByText('Last name')).toBeNull();
    expect(dialog.getByText('Name, e-mail address and all five traits')).toBeTruthy();
  });

  it('offers no unlock when an insight would unlock nothing', async () => {
    const lockedFields = { isLocked: true, is_insight_unlocked: false, closed_content: makeClosed() };
    const talent: object = { ...lockedFields, job_preferences: null };
    fakeTalent({ talent });
    const { user } = renderApp('/talents/anna?tab=job');
    expect(await screen.findByText('No job profile yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Unlock|^Get insights|^Locked/ })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Job profile' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('menuitem', { name: /^Unlock/ })).toBeNull();
    // The letter of the action says why it is not listed.
    await user.keyboard('{Escape}u');
    expect(await screen.findByText('No job profile yet: there is nothing to unlock')).toBeTruthy();
  });
});
