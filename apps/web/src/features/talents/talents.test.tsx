import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';
import { setMobile } from '../../testing/setup.ts';
import { fakeTalents, makeFit, makeInvitation, makeTalent, ROLE_ID } from '../../testing/talents.ts';

const SCHEDULED = makeInvitation({
  id: 'later',
  status: 'SCHEDULED',
  send_at: '2026-11-24T09:00:00.000Z',
});
const FINISHED = makeInvitation({ status: 'FINISHED' });
const PEOPLE = [
  makeTalent('anna', {
    fullname: 'Anna Kowalski',
    roles: [{ roles_id: ROLE_ID, rejected_at: null }],
    invitation: FINISHED,
  }),
  makeTalent('mehmet', {
    fullname: 'Mehmet Fischer',
    status: 'FAVOURITE',
    avatar: null,
    is_directly_invited: false,
    teams: [{ teams_id: 'growth' }],
    invitation: FINISHED,
  }),
  makeTalent('ines', { fullname: 'Ines Neumann', invitation: SCHEDULED }),
  makeTalent('clara', { fullname: '=Clara Beck' }),
];
const FITS = [makeFit('mehmet', 90), makeFit('anna', 90)];

async function namesInList(): Promise<(string | undefined)[]> {
  await screen.findByRole('table', { name: 'Talents of the workspace' });
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector('.font-semibold')?.textContent ?? undefined);
}

async function openMenuOf(user: ReturnType<typeof renderApp>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
}

/** What the browser is given to save, as text; the mark at its beginning included. */
function catchSavedFile(): () => Promise<string> {
  let saved: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob;
        return 'blob:saved';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await waitFor(() => expect(saved).toBeDefined());
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (saved ?? new Blob()).arrayBuffer());
  };
}

describe('The list of talents', () => {
  it('shows who there is, their roles and groups, and where the survey stands', async () => {
    fakeTalents(PEOPLE);
    renderApp('/talents');
    expect(await namesInList()).toEqual(['=Clara Beck', 'Anna Kowalski', 'Ines Neumann', 'Mehmet Fischer']);
    expect(screen.getByText('4 talents · 2 finished the survey')).toBeTruthy();
    const row = within(screen.getByText('Anna Kowalski').closest('tr') ?? document.body);
    expect(row.getByText('Product owner')).toBeTruthy();
    expect(row.getByText('Finished')).toBeTruthy();
    expect(screen.getByText('Scheduled · 24 Nov')).toBeTruthy();
    expect(await screen.findByText('Growth')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Applicant profiles' })).toBeTruthy();
  });

  it('searches in place from the slash key, and writes the search to the address', async () => {
    fakeTalents(PEOPLE);
    const { user, where } = renderApp('/talents');
    await namesInList();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search name or e-mail'));
    await user.keyboard('KOWAL');
    await waitFor(async () => expect(await namesInList()).toEqual(['Anna Kowalski']));
    await waitFor(() => expect(where()).toBe('/talents?search=KOWAL'));
    expect(screen.getByText('1 of 4 talents')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await namesInList()).toHaveLength(4));
  });

  it('filters by survey and status, says so in the address and clears it', async () => {
    fakeTalents(PEOPLE);
    const { user, where } = renderApp('/talents?status=FAVOURITE');
    expect(await namesInList()).toEqual(['Mehmet Fischer']);
    await user.click(screen.getByRole('button', { name: 'Survey: all' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Scheduled' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeTruthy();
    expect(where()).toBe('/talents?survey=SCHEDULED&status=FAVOURITE');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await namesInList()).toHaveLength(4));
    expect(where()).toBe('/talents');
  });

  it('shows the fit to a role in the order of the server; without a result it is pending', async () => {
    fakeTalents(PEOPLE, FITS);
    const { user, where } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Role fit: none' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Product owner' }));
    expect(await screen.findByRole('columnheader', { name: 'Fit · Product owner' })).toBeTruthy();
    await waitFor(async () =>
      expect(await namesInList()).toEqual(['Mehmet Fischer', 'Anna Kowalski', '=Clara Beck', 'Ines Neumann']),
    );
    expect(screen.getAllByText('pending')).toHaveLength(2);
    expect(where()).toBe(`/talents?role=${ROLE_ID}`);
    await user.click(screen.getByRole('button', { name: 'Talent' }));
    await waitFor(() => expect(where()).toContain('sort=talent'));
  });

  it('says on a phone, too, who cannot be told apart', async () => {
    setMobile(true);
    fakeTalents(PEOPLE, FITS);
    renderApp(`/talents?role=${ROLE_ID}`);
    const rows = await screen.findAllByRole('row', { name: /90\s*of 100/ });
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('2 tied');
    expect(rows[0]?.textContent).toContain('These 2 cannot be told apart');
    expect(rows[1]?.textContent).not.toContain('tied');
  });

  it('hides personal data on demand and remembers it', async () => {
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('switch', { name: 'Hide people not invited directly' }));
    expect(await screen.findByText('M. *****')).toBeTruthy();
    expect(screen.queryByText('mehmet@mail.example')).toBeNull();
    expect(screen.getByText('Anna Kowalski')).toBeTruthy();
    expect(localStorage.getItem('quint.talents.view')).toContain('"hide":true');
  });

  it.each(['/talents?search=mehmet', `/talents?role=${ROLE_ID}&search=mehmet`])(
    'finds nobody by what the reader hides: %s',
    async (path) => {
      fakeTalents(PEOPLE);
      const { user } = renderApp(path);
      expect(await screen.findByText('mehmet@mail.example')).toBeTruthy();
      await user.click(screen.getByRole('switch', { name: 'Hide people not invited directly' }));
      expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeTruthy();
    },
  );

  it('opens a talent with Enter and selects with x', async () => {
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents');
    await namesInList();
    screen.getByText('Anna Kowalski').closest('tr')?.focus();
    await user.keyboard('x');
    expect(screen.getByRole('region', { name: 'Chosen talents' }).textContent).toContain('1 selected');
  });
});

