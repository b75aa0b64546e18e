import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const EMPTY = {
  id: 'wishes',
  salary: null,
  earliest_start: null,
  work_mode: [],
  skills: null,
  languages: [],
  locations: [],
  roles_for_notifications: [],
  date_updated: '2026-11-18T12:00:00.000Z',
};
const JOB = {
  id: 'job-1',
  role_name: 'Baker',
  company_name: 'Oven',
  company_location: 'Ulm',
  started_at: '2020-03-01',
  ended_at: null,
  currently_working: true,
};

interface RecordedCall {
  readonly call: string;
  readonly body: unknown;
}

/** A server with one job profile. */
function serve(options: { preferences?: object | null; jobs?: readonly (typeof JOB)[] } = {}) {
  const calls: RecordedCall[] = [];
  const profile = {
    preferences: options.preferences === undefined ? { ...EMPTY } : options.preferences,
    jobs: options.jobs ?? [],
  };
  const recordCall = async (request: Request) => {
    const body = (await request.json()) as object;
    calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return body;
  };
  const save = async ({ request }: { request: Request }) => {
    profile.preferences = { ...EMPTY, ...profile.preferences, ...(await recordCall(request)) };
    return HttpResponse.json({ data: profile.preferences });
  };
  api.use(
    http.get('*/api/items/talents/anna', () =>
      HttpResponse.json({
        data: { ...OWN_TALENT, job_preferences: profile.preferences, job_experiences: profile.jobs },
      }),
    ),
    http.post('*/api/items/job_preferences', save),
    http.patch('*/api/items/job_preferences/wishes', save),
    http.post('*/api/items/job_experiences', async ({ request }) =>
      HttpResponse.json({ data: { ...(await recordCall(request)), id: 'job-2' } }),
    ),
    http.delete('*/api/items/job_experiences/job-1', () => new HttpResponse(null, { status: 204 })),
    http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [{ id: 'baker', name: 'Baker' }] })),
  );
  return calls;
}

/** The line of a part, by its name. */
async function partOf(name: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 3, name });
  const line = title.parentElement;
  if (line === null) throw new Error(`no line of ${name}`);
  return line;
}

async function openPart(user: UserEvent, name: string): Promise<HTMLElement> {
  const line = await partOf(name);
  await user.click(within(line).getByRole('button', { name: `Add to ${name}` }));
  return line;
}

function open() {
  signedInAs(makeMember());
  return renderApp('/talent-profile/anna').user;
}

