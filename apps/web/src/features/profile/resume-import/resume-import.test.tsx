import type { ResumeFound } from '@quint/contract/profile/resume.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, makeUser, refuse, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const FOUND_RESUME: ResumeFound = {
  pages: 2,
  deleted_at: '2026-11-23T14:31:00.000Z',
  job_experiences: [
    {
      role_name: 'Product Manager',
      company_name: 'Hafenwerk GmbH',
      company_location: 'Hamburg',
      started_at: '2022-03',
      ended_at: null,
      currently_working: true,
      is_present: false,
      source: [{ page: 1, line: 12, text: '03/2022 to date: Product Manager at Hafenwerk GmbH, Hamburg' }],
    },
    {
      role_name: 'Working student',
      company_name: 'Nordufer e. V.',
      company_location: '',
      started_at: '2016-10',
      ended_at: '2018',
      currently_working: false,
      is_present: false,
      source: [{ page: 1, line: 25, text: '10/2016 – 2018 Working student, Nordufer e. V.' }],
    },
  ],
  skills: [
    {
      label: 'Roadmaps',
      is_present: false,
      source: [{ page: 2, line: 31, text: 'Strengths: roadmaps, SQL' }],
    },
    { label: 'SQL', is_present: true, source: [{ page: 2, line: 31, text: 'Strengths: roadmaps, SQL' }] },
  ],
  languages: [
    {
      code: 'de',
      proficiency: 'native',
      is_present: false,
      source: [{ page: 2, line: 35, text: 'German (native), Spanish' }],
    },
    {
      code: 'es',
      proficiency: null,
      is_present: false,
      source: [{ page: 2, line: 35, text: 'German (native), Spanish' }],
    },
  ],
  not_understood: [
    { page: 2, line: 38, text: 'PSPO I, certified 2021', hint: 'skill' },
    { page: 2, line: 41, text: 'Volunteer, Elbe rowing club, since 2011', hint: 'job' },
  ],
};

const PROFILE = {
  job_preferences: {
    id: 'preferences-1',
    salary: null,
    work_mode: [],
    skills: 'SQL | sql',
    languages: [],
    locations: [],
    roles_for_notifications: [],
    date_updated: '2026-11-01T10:00:00.000Z',
  },
  job_experiences: [],
};

interface SavedBodies {
  readonly jobs: unknown[];
  readonly preferences: unknown[];
}

function serve(resume: ResumeFound = FOUND_RESUME): SavedBodies {
  const savedBodies: SavedBodies = { jobs: [], preferences: [] };
  api.use(
    http.post('*/api/resume/parse', () => HttpResponse.json({ data: resume })),
    http.get('*/api/items/talents/anna', ({ request }) =>
      // The profile page requests more; these tests do not need it.
      request.url.includes('fullname') ? refuse(403, 'FORBIDDEN') : HttpResponse.json({ data: PROFILE }),
    ),
    http.post('*/api/items/job_experiences', async ({ request }) => {
      savedBodies.jobs.push(await request.json());
      return HttpResponse.json({ data: { id: `job-${savedBodies.jobs.length}` } });
    }),
    http.patch('*/api/items/job_preferences/preferences-1', async ({ request }) => {
      savedBodies.preferences.push(await request.json());
      return HttpResponse.json({ data: PROFILE.job_preferences });
    }),
  );
  return savedBodies;
}

function open() {
  return renderApp('/talent-profile/anna/resume');
}

beforeEach(() => {
  const user = makeUser();
  signedInAs({
    ...user,
    role: { name: 'ORG_USER', admin_access: false },
    active_talent: { id: 'anna', organization_id: user.active_workspace?.id ?? '', status: 'APPLICANT' },
  });
});

const PDF = new File(['%PDF-1.7'], 'anna-kowalski-cv.pdf', { type: 'application/pdf' });

async function choose(user: UserEvent, file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Choose a PDF' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  input.removeAttribute('accept');
  await user.upload(input, file);
}

async function preview(user: UserEvent): Promise<void> {
  await choose(user, PDF);
  await screen.findByRole('heading', { level: 1, name: /^Found/ }, { timeout: 5000 });
}

