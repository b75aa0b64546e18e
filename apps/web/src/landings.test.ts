import { isSurveyPath } from '@quint/domain/survey/survey-paths.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { layoutOf, pageOf } from '#lib/page.ts';
import { resetSession } from '#lib/session.ts';
import { createAppRouter } from './router.tsx';
import { api, makeUser, signedInAs } from './testing/api.ts';
import { landingOf, listAddresses, type Kind } from './testing/landings.ts';
import { listPages } from './testing/pages.ts';

const workspace = makeUser().active_workspace;
if (workspace === null) throw new Error('The made-up user needs a workspace');
const talent = { id: 't1', organization_id: workspace.id, status: 'APPLICANT' };
const asMember = { name: 'ORG_USER', admin_access: false } as const;

const PEOPLE: Readonly<Record<Kind, CurrentUser | undefined>> = {
  guest: undefined,
  talent: makeUser({ role: asMember, active_talent: talent }),
  member: makeUser({ role: asMember }),
  worksCouncil: makeUser({ role: { name: 'WORKS_COUNCIL', admin_access: false } }),
  hiringManager: makeUser({ role: { name: 'HIRING_MANAGER', admin_access: false } }),
  basicAdmin: makeUser({ active_workspace: { ...workspace, pack: { name: 'Basic' } } }),
  flowAdmin: makeUser(),
  frozenAdmin: makeUser({ active_workspace: { ...workspace, is_freezed: true } }),
  platformAdmin: makeUser({ role: { name: 'APP_ADMIN', admin_access: true } }),
};

/** With one role its page would replace the list. */
const VACANCIES = ['r1', 'r2'].map((id) => ({ id, name: `Role ${id}`, state: 'recruiting' }));

/** Opens a path in the router, with all its redirects, and returns the final path. */
async function openAt(path: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.location.href;
}

const ADDRESSES = listAddresses();

describe.each(Object.entries(PEOPLE) as [Kind, CurrentUser | undefined][])('%s', (kind, person) => {
  it('lands on the expected page for every path', async () => {
    const landings: Record<string, string> = {};
    const expectedLandings: Record<string, string> = {};
    for (const target of ADDRESSES) {
      api.use(
        http.get('*/api/*', () => HttpResponse.json({ data: [] })),
        http.get('*/api/vacancies', () =>
          HttpResponse.json({ data: { vacancies: VACANCIES, mentions: [], ended: null } }),
        ),
        http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
      );
      if (person !== undefined) signedInAs(person);
      expectedLandings[target.address] = landingOf(kind, target);
      landings[target.address] = await openAt(target.address);
      // Opening an invitation signs the current user out.
      if (target.address.startsWith('/auth/')) resetSession();
    }
    expect(landings).toEqual(expectedLandings);
  }, 120_000);
});

const router = createAppRouter(createMemoryHistory());
const routes: readonly AnyRoute[] = Object.values(router.routesByPath);

describe('the pages', () => {
  it('all declare who may open them', () => {
    const silent = routes.filter(({ options }) => options.staticData?.who === undefined);
    expect(silent.map(({ fullPath }) => fullPath)).toEqual([]);
  });

  it('are read from their files as the router has them', () => {
    const inRouter = ADDRESSES.filter(({ leadsTo }) => leadsTo === undefined).map(({ address }) => {
      const matches = router.matchRoutes(address, {});
      const { who, whenFrozen } = pageOf(matches);
      const blankForJson = layoutOf(router.matchRoutes(address, { output: 'json' })) === 'blank';
      return { id: matches.at(-1)?.fullPath, who, whenFrozen, blankForJson, layout: layoutOf(matches) };
    });
    expect(listPages()).toHaveLength(routes.length);
    expect(new Set(inRouter.map((page) => JSON.stringify(page)))).toEqual(
      new Set(
        listPages().map(({ path, who, whenFrozen, blankForJson, layout }) => {
          const route = routes.find(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1') === path);
          const isBlank = blankForJson || layout === 'blank';
          return JSON.stringify({ id: route?.fullPath, who, whenFrozen, blankForJson: isBlank, layout });
        }),
      ),
    );
  });

  it('are closed to non-platform users for the platform', () => {
    const below = listPages().filter(({ path }) => path.startsWith('/admin'));
    expect(below.map(({ path, who }) => [path, who])).toEqual(below.map(({ path }) => [path, 'platform']));
  });

  it('have no path of the survey, which is a separate document', () => {
    expect(ADDRESSES.filter(({ address }) => isSurveyPath(address))).toEqual([]);
  });
});