describe('The own job profile', () => {
  it('gives for each empty part a reason to fill it, and counts the parts', SLOW, async () => {
    serve({ preferences: null });
    open();
    await partOf('Skills');
    expect(screen.getByText('Gross per year, in euros. Seen only after an unlock.')).toBeTruthy();
    expect(screen.getByText('Incomplete')).toBeTruthy();
    expect(screen.getByText('0 of 8 parts')).toBeTruthy();
  });

  it('creates the preferences with the first part, and updates them afterwards', async () => {
    const calls = serve({ preferences: null });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Hybrid' }));
    const line = await partOf('Work mode');
    expect(await within(line).findByText('Saved now')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remote' }));
    await waitFor(() =>
      expect(calls).toEqual([
        { call: 'POST /api/items/job_preferences', body: { work_mode: ['hybrid'] } },
        { call: 'PATCH /api/items/job_preferences/wishes', body: { work_mode: ['hybrid', 'remote'] } },
      ]),
    );
    expect(screen.getByText('1 of 8 parts')).toBeTruthy();
  });

  it('adds skills with Enter, once each, and removes them with their button', async () => {
    const calls = serve({ preferences: { ...EMPTY, skills: 'SQL | sql' } });
    const user = open();
    const line = await openPart(user, 'Skills');
    const field = within(line).getByLabelText('A skill');
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/About 5 top skills/)).toBeTruthy();
    await user.type(field, 'sql{Enter}');
    expect(await within(line).findByText('This skill is already there.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'User research, Roadmaps{Enter}');
    await user.click(within(line).getByRole('button', { name: 'Remove SQL' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({
        skills: 'User research | user research,Roadmaps | roadmaps',
      }),
    );
  });

  it('restores the saved state on Escape, and the focus', async () => {
    serve();
    const user = open();
    const line = await openPart(user, 'Salary');
    await user.type(within(line).getByLabelText('Gross per year, in euros'), '123{Escape}');
    expect(within(line).queryByLabelText('Gross per year, in euros')).toBeNull();
    expect(document.activeElement).toBe(within(line).getByRole('button', { name: 'Add to Salary' }));
  });

  it('saves the earliest start by keyboard, and removes it', async () => {
    const calls = serve();
    const user = open();
    const line = await openPart(user, 'Earliest start');
    const [day] = await within(line).findAllByRole('spinbutton');
    if (day === undefined) throw new Error('no field for a day');
    await user.click(day);
    await user.keyboard('01032027{Enter}');
    await user.click(within(line).getByRole('button', { name: 'Save' }));
    expect(await within(line).findByText('from 1 Mar 2027')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ earliest_start: '2027-03-01' });
    // It does not count: it ages.
    expect(screen.getByText('0 of 8 parts')).toBeTruthy();
    await user.click(within(line).getByRole('button', { name: 'Change Earliest start' }));
    for (const segment of await within(line).findAllByRole('spinbutton')) {
      await user.click(segment);
      await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await user.click(within(line).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ earliest_start: null }));
  });

  it.each([
    ['50k', 'Please enter your expected salary using numbers only.'],
    ['1234567890', 'Please enter a salary of at most 9 digits.'],
  ])('refuses the salary %s', async (input, text) => {
    const calls = serve();
    const user = open();
    const line = await openPart(user, 'Salary');
    await user.type(within(line).getByLabelText('Gross per year, in euros'), `${input}{Enter}`);
    expect(await within(line).findByText(text)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('requires a level for a language', SLOW, async () => {
    const calls = serve();
    const user = open();
    const line = await openPart(user, 'Languages');
    await user.type(within(line).getByRole('combobox', { name: 'Language' }), 'Polish');
    await user.click(await screen.findByRole('option', { name: 'Polish' }));
    await user.click(within(line).getByRole('button', { name: 'Add' }));
    expect(await within(line).findByText('Please choose a level for each language.')).toBeTruthy();
    await user.click(within(line).getByRole('button', { name: /Level/ }));
    await user.click(await screen.findByRole('option', { name: 'native' }));
    await user.click(within(line).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(calls).toEqual([
        {
          call: 'PATCH /api/items/job_preferences/wishes',
          body: { languages: [{ label: 'Polish', value: 'polish', code: 'pl', proficiency: 'native' }] },
        },
      ]),
    );
  });

  it('keeps a place as typed, with the radius, and refuses an empty one', async () => {
    const calls = serve();
    const user = open();
    const line = await openPart(user, 'Places');
    await user.click(within(line).getByRole('button', { name: 'Add' }));
    expect(await within(line).findByText('Please enter a place.')).toBeTruthy();
    await user.type(within(line).getByRole('combobox', { name: 'Town or region' }), 'Entenhausen');
    await user.click(within(line).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({
        locations: [{ location: 'Entenhausen', radius: 25 }],
        location_labels: 'Entenhausen',
      }),
    );
    expect(await within(line).findByText('+ 25 km')).toBeTruthy();
  });
});

describe('A part that cannot be saved', () => {
  it.each([
    ['Work mode', 'Unable to update work mode. Please try again later.'],
    ['Skills', 'Unable to update skills. Please try again later.'],
    ['Places', 'Unable to update locations. Please try again later.'],
    ['Languages', 'Unable to update languages. Please try again later.'],
    ['Salary', 'Unable to update salary. Please try again later.'],
  ])('keeps the input in %s, shows its own error text and retries', async (name, text) => {
    const calls = serve({
      preferences: {
        ...EMPTY,
        skills: 'SQL | sql,React | react',
        locations: [
          { location: 'Ulm', radius: 0 },
          { location: 'Rom', radius: 0 },
        ],
        languages: [
          { label: 'German', value: 'german', code: 'de', proficiency: 'native' },
          { label: 'Polish', value: 'polish', code: 'pl', proficiency: 'fluent' },
        ],
      },
    });
    api.use(
      http.patch('*/api/items/job_preferences/wishes', () => refuse(500, 'INTERNAL_SERVER_ERROR'), {
        once: true,
      }),
    );
    const user = open();
    const line = await partOf(name);
    if (name === 'Work mode') await user.click(within(line).getByRole('button', { name: 'Remote' }));
    else if (name === 'Salary') {
      await openPart(user, name);
      await user.type(within(line).getByLabelText('Gross per year, in euros'), '65000{Enter}');
    } else {
      const [cross] = within(line).getAllByRole('button', { name: /^Remove/ });
      if (cross !== undefined) await user.click(cross);
    }
    expect((await within(line).findByRole('alert')).textContent).toBe(text);
    expect(within(line).getByText('We keep your change and try again when you open this page.')).toBeTruthy();
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await within(line).findByText('Saved now')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('waits without a network and is saved once there is one', async () => {
    const calls = serve();
    api.use(http.patch('*/api/items/job_preferences/wishes', () => HttpResponse.error(), { once: true }));
    const user = open();
    const line = await partOf('Work mode');
    await user.click(within(line).getByRole('button', { name: 'Remote' }));
    expect(await within(line).findByText('Waiting')).toBeTruthy();
    fireEvent(window, new Event('online'));
    expect(await within(line).findByText('Saved now')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('is saved when the network returns just as the part starts to wait', async () => {
    const calls = serve();
    api.use(http.patch('*/api/items/job_preferences/wishes', () => HttpResponse.error(), { once: true }));
    const user = open();
    const line = await partOf('Work mode');
    const observer = new MutationObserver(() => {
      if (within(line).queryByText('Waiting') === null) return;
      observer.disconnect();
      window.dispatchEvent(new Event('online'));
    });
    observer.observe(line, { childList: true, subtree: true, characterData: true });
    await user.click(within(line).getByRole('button', { name: 'Remote' }));
    expect(await within(line).findByText('Saved now')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('shows the server’s message about a rule', async () => {
    serve({ preferences: { ...EMPTY, skills: 'SQL | sql,React | react' } });
    api.use(
      http.patch('*/api/items/job_preferences/wishes', ({ request }) =>
        refuseTo(request, 400, 'job_profile.too_many_skills', { max: 50 }),
      ),
    );
    const user = open();
    const line = await partOf('Skills');
    await user.click(within(line).getByRole('button', { name: 'Remove SQL' }));
    expect(await within(line).findByText(/^You can list up to 50 skills/)).toBeTruthy();
  });
});

describe('Experiences', () => {
  it('require all fields of the rules', async () => {
    serve();
    const user = open();
    const line = await openPart(user, 'Experience');
    await user.click(within(line).getByRole('button', { name: 'Save' }));
    for (const text of [
      'Please enter your role.',
      'Please enter the company.',
      'Please enter the location.',
      'Please enter a start date.',
      'Please enter an end date, or say that you still work there.',
    ]) {
      expect(await within(line).findByText(text)).toBeTruthy();
    }
  });

  it('keep the input when saving fails, with the exact text', async () => {
    serve({ jobs: [JOB] });
    api.use(http.patch('*/api/items/job_experiences/job-1', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    const user = open();
    const line = await partOf('Experience');
    await user.click(within(line).getByRole('button', { name: 'Change Baker at Oven' }));
    const field = within(line).getByLabelText(/^Company/);
    await user.type(field, ' & Sons');
    await user.click(within(line).getByRole('button', { name: 'Save' }));
    expect(await within(line).findByText('Failed to save job experience.')).toBeTruthy();
    expect(within(line).getByLabelText<HTMLInputElement>(/^Company/).value).toBe('Oven & Sons');
  });

  it('are removed with undo, and stay with the exact text when that fails', async () => {
    const calls = serve({ jobs: [JOB] });
    const fails = http.delete(
      '*/api/items/job_experiences/job-1',
      () => refuse(500, 'INTERNAL_SERVER_ERROR'),
      { once: true },
    );
    api.use(fails);
    const user = open();
    const line = await partOf('Experience');
    await user.click(within(line).getByRole('button', { name: 'Remove Baker at Oven' }));
    expect(await within(line).findByText('Failed to remove job experience.')).toBeTruthy();
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: /Undo/ }));
    const { id: _, ...again } = JOB;
    await waitFor(() => expect(calls).toEqual([{ call: 'POST /api/items/job_experiences', body: again }]));
  });
});
