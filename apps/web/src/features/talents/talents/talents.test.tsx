import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { setMobile } from '../../../testing/setup.ts';
import {
  answerFile,
  fakeTalents,
  makeFit,
  makeInvitation,
  makeTalent,
  ROLE_ID,
} from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';
import { USUAL } from './view-settings.ts';

const SCHEDULED_INVITATION = makeInvitation({
  id: 'later',
  status: 'SCHEDULED',
  send_at: '2026-11-24T09:00:00.000Z',
});
const FINISHED_INVITATION = makeInvitation({ status: 'FINISHED' });
const PEOPLE = [
  makeTalent('anna', {
    fullname: 'Anna Kowalski',
    roles: [{ roles_id: ROLE_ID, rejected_at: null, shortlisted_at: null }],
    invitation: FINISHED_INVITATION,
  }),
  makeTalent('mehmet', {
    fullname: 'Mehmet Fischer',
    status: 'FAVOURITE',
    avatar: null,
    teams: [{ teams_id: 'growth' }],
    invitation: FINISHED_INVITATION,
  }),
  makeTalent('ines', { fullname: 'Ines Neumann', invitation: SCHEDULED_INVITATION }),
  makeTalent('clara', { fullname: '=Clara Beck' }),
];
const FITS = [makeFit('mehmet', 90), makeFit('anna', 90)];

async function namesInList(): Promise<(string | undefined)[]> {
  await screen.findByRole('table', { name: 'Talents of the workspace' });
  const rows = screen.getAllByRole('row').filter((row) => row.hasAttribute('data-row'));
  return rows.map((row) => row.querySelector('.font-semibold')?.textContent ?? undefined);
}

async function openMenuOf(user: ReturnType<typeof renderApp>['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
}

/** The file that the page downloads, as text including its byte order mark. */
function catchSavedFile(): () => Promise<string> {
  let savedFile: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        savedFile = blob;
        return 'blob:saved';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await waitFor(() => expect(savedFile).toBeDefined());
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (savedFile ?? new Blob()).arrayBuffer(),
    );
  };
}

/** The changes that the page makes to the own account. */
function catchAccountChanges(): unknown[] {
  const changes: unknown[] = [];
  api.use(
    http.patch('*/api/users/me', async ({ request }) => {
      const change = (await request.json()) as Partial<ReturnType<typeof makeUser>>;
      changes.push(change);
      return HttpResponse.json({ data: makeUser(change) });
    }),
  );
  return changes;
}

