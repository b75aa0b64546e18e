import type { DocumentState, ReportDocument } from '@quint/contract/measures/documents.ts';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';

const TEAM = 'team-1';
const WAITING_DOCUMENT: DocumentState = {
  id: 'document-1',
  kind: 'team',
  state: 'waiting',
  language: 'en',
  file: null,
  date: null,
};
const DETAIL = {
  id: TEAM,
  name: 'North',
  report_text: 'Strong together',
  date_updated: '2026-11-18T12:00:00.000Z',
  talents: [],
  roles: [],
  assignments: [],
  goals: [],
};

/** A team page whose document has one of these states at each request. */
function serve(states: readonly DocumentState['state'][]) {
  signedInAs(makeUser());
  const server = { documentRequests: [] as unknown[], looks: 0, downloads: 0 };
  const latestResult = { o: 5, c: 5, e: 5, a: 5, es: 5 };
  const teams = [{ teams_id: TEAM }];
  fakeList('talents', [
    { id: 'mo', fullname: 'Mo Berg', status: 'EMPLOYEE', roles: [], teams, latestResult },
  ]);
  api.use(
    http.get(`*/api/items/teams/${TEAM}`, () => HttpResponse.json({ data: DETAIL })),
    http.post('*/api/reports/documents', async ({ request }) => {
      server.documentRequests.push(await request.json());
      return HttpResponse.json({ data: WAITING_DOCUMENT });
    }),
    http.get('*/api/reports/documents/document-1', () => {
      const state = states[server.looks] ?? 'ready';
      server.looks += 1;
      return HttpResponse.json({ data: { ...WAITING_DOCUMENT, state } });
    }),
    http.get('*/api/reports/documents/document-1/pdf', () => {
      server.downloads += 1;
      return new HttpResponse('%PDF', {
        headers: { 'content-disposition': 'attachment; filename="team-report-2026-11-18.pdf"' },
      });
    }),
  );
  return server;
}

const ahead = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => vi.useRealTimers());

describe('a report as a document', () => {
  it('is polled every five seconds and downloaded when it is ready', async () => {
    const server = serve(['waiting', 'ready']);
    const { user } = renderApp(`/teams/${TEAM}`);
    const button = await screen.findByRole('button', { name: 'Create PDF about 1 result: Team report' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    await user.click(button);
    await screen.findByText(/checks every 5 seconds/);
    expect(server.documentRequests).toEqual([{ subject: { kind: 'team', team: TEAM }, language: 'en' }]);
    await ahead(3500);
    expect(server.looks).toBe(0);
    await ahead(1800);
    expect(server.looks).toBe(1);
    await ahead(5200);
    expect(server.looks).toBe(2);
    await screen.findByText('The document was downloaded.');
    expect(server.downloads).toBe(1);
  });

  it('says in the product’s words that it failed, and is requested again', async () => {
    const server = serve(['failed']);
    const { user } = renderApp(`/teams/${TEAM}`);
    const button = await screen.findByRole('button', { name: 'Create PDF about 1 result: Team report' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(button);
    await ahead(5200);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error occurred while creating the document');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(server.documentRequests).toHaveLength(2);
  });
});

const REPORT: ReportDocument = {
  language: 'de',
  date: { year: 2026, month: 11, day: 18 },
  title: 'Persönlichkeitsbericht: Kim Park',
  runningHead: '',
  warning: null,
  footer: 'Norm: common-adult@1',
  pageOf: 'Seite {{page}} von {{pages}}',
  cover: {
    label: 'Persönlichkeitsbericht',
    name: 'Kim Park',
    subtitle: 'Nordlicht',
    lead: 'Wozu er dient',
    facts: [{ label: 'Norm', text: 'vorläufig' }],
    caution: { label: 'Mit Vorsicht lesen.', text: 'Es gab Hinweise.' },
    notes: [],
  },
  chapters: [
    {
      heading: 'Die fünf Merkmale',
      lead: '',
      isWhole: true,
      blocks: [
        { kind: 'heading', text: 'Offenheit', trait: 'O', aside: 'Stanine 7' },
        {
          kind: 'picture',
          svg: '<svg role="img" aria-label="Spektrum"></svg>',
          narrow: null,
          alternative: '',
          width: 100,
        },
        {
          kind: 'table',
          caption: 'In Zahlen',
          columns: [
            { label: 'Merkmal', align: 'start', share: 1 },
            { label: 'Stanine', align: 'end', share: 1 },
          ],
          rows: [['Offenheit', '7']],
        },
      ],
    },
  ],
};

describe('a report as a page', () => {
  it('opens with its token, in its own language, without a session', async () => {
    let searchParams = new URLSearchParams();
    api.use(
      http.get('*/api/reports/talents_results/r1/page', ({ request }) => {
        searchParams = new URL(request.url).searchParams;
        return HttpResponse.json({ data: REPORT });
      }),
    );
    renderApp('/_internal/talents_results/r1/reports/big5?token=abc&kind=premium');
    await screen.findByRole('heading', { level: 1, name: 'Kim Park' });
    expect(screen.getByRole('article').lang).toBe('de');
    screen.getByRole('rowheader', { name: 'Offenheit' });
    screen.getByRole('img', { name: 'Spektrum' });
    screen.getByText('Es gab Hinweise.');
    expect(screen.queryByRole('navigation', { name: 'In this report' })).toBeNull();
    expect(Object.fromEntries(searchParams)).toEqual({ token: 'abc', kind: 'premium' });
  });

  it('opens with a table of contents when it is long', async () => {
    const [chapter] = REPORT.chapters;
    const headings = ['Auf einen Blick', 'Die Merkmale', 'Überblick', 'Grenzen'];
    const chapters = headings.map((heading) => ({ ...chapter, heading }));
    api.use(
      http.get('*/api/reports/talents_results/r1/page', () =>
        HttpResponse.json({ data: { ...REPORT, chapters } }),
      ),
    );
    renderApp('/_internal/talents_results/r1/reports/big5?token=abc');
    const contents = await screen.findByRole('navigation', { name: 'In this report' });
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(headings);
    // Its tables may share a name, which landmarks of a page must not.
    expect(screen.getAllByRole('group', { name: 'Table: In Zahlen' })).toHaveLength(headings.length);
    expect(screen.queryByRole('region', { name: 'Table: In Zahlen' })).toBeNull();
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it('is not found for a reader without access', async () => {
    signedInAs(makeUser());
    api.use(http.get('*/api/reports/teams/t1/page', () => refuse(404, 'record.not_found')));
    renderApp('/_internal/teams/t1/reports/big5');
    await screen.findByRole('heading', { name: 'Page not found' });
  });

  it('offers the manual to everybody', async () => {
    api.use(http.get('*/api/reports/manual', () => HttpResponse.json({ data: REPORT })));
    renderApp('/big-five-manual');
    await screen.findByRole('heading', { level: 1 });
    const link = screen.getByRole('link', { name: 'Download as PDF' });
    expect(link.getAttribute('href')).toBe('/api/reports/manual.pdf?language=en');
  });
});