describe('selecting a file', () => {
  it('shows LinkedIn and XING as coming soon, with a mail to support', async () => {
    open();
    expect(await screen.findByText('LinkedIn')).toBeTruthy();
    expect(screen.getByText('XING')).toBeTruthy();
    expect(screen.getAllByText('Coming soon')).toHaveLength(2);
    const mail = await screen.findByRole('link', { name: 'Tell us that you want it' });
    expect(mail.getAttribute('href')).toMatch(/^mailto:support@quint\.example\?subject=/);
  });

  it('refuses other formats than PDF and files above 10 MB', SLOW, async () => {
    const { user } = open();
    await choose(user, new File(['x'], 'cv.zip', { type: 'application/zip' }));
    expect(await screen.findByText('Only PDF files are allowed')).toBeTruthy();
    await choose(user, new File(['x'], 'cv.docx', { type: 'application/msword' }));
    expect(
      await screen.findByText(/^Only PDF files are allowed\. Open the file in the program/),
    ).toBeTruthy();
    await choose(user, new File(['x'], 'IMG_0001.HEIC', { type: '' }));
    expect(
      await screen.findByText(/^Only PDF files are allowed\. We cannot read text from a picture/),
    ).toBeTruthy();
    const large = new File([new Uint8Array(10 * 1_048_576 + 1)], 'cv.pdf', { type: 'application/pdf' });
    await choose(user, large);
    expect(await screen.findByText('File is too large (maximum 10MB)')).toBeTruthy();
  });

  it('shows four steps as text', SLOW, async () => {
    serve();
    const steps = new Set<string>();
    const watch = new MutationObserver(() => {
      const step = document.querySelector('[aria-current="step"]')?.textContent;
      if (step !== undefined) steps.add(step);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const { user } = open();
    await preview(user);
    watch.disconnect();
    expect([...steps]).toEqual(['Uploading', 'Organizing', 'Finalizing', 'Almost done']);
    expect(screen.getByRole('heading', { level: 1, name: /^Found/ })).toBeTruthy();
  });
});

describe('a failure', () => {
  it('while reading shows the reason, and accepts another file', SLOW, async () => {
    api.use(
      http.post('*/api/resume/parse', ({ request }) =>
        refuseTo(request, 400, 'resume.unreadable', { reason: 'broken' }),
      ),
    );
    const { user } = open();
    await choose(user, PDF);
    const heading = await screen.findByRole('heading', { name: 'Import failed' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText(
        'Oops, something went wrong. Please try again in a few moments or with a different file.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/The file is damaged/)).toBeTruthy();
    serve();
    await preview(user);
  });

  it('with a known cause names it and says what to do', async () => {
    api.use(http.post('*/api/resume/parse', ({ request }) => refuseTo(request, 400, 'resume.scan')));
    const { user } = open();
    await choose(user, PDF);
    expect(await screen.findByText(/^This PDF is a scan: .* run text recognition \(OCR\)/)).toBeTruthy();
    expect(screen.queryByText(/Oops/)).toBeNull();
  });

  it('of a proxy without a server says so', async () => {
    api.use(http.post('*/api/resume/parse', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })));
    const { user } = open();
    await choose(user, PDF);
    expect(await screen.findByText(/^The server is not running\./)).toBeTruthy();
  });

  it('of the server is reported as unexpected', async () => {
    api.use(http.post('*/api/resume/parse', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    const { user } = open();
    await choose(user, PDF);
    expect(await screen.findByText('An unexpected error occurred')).toBeTruthy();
  });

  it('to find anything leads to the profile', SLOW, async () => {
    serve({ ...FOUND_RESUME, job_experiences: [], skills: [], languages: [], not_understood: [] });
    const { user } = open();
    await choose(user, PDF);
    const heading = 'We could read the file, but found nothing';
    expect(await screen.findByRole('heading', { name: heading }, { timeout: 5000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter it yourself' })).toHaveProperty(
      'pathname',
      '/talent-profile/anna',
    );
  });
});

describe('the preview', () => {
  it('shows the data to save beside its source, and what happened to the file', SLOW, async () => {
    serve();
    const { user } = open();
    await preview(user);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
      'Found: 2 jobs, 1 skill and 2 languages',
    );
    expect(screen.getByText(/^anna-kowalski-cv\.pdf, 2 pages: read and deleted at/)).toBeTruthy();
    const job = screen.getByRole('listitem', { name: 'Job 1' });
    expect(within(job).getByLabelText('Role')).toHaveProperty('value', 'Product Manager');
    expect(within(job).getByLabelText('From')).toHaveProperty('value', '03/2022');
    expect(within(job).getByLabelText('To')).toHaveProperty('value', 'today');
    expect(within(job).getByText('Page 1, line 12')).toBeTruthy();
    expect(screen.getByText(/not saved twice: SQL/)).toBeTruthy();
    expect(screen.getByText(/Left out on purpose: date of birth and photo/)).toBeTruthy();
  });

  it('counts missing fields, moves the focus there, and saves each part once', SLOW, async () => {
    const savedBodies = serve();
    const { user, where } = open();
    await preview(user);
    expect(screen.getByRole('status').textContent).toContain(
      '2 entries to complete: a location and a language level',
    );
    await user.click(screen.getByRole('button', { name: 'Save to profile' }));
    const locationField = within(screen.getByRole('listitem', { name: 'Job 2' })).getByLabelText('Location');
    expect(document.activeElement).toBe(locationField);
    await user.type(locationField, 'Bremen');
    await user.click(screen.getByRole('button', { name: 'Save to profile' }));
    const level = screen.getByLabelText('Level of Spanish');
    expect(document.activeElement).toBe(level);
    await user.selectOptions(level, 'beginner');
    api.use(
      http.patch('*/api/items/job_preferences/preferences-1', () => refuse(500, 'INTERNAL_SERVER_ERROR'), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save to profile' }));
    expect(await screen.findByText('An error occurred while saving the data')).toBeTruthy();
    expect(locationField).toHaveProperty('value', 'Bremen');
    await user.click(screen.getByRole('button', { name: 'Save to profile' }));
    await waitFor(() => expect(where()).toBe('/talent-profile/anna'));
    expect(savedBodies.jobs).toEqual([
      {
        role_name: 'Product Manager',
        company_name: 'Hafenwerk GmbH',
        company_location: 'Hamburg',
        started_at: '2022-03-01',
        ended_at: null,
        currently_working: true,
      },
      {
        role_name: 'Working student',
        company_name: 'Nordufer e. V.',
        company_location: 'Bremen',
        started_at: '2016-10-01',
        ended_at: '2018-12-31',
        currently_working: false,
      },
    ]);
    expect(savedBodies.preferences).toEqual([
      {
        skills: 'SQL | sql,Roadmaps | roadmaps',
        languages: [
          expect.objectContaining({ code: 'de', proficiency: 'native' }),
          expect.objectContaining({ code: 'es', proficiency: 'beginner' }),
        ],
      },
    ]);
  });

  it('lets finds be removed and lines be assigned', SLOW, async () => {
    serve();
    const { user } = open();
    await preview(user);
    await user.click(screen.getByRole('button', { name: 'Remove Working student' }));
    await user.click(screen.getByRole('button', { name: 'Remove Spanish' }));
    expect(screen.getByText('Everything is filled in.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use as a skill: PSPO I, certified 2021' }));
    expect(screen.getByRole('list', { name: 'Skills' }).textContent).toContain('PSPO I certified 2021');
    await user.click(screen.getByRole('button', { name: /^Use as a job: Volunteer/ }));
    const job = screen.getByRole('listitem', { name: 'Job 2' });
    expect(within(job).getByLabelText('Role')).toHaveProperty('value', 'Volunteer, Elbe rowing club');
    expect(within(job).getByLabelText('From')).toHaveProperty('value', '2011');
    expect(document.activeElement).toBe(within(job).getByLabelText('Company'));
    expect(screen.queryByText(/^Not understood/)).toBeNull();
  });

  it('lets a line become a language that it names, or be left out', SLOW, async () => {
    const lines = ['Polish, business level', 'Driving licence, class B'];
    serve({
      ...FOUND_RESUME,
      not_understood: lines.map((text, index) => ({ page: 1, line: 50 + index, text, hint: 'skill' })),
    });
    const { user } = open();
    await preview(user);
    expect(screen.queryByRole('button', { name: `Use as a language: ${lines[1]}` })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Use as a language: ${lines[0]}` }));
    const level = screen.getByLabelText('Level of Polish');
    expect(level).toHaveProperty('value', 'fluent');
    expect(document.activeElement).toBe(level);
    await user.click(screen.getByRole('button', { name: `Leave out: ${lines[1]}` }));
    expect(screen.queryByText(/^Not understood/)).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Lines that were not understood' }),
    );
  });

  it('has nothing to save while no line is certain or assigned', SLOW, async () => {
    serve({ ...FOUND_RESUME, job_experiences: [], skills: [], languages: [] });
    const { user } = open();
    await choose(user, PDF);
    const heading = await screen.findByRole('heading', { level: 1, name: /^Nothing new/ }, { timeout: 5000 });
    expect(heading).toBeTruthy();
    expect(screen.getByText('Use the lines below that belong in it.')).toBeTruthy();
    expect(screen.queryByText('What goes into your profile')).toBeNull();
    expect(screen.getByText('There is nothing to save yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save to profile' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use as a skill: PSPO I, certified 2021' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Found: 1 skill/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save to profile' })).toBeTruthy();
  });

  it('asks once before it is left', SLOW, async () => {
    serve();
    const { user, where } = open();
    await preview(user);
    await user.click(screen.getByRole('button', { name: 'Discard all' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(where()).toBe('/talent-profile/anna'));
  });
});