describe('A long list', () => {
  const LONG = Array.from({ length: 250 }, (_, index) => makeTalent(`p${String(index).padStart(3, '0')}`));

  it('asks the server for the page in sight, in the order chosen', async () => {
    fakeTalents(LONG);
    const pages: (string | null)[] = [];
    api.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/items/talents') && searchParams.has('page'))
        pages.push(searchParams.get('page'));
    });
    const { user } = renderApp('/talents');
    expect((await namesInList())[0]).toBe('Person p000');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('251');
    await user.click(screen.getByRole('button', { name: 'Talent' }));
    await waitFor(async () => expect((await namesInList())[0]).toBe('Person p249'));
    expect(screen.queryByText('Person p100')).toBeNull();
    expect(pages).toEqual(['1', '1']);
    api.events.removeAllListeners();
  });
});

describe('Many talents at once', () => {
  const MANY = Array.from({ length: 60 }, (_, index) => makeTalent(`p${String(index).padStart(2, '0')}`));

  it('selects the rows in sight first, then all that match', async () => {
    fakeTalents(MANY);
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = within(screen.getByRole('region', { name: 'Chosen talents' }));
    expect(Number.parseInt(bar.getByRole('status').textContent ?? '', 10)).toBeLessThan(20);
    await user.click(bar.getByRole('button', { name: 'Select all 60' }));
    expect(bar.getByRole('status').textContent).toBe('60 selected');
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Chosen talents' })).toBeNull();
  });

  it('exports what is seen, in German with semicolons', async () => {
    const saved = catchSavedFile();
    fakeTalents(PEOPLE, FITS, makeUser({ platform_language: 'DE' }));
    const { user } = renderApp(`/talents?role=${ROLE_ID}`);
    await screen.findAllByText(/^90/);
    await user.click(await screen.findByRole('button', { name: 'CSV exportieren' }));
    expect((await saved()).split('\r\n')).toEqual([
      '\uFEFFName;E-Mail;Rollen;Gruppe;Befragung;Passung · Product owner (von 100)',
      'Mehmet Fischer;mehmet@mail.example;;Growth;Abgeschlossen;90',
      'Anna Kowalski;anna@mail.example;Product owner;;Abgeschlossen;90',
      '"\'=Clara Beck";clara@mail.example;;;Gesendet;ausstehend',
      'Ines Neumann;ines@mail.example;;;Geplant · 24. Nov.;ausstehend',
      '',
    ]);
  });

  it('takes names and addresses from the server, which is told what the file holds', async () => {
    const saved = catchSavedFile();
    const asked: unknown[] = [];
    fakeTalents(PEOPLE);
    api.use(
      http.post('*/api/talents/export', async ({ request }) => {
        asked.push(await request.json());
        const masked = { id: 'mehmet', name: 'Mehmet *****', email: '*****' };
        return HttpResponse.json({
          data: [{ id: 'anna', name: 'Anna K.', email: 'anna@new.example' }, masked],
        });
      }),
    );
    const { user } = renderApp('/talents?survey=FINISHED');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect((await saved()).split('\r\n').slice(1)).toEqual([
      'Anna K.,anna@new.example,Product owner,,Finished',
      'Mehmet *****,*****,,Growth,Finished',
      '',
    ]);
    expect(asked).toEqual([
      { keys: ['anna', 'mehmet'], columns: ['name', 'email', 'roles', 'teams', 'survey'] },
    ]);
    expect(await screen.findByText('2 rows were exported.')).toBeTruthy();
  });

  it('keeps hidden in the file what the reader hides', async () => {
    const saved = catchSavedFile();
    localStorage.setItem('quint.talents.view', JSON.stringify({ hide: true }));
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents?survey=FINISHED');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await saved()).toContain('M. *****,*****');
  });

  it('saves no file that the server refuses', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fakeTalents(PEOPLE);
    api.use(http.post('*/api/talents/export', () => refuse(503, 'SERVICE_UNAVAILABLE')));
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Operation Failed')).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
  });
});