describe('The list of talents', () => {
  it('shows people, their roles and groups, and the state of the survey', SLOW, async () => {
    fakeTalents(PEOPLE);
    const changes = catchAccountChanges();
    const { user } = renderApp('/talents');
    expect(await namesInList()).toEqual(['=Clara Beck', 'Anna Kowalski', 'Ines Neumann', 'Mehmet Fischer']);
    expect(screen.getByText('4 talents · 2 finished the survey')).toBeTruthy();
    const row = within(screen.getByText('Anna Kowalski').closest('tr') ?? document.body);
    expect(row.getByText('Applicant')).toBeTruthy();
    expect(row.getByText('Finished')).toBeTruthy();
    expect(screen.getByText('Scheduled · 24 Nov')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Columns and rows' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Roles' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Group' }));
    expect(row.getByText('Product owner')).toBeTruthy();
    expect(screen.getByText('Growth')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(changes).toHaveLength(2));
    const hiddenColumns = USUAL.hidden.filter((column) => column !== 'roles' && column !== 'teams');
    expect(changes.at(-1)).toEqual({
      list_settings: { talents: { ...USUAL, hidden: hiddenColumns } },
    });
    expect(screen.getByRole('link', { name: 'Applicant profiles' })).toBeTruthy();
  });

  it('searches in place with the slash key, and writes the search to the URL', SLOW, async () => {
    fakeTalents(PEOPLE);
    const { user, where } = renderApp('/talents');
    await namesInList();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name, e-mail, phone'));
    await user.keyboard('KOWAL');
    await waitFor(async () => expect(await namesInList()).toEqual(['Anna Kowalski']));
    await waitFor(() => expect(where()).toBe('/talents?search=KOWAL'));
    expect(screen.getByText('1 of 4 talents')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await namesInList()).toHaveLength(4));
  });

  it('filters by survey and status, with the filter in the URL, and clears it', async () => {
    fakeTalents(PEOPLE);
    const { user, where } = renderApp('/talents?status=FAVOURITE');
    expect(await namesInList()).toEqual(['Mehmet Fischer']);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Survey' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Scheduled' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Survey: Scheduled' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy();
    expect(where()).toBe('/talents?survey=SCHEDULED&status=FAVOURITE');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await namesInList()).toHaveLength(4));
    expect(where()).toBe('/talents');
  });

  it('shows the fit to a role in the order of the server; without a result it is pending', async () => {
    fakeTalents(PEOPLE, FITS);
    const { user, where } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Fit' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Product owner' }));
    await user.keyboard('{Escape}');
    const headers = (await screen.findAllByRole('columnheader')).map((header) => header.textContent);
    expect(headers.slice(0, 3)).toEqual(['', 'Talent', 'Product owner']);
    await waitFor(async () =>
      expect(await namesInList()).toEqual(['Mehmet Fischer', 'Anna Kowalski', '=Clara Beck', 'Ines Neumann']),
    );
    expect(screen.getAllByText('pending')).toHaveLength(2);
    expect(screen.getByText('2 people too close to call')).toBeTruthy();
    expect(screen.getByText(/about 46 of 100 people of the norm group reach .* by our model/)).toBeTruthy();
    expect(screen.getByText('2 without a result yet')).toBeTruthy();
    expect(where()).toBe(`/talents?role=${ROLE_ID}`);
    await user.click(screen.getByRole('button', { name: 'Talent' }));
    await waitFor(() => expect(where()).toContain('sort=talent'));
  });

  it('shows on a phone, too, who is too close to call', async () => {
    setMobile(true);
    fakeTalents(PEOPLE, FITS);
    renderApp(`/talents?role=${ROLE_ID}`);
    expect(await screen.findByText('2 people too close to call')).toBeTruthy();
    expect(screen.getAllByText('High agreement')).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Talent' })).toBeNull();
  });

  it('hides people from the reader by a setting of the account, and refetches everything', async () => {
    fakeTalents(PEOPLE);
    const changes = catchAccountChanges();
    const { user } = renderApp('/talents');
    await namesInList();
    await user.click(screen.getByRole('button', { name: 'Hide personal data: Names visible' }));
    fakeTalents([makeTalent('anna', { fullname: 'A. *****', email: '*****' })]);
    await user.click(await screen.findByRole('menuitemradio', { name: /^Everyone hidden/ }));
    expect(await screen.findByText('A. *****')).toBeTruthy();
    expect(changes).toEqual([{ hides_people: 'everybody' }]);
  });

  it('moves, previews and selects with letters', async () => {
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents');
    await namesInList();
    screen.getByText('Anna Kowalski').closest('tr')?.focus();
    await user.keyboard('j ');
    expect(await screen.findByRole('complementary', { name: 'Ines Neumann, beside the list' })).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('complementary', { name: 'Anna Kowalski, beside the list' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: /beside the list/ })).toBeNull();
    await user.keyboard('x');
    expect(screen.getByRole('region', { name: 'Selected talents' }).textContent).toContain('1 selected');
  });
});

