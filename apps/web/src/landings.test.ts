import { isSurveyPath } from '@quint/domain/survey-paths.ts';
import type { CurrentUser } from '@quint/contract/session.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { findRoute } from '#lib/guard.ts';
import { ROUTES } from '#lib/route-table.ts';
import { resetSession } from '#lib/session.ts';
import { createAppRouter } from './router.tsx';
import { api, makeUser, signedInAs } from './testing/api.ts';
import { LANDING_WORDS, LANDINGS } from './testing/landings.ts';

const workspace = makeUser().active_workspace;
if (workspace === null) throw new Error('The made-up user needs a workspace');
const talent = { id: 't1', organization_id: workspace.id, status: 'APPLICANT' };
const asMember = { name: 'ORG_USER', admin_access: false } as const;

/** In the order of the table's words. */
const PEOPLE: readonly (readonly [who: string, person: CurrentUser | undefined])[] = [
  ['nobody signed in', undefined],
  ['a talent', makeUser({ role: asMember, active_talent: talent })],
  ['a member without a talent', makeUser({ role: asMember })],
  ['an administrator on Basic', makeUser({ active_workspace: { ...workspace, pack: { name: 'Basic' } } })],
  ['an administrator on Flow', makeUser()],
  [
    'an administrator of a paused workspace',
    makeUser({ active_workspace: { ...workspace, is_freezed: true } }),
  ],
  ['an administrator of the platform', makeUser({ role: { name: 'APP_ADMIN', admin_access: true } })],
];

/** Asks the router itself, with all its redirects, and says where it ends. */
async function openAt(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.location.href;
}

function expectedLanding(path: string, word: string, leadsTo = path): string {
  if (word === '.') return leadsTo;
  return word === 'login' ? `/?redirectTo=${encodeURIComponent(leadsTo)}` : (LANDING_WORDS[word] ?? word);
}

const tree = createAppRouter(createMemoryHistory());
const pages = Object.entries(tree.routesByPath).map(([path, route]) => ({ path, id: String(route.id) }));

/** Whether an address leads somewhere: to a page, or on to another address. */
function hasPage(path: string): boolean {
  const { row } = findRoute(path);
  if (row.leadsTo !== undefined) return hasPage(row.leadsTo);
  const stem = row.path.replace(/\/?\*$/, '/');
  return pages.some(
    (page) => page.path === row.path || (row.path.endsWith('*') && page.path.startsWith(stem)),
  );
}

describe.each(PEOPLE.map((entry, column) => [...entry, column] as const))('%s', (_who, person, column) => {
  it('lands where the table says, whatever is asked for', async () => {
    const landed: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [path, words, leadsTo] of LANDINGS) {
      // Answered by another document; the app never gets to them.
      if (isSurveyPath(path) || !hasPage(path)) continue;
      api.use(
        http.get('*/api/*', () => HttpResponse.json({ data: [] })),
        http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
      );
      if (person !== undefined) signedInAs(person);
      expected[path] = expectedLanding(path, words.split(' ')[column] ?? '', leadsTo);
      landed[path] = await openAt(path);
      // Opening an invitation signs the current user out.
      if (path.startsWith('/auth/')) resetSession();
    }
    expect(landed).toEqual(expected);
  }, 120_000);
});

describe('the table of routes', () => {
  it('has a line of landings for every row', () => {
    const tested = new Set(LANDINGS.map(([path]) => findRoute(path).row.path));
    expect(ROUTES.map(({ path }) => path).filter((path) => path !== '/*' && !tested.has(path))).toEqual([]);
  });

  it('knows every page, in the layout it stands in', () => {
    const wrong = pages.flatMap(({ path, id }) => {
      const { row } = findRoute(path === '/' ? '/' : path.replace(/\/$/, ''));
      const layout = /^\/_(\w+)/.exec(id)?.[1] ?? 'none';
      return row.path !== '/*' && row.layout === layout
        ? []
        : [`${path}: ${layout} instead of ${row.layout}`];
    });
    expect(wrong).toEqual([]);
  });

  it('leaves to the document of the survey what the server answers with it', () => {
    const documents = LANDINGS.filter(([path]) => findRoute(path).row.layout === 'document');
    expect(documents.map(([path]) => [path, isSurveyPath(path)])).toEqual(
      documents.map(([path]) => [path, true]),
    );
  });
});
