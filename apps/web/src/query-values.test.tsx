import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseQuery } from '#lib/search-values.ts';
import { queryClient } from '#lib/query.ts';
import { resetSession } from '#lib/session.ts';
import { createAppRouter } from './router.tsx';
import type { Admission } from './lib/page.ts';
import { answerPublicSettings, api, makeUser, refuse, signedInAs } from './testing/api.ts';
import { EMPTY_OVERVIEW } from './testing/overview.ts';
import { renderApp } from './testing/render.tsx';

/** The talent to which the sample paths refer. */
const talent = makeUser({
  role: { name: 'ORG_USER', admin_access: false },
  active_talent: { id: 'x1', organization_id: 'w1', status: 'APPLICANT' },
});
const platformAdmin = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });

type Search = Readonly<Record<string, unknown>>;
interface Page {
  readonly path: string;
  readonly id: string;
  readonly read: (search: Search) => Search;
  readonly keys: readonly string[];
  readonly who: Admission | undefined;
}

/** Every route that parses its query, from the route tree, so that new ones are included. */
function pagesWithQuery(): readonly Page[] {
  const routes: readonly AnyRoute[] = Object.values(createAppRouter(createMemoryHistory()).routesById);
  return routes.flatMap((route) => {
    const read = route.options.validateSearch as Page['read'] | undefined;
    if (read === undefined) return [];
    const path = route.fullPath.replaceAll(/\$\w+/g, 'x1').replace(/(.)\/$/, '$1');
    return [{ path, id: route.id, read, keys: Object.keys(read({})), who: route.options.staticData?.who }];
  });
}

const PAGES = pagesWithQuery();

const FOREIGN = [
  'https://evil.example/pay',
  '//evil.example',
  '/.//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://lena@evil.example',
  'javascript:alert(1)//evil.example',
];
const ODD = [
  '',
  '12',
  '-1',
  'NaN',
  'true',
  '{"path":"https://evil.example"}',
  '../../users',
  '__proto__',
  '\u0000',
];

/** Values for every key, a repeated key, or a list, as users and programs may send them. */
function queriesOf(page: Page): readonly string[] {
  const all = (value: string) => page.keys.map((key) => [key, value]);
  const single = [...FOREIGN, ...ODD].map((value) => new URLSearchParams(all(value)).toString());
  const twice = new URLSearchParams([...all('/talents'), ...all('https://evil.example')]).toString();
  const lists = page.keys.map((key) => `${key}[]=https://evil.example&${key}[path]=//evil.example`).join('&');
  return [...single, twice, lists];
}

function openAs(page: Page): void {
  if (page.who === 'talents') signedInAs(talent);
  // The login page is for users who are not signed in.
  else if (page.path !== '/') signedInAs(platformAdmin);
}

/** Redirects of pages because of their query, and of a page that administrators see elsewhere. */
const OWN_REDIRECTS = [
  // With a token the start page redirects to the reset page, and drops everything else.
  /^\/auth\/reset\?token=[\w-]+$/,
  /^\/talents\/compare\?(talents=[\w%-]+&)?role=x1$/,
  /^\/roles\/x1\/talents\/[\w-]+\/interview$/,
];

/** The parsed query of a page; undefined if the page redirects. */
async function searchAt(page: Page, address: string): Promise<Search | undefined> {
  openAs(page);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const match = router.state.matches.find(({ routeId }) => routeId === page.id);
  const { href } = router.state.location;
  if (match === undefined && !OWN_REDIRECTS.some((pattern) => pattern.test(href)))
    throw new Error(`${address} ends at ${href}`);
  resetSession();
  queryClient.clear();
  return match?.search as Search | undefined;
}

/** All link targets of the page, resolved like a browser does. */
function targetsInSight(): readonly string[] {
  return [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
    ['href', 'src', 'action'].flatMap((name) => {
      const target = element.getAttribute(name);
      return target === null ? [] : [new URL(target, 'https://quint.example/page').href];
    }),
  );
}

/** Lists are empty; records are not found. */
const LIST = /^\/api\/(items\/)?\w+$/;

const isOwn = (target: string) => target.startsWith('https://quint.example/') || target.startsWith('mailto:');

beforeEach(() => {
  api.use(
    http.get('*/api/overview', () => HttpResponse.json({ data: EMPTY_OVERVIEW })),
    // A single record, although its name looks like a list.
    http.get('*/api/fairness', () => refuse(404, 'record.not_found')),
    http.get('*/api/*', ({ request }) =>
      LIST.test(new URL(request.url).pathname)
        ? HttpResponse.json({ data: [], meta: { filter_count: 0, total_count: 0 } })
        : refuse(404, 'record.not_found'),
    ),
    http.post('*/api/invite/talents/preview', () => refuse(503, 'SERVICE_UNAVAILABLE')),
    http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')),
  );
  answerPublicSettings();
});

it('finds the routes that parse their query', () => {
  expect(PAGES.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/checkout', '/checkout/return', '/talents', '/talents/compare', '/help']),
  );
});

describe.each(PAGES)('$path', (page) => {
  it('has all its keys without a query', () => {
    expect(page.keys.length).toBeGreaterThan(0);
    expect(Object.values(page.read({}))).toEqual(page.keys.map(() => undefined));
  });

  it('drops values that it does not understand', async () => {
    for (const query of queriesOf(page)) {
      const read = page.read(parseQuery(query));
      expect(Object.keys(read)).toEqual(page.keys);
      const search = await searchAt(page, `${page.path}?${query}`);
      if (search !== undefined) expect(search, query).toMatchObject(read);
    }
  });

  it.each(['https://evil.example/pay', 'javascript:alert(1)', '-1'])(
    'stands and leads nowhere else, asked with %j',
    async (value) => {
      openAs(page);
      renderApp(`${page.path}?${new URLSearchParams(page.keys.map((key) => [key, value])).toString()}`);
      await screen.findAllByRole('heading');
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.queryByText(commonEn.crashed.title)).toBeNull();
      expect(targetsInSight().filter((target) => !isOwn(target))).toEqual([]);
    },
  );
});

it.each(FOREIGN)('A login with the target %j ends on the start page', async (value) => {
  const { user, where } = renderApp(`/?redirectTo=${encodeURIComponent(value)}`);
  await user.type(await screen.findByLabelText(/E-mail/), 'lena@nordlicht.example');
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret-word');
  signedInAs(makeUser());
  api.use(
    http.post('*/api/auth/login', () =>
      HttpResponse.json({ data: { access_token: 'fresh', expires: 900_000 } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});