describe('A long list', () => {
  const LONG = Array.from({ length: 250 }, (_, index) => makeTalent(`p${String(index).padStart(3, '0')}`));

  it('requests the visible page from the server, in the selected order', async () => {
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

  it('selects the visible rows first, then all that match', async () => {
    fakeTalents(MANY);
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    const bar = within(screen.getByRole('region', { name: 'Selected talents' }));
    expect(Number.parseInt(bar.getByRole('status').textContent ?? '', 10)).toBeLessThan(20);
    await user.click(bar.getByRole('button', { name: 'Select all 60' }));
    expect(bar.getByRole('status').textContent).toBe('60 selected');
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected talents' })).toBeNull();
  });

  it('describes the file, and lets the server write it for the selected columns and roles', async () => {
    const readSavedFile = catchSavedFile();
    const bodies: unknown[] = [];
    fakeTalents(PEOPLE, FITS, makeUser({ platform_language: 'DE' }));
    api.use(
      http.post('*/api/exports/talents', async ({ request }) => {
        bodies.push(await request.json());
        return answerFile('Name;E-Mail\r\n');
      }),
    );
    const { user } = renderApp(`/talents?role=${ROLE_ID}`);
    await screen.findAllByText(/^90/);
    await user.click(await screen.findByRole('button', { name: 'Exportieren' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('4 Zeilen, 8 Spalten')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Abgeschlossen am' }));
    await user.click(dialog.getByRole('button', { name: '4 Zeilen exportieren' }));
    expect(await readSavedFile()).toBe('Name;E-Mail\r\n');
    const columns = ['name', 'email', 'status', 'survey'];
    expect(bodies).toMatchObject([
      { format: 'csv', language: 'de', columns, roles: [ROLE_ID], sort: `-fit:${ROLE_ID}` },
    ]);
    expect(await screen.findByText(/4 Zeilen wurden exportiert/)).toBeTruthy();
  });

  it('exports the filter of the view, and selected people by their keys', async () => {
    const readSavedFile = catchSavedFile();
    const bodies: unknown[] = [];
    fakeTalents(PEOPLE);
    api.use(
      http.post('*/api/exports/talents', async ({ request }) => {
        bodies.push(await request.json());
        return answerFile('');
      }),
    );
    const { user } = renderApp('/talents?survey=FINISHED');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Export 2 rows' }));
    await readSavedFile();
    const filter = JSON.stringify({ invitation_status: { _in: ['FINISHED'] } });
    expect(bodies).toMatchObject([{ format: 'xlsx', language: 'en', filter, sort: 'fullname' }]);
    expect(bodies).not.toMatchObject([{ keys: expect.anything() }]);
  });

  it('exports the results of the talents of the view', async () => {
    const readSavedFile = catchSavedFile();
    const bodies: unknown[] = [];
    fakeTalents(PEOPLE);
    api.use(
      http.post('*/api/exports/results', async ({ request }) => {
        bodies.push(await request.json());
        return answerFile('Name');
      }),
    );
    const { user } = renderApp('/talents?survey=FINISHED');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('radio', { name: 'Results' }));
    await user.click(screen.getByRole('button', { name: 'Export results' }));
    expect(await readSavedFile()).toBe('Name');
    expect(bodies).toMatchObject([{ format: 'xlsx', language: 'en', keys: ['anna', 'mehmet'] }]);
    expect(await screen.findByText('The results were exported.')).toBeTruthy();
  });

  it('has nothing to export when the view is empty', async () => {
    fakeTalents(PEOPLE);
    const { user } = renderApp('/talents?survey=CANCELED');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText(/This view is empty/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nothing to export' }).hasAttribute('disabled')).toBe(true);
  });

  it('downloads no file when the server refuses', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fakeTalents(PEOPLE);
    api.use(http.post('*/api/exports/talents', () => refuse(503, 'SERVICE_UNAVAILABLE')));
    const { user } = renderApp('/talents');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Export 4 rows' }));
    expect(await screen.findByText('Operation Failed')).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
  });
});

describe('A talent who starts the survey again', () => {
  it('stays finished in the list, with a note', async () => {
    const invitation = makeInvitation({ id: 'again', status: 'OPENED' });
    fakeTalents([
      makeTalent('anna', { fullname: 'Anna Kowalski', invitation_status: 'FINISHED', invitation }),
    ]);
    renderApp('/talents');
    const row = await screen.findByRole('row', { name: /Anna Kowalski/ });
    expect(within(row).getByText('Finished')).toBeTruthy();
    expect(within(row).getByText('retaking the survey')).toBeTruthy();
    expect(within(row).queryByText('Opened')).toBeNull();
    expect(screen.getByText(/1 finished the survey/)).toBeTruthy();
  });
});

describe('The menu of a talent', () => {
  it('shows an error when the link cannot be copied', async () => {
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

  it('offers no survey link of a masked talent', async () => {
    fakeTalents([
      makeTalent('ben', {
        fullname: 'Ben *****',
        email: '*****',
        isMasked: true,
        invitation: makeInvitation(),
      }),
    ]);
    const { user } = renderApp('/talents');
    await openMenuOf(user, 'Ben *****');
    expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('menuitem', { name: /Copy survey link/ })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Show link and QR code' })).toBeNull();
  });
});