describe('A talent who starts the survey again', () => {
  it('stays finished in the list, with a note beside it', async () => {
    const invitation = makeInvitation({ id: 'again', status: 'OPENED' });
    fakeTalents([
      makeTalent('anna', { fullname: 'Anna Kowalski', invitation_status: 'FINISHED', invitation }),
    ]);
    renderApp('/talents?survey=FINISHED');
    const row = await screen.findByRole('row', { name: /Anna Kowalski/ });
    expect(within(row).getByText('Finished')).toBeTruthy();
    expect(within(row).getByText('is taking the survey again')).toBeTruthy();
    expect(within(row).queryByText('Opened')).toBeNull();
    expect(screen.getByText(/1 finished the survey/)).toBeTruthy();
  });
});

describe('The menu of a talent', () => {
  it('says that the link could not be copied', async () => {
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents');
    api.use(
      http.post('*/api/invite/talents/:id/link', () =>
        HttpResponse.json({ data: { url: 'http://x.example/survey', expires: '2026-12-01T00:00:00Z' } }),
      ),
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await openMenuOf(user, '=Clara Beck');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy survey link' }));
    expect(await screen.findByText('Failed to copy link. Please try again.')).toBeTruthy();
  });

  it('shows link and QR code', async () => {
    fakeTalents(PEOPLE);
    const url = 'http://x.example/survey?token=abc';
    api.use(
      http.post('*/api/invite/talents/:id/link', () =>
        HttpResponse.json({ data: { url, expires: '2026-12-01T00:00:00Z' } }),
      ),
    );
    const { user } = renderApp('/talents');
    await openMenuOf(user, '=Clara Beck');
    await user.click(await screen.findByRole('menuitem', { name: 'Show link and QR code' }));
    expect(await screen.findByDisplayValue(url)).toBeTruthy();
    expect(await screen.findByAltText('QR code with the survey link of =Clara Beck')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('offers no link to the survey of a masked talent', async () => {
    fakeTalents([makeTalent('ben', { fullname: 'Ben *****', email: '*****', invitation: makeInvitation() })]);
    const { user } = renderApp('/talents');
    await openMenuOf(user, 'Ben *****');
    const copy = await screen.findByRole('menuitem', { name: /Copy survey link/ });
    expect(copy.getAttribute('aria-disabled')).toBe('true');
    expect(copy.textContent).toContain('Name and address are hidden');
    expect(screen.queryByRole('menuitem', { name: 'Show link and QR code' })).toBeNull();
  });
});

describe('A list without rows', () => {
  it('invites the first talents when there is nobody', async () => {
    fakeTalents([]);
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'No talents yet' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Invite talents' })).toHaveLength(2);
  });

  it('says whom to ask when it may not be seen', async () => {
    fakeTalents([]);
    api.use(http.get('*/api/items/talents', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'You may not see the talents' })).toBeTruthy();
  });

  it('offers no invitation where inviting is switched off', async () => {
    const user = makeUser();
    const workspace = user.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    const features = { ...workspace.features, FEATURE_INVITE_TALENTS: false };
    fakeTalents([], [], { ...user, active_workspace: { ...workspace, features } });
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'No talents yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite talents' })).toBeNull();
  });
});
