import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { newId } from '#database/ids.ts';
import type { DeclaredRoute } from '#http/access.ts';
import { nameOf } from '#http/api-docs-routes.ts';
import { ERRORS } from '@quint/contract/errors.ts';
import { PASSWORD } from '#testing/factories.ts';
import type { Matrix, Principal, Refusal, Reply } from '#testing/matrix-world.ts';
import { createMatrix, refusalOf, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let matrix: Matrix;

beforeAll(async () => {
  matrix = await createMatrix(product);
});

interface Row {
  /** Table of the record that the address names. */
  readonly of: string;
  /** Who finds it in the own workspace; its administrators when it is not said. */
  readonly finder?: string;
  /** Nobody of the workspace but its talent and the administrators finds it. */
  readonly isPersonal?: boolean;
  /** Administrators of the platform find it in every workspace. */
  readonly isForPlatform?: boolean;
  readonly payload?: object;
}

/** What the addresses name. A route whose address names a record and that has no row here fails the run. */
const RECORDS: Readonly<Record<string, Row>> = {
  'DELETE /api/auth/sessions/:id': {
    of: 'session_families',
    finder: 'ORG_USER own',
    isPersonal: true,
    payload: { password: PASSWORD },
  },
  'PATCH /api/auth/passkeys/:id': {
    of: 'passkeys',
    finder: 'ORG_USER own',
    isPersonal: true,
    payload: { name: 'Key' },
  },
  'DELETE /api/auth/passkeys/:id': {
    of: 'passkeys',
    finder: 'ORG_USER own',
    isPersonal: true,
    payload: { password: PASSWORD },
  },
  'DELETE /api/auth/locked-accounts/:id': { of: 'users', finder: 'APP_ADMIN', isForPlatform: true },
  'POST /api/invite/users/:id/resend': { of: 'memberships', isForPlatform: true },
  'DELETE /api/invite/users/:id': { of: 'memberships', isForPlatform: true },
  'DELETE /api/members/:id': { of: 'memberships', isForPlatform: true },
  'POST /api/users/:id/reset-two-factor': { of: 'users', isForPlatform: true },
  'GET /api/users/:id': { of: 'users', isPersonal: true },
  'PATCH /api/users/:id': {
    of: 'users',
    finder: 'ORG_USER own',
    isPersonal: true,
    payload: { first_name: 'Kim' },
  },
  'POST /api/invite/talents/:resultId/resend': { of: 'talents_results' },
  'POST /api/invite/talents/:resultId/link': { of: 'talents_results' },
  'POST /api/invite/talents/:resultId/cancel': { of: 'talents_results' },
  'POST /api/invite/assessments/:id': { of: 'assessments' },
  'DELETE /api/invite/public-links/:id': { of: 'public_links' },
  'GET /api/reports/talents_results/:resultId/pdf': { of: 'talents_results', isPersonal: true },
  'GET /api/reports/getTalentEvaluationTexts/:resultId': { of: 'talents_results', isPersonal: true },
  'GET /api/reports/documents/:documentId': { of: 'report_documents' },
  'GET /api/reports/documents/:documentId/pdf': { of: 'report_documents' },
  'GET /api/reports/talents_results/:resultId/page': { of: 'talents_results', isPersonal: true },
  'GET /api/reports/teams/:teamId/page': { of: 'teams' },
  'GET /api/reports/assessments/:assessmentId/page': { of: 'assessments' },
  'GET /api/calculate-score/role/:id': { of: 'roles' },
  'GET /api/calculate-score/talent_new/:id': { of: 'talents' },
  'GET /api/inbox/:talentId': { of: 'talents', isPersonal: true },
  'POST /api/inbox/:talentId': { of: 'talents', isPersonal: true, payload: { text: 'Good morning' } },
  'POST /api/inbox/:talentId/seen': {
    of: 'talents',
    isPersonal: true,
    payload: { until: '01890000-0000-7000-8000-000000000000' },
  },
  'GET /api/assets/:id': { of: 'files' },
  'GET /api/avatars/:of/:id': { of: 'talents', isPersonal: true },
  'GET /api/files/:id': { of: 'files' },
  'PATCH /api/files/:id': { of: 'files', payload: { title: 'Report' } },
  'DELETE /api/files/:id': { of: 'files' },
};

const routes = () => product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/'));
const namesRecord = ({ url }: DeclaredRoute) => url.includes('/:') && !url.includes('/:collection');

/** The route with a key in the place of its record. */
function ask(route: DeclaredRoute, principal: Principal, id: string): Promise<Reply> {
  const row = RECORDS[nameOf(route)];
  const url = route.url
    .replace(':collection', 'roles')
    .replace(':of', row?.of ?? '')
    .replace(/:\w+/, id);
  const payload =
    row?.payload ?? (route.schema.body === undefined || route.method === 'DELETE' ? undefined : {});
  return request(product, principal, {
    method: route.method,
    url,
    ...(payload === undefined ? {} : { payload }),
  });
}

/** What the declaration of a route says to a principal; undefined lets pass. */
function expectedRefusal(
  { access, unauthenticated, readsFrom, url }: DeclaredRoute,
  principal: Principal,
): Refusal | undefined {
  if (access.kind === 'public' || access.kind === 'anybody') return undefined;
  if (access.kind === 'survey')
    return principal.hasSurvey ? undefined : { status: 401, code: 'survey.no_session' };
  if (access.kind === 'operator')
    return principal.actor?.userRole === 'APP_ADMIN' ? undefined : { status: 404, code: 'ROUTE_NOT_FOUND' };
  if (principal.actor === undefined) return { status: ERRORS[unauthenticated].status, code: unauthenticated };
  // Of records there may be own ones, which answer where others are refused.
  const read = url.includes('/:') ? undefined : COLLECTIONS.get(readsFrom ?? '')?.access.read;
  if (read !== undefined) return refusalOf(read(principal.actor));
  return access.kind === 'ask' ? refusalOf(access.may(principal.actor)) : undefined;
}

function principal(name: string): Principal {
  const found = matrix.principals.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`There is no principal "${name}"`);
  return found;
}

function idOf(world: Matrix['home'], row: Row): string {
  return String(world.rows.get(row.of)?.id);
}

/** Runs a check on every route that names a record and names what went wrong. */
async function listWrong(
  check: (route: DeclaredRoute, row: Row) => Promise<readonly string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes().filter(namesRecord)) {
    const row = RECORDS[nameOf(route)];
    const problems = row === undefined ? ['has no row'] : await check(route, row);
    wrong.push(...problems.map((problem) => `${nameOf(route)}: ${problem}`));
  }
  return wrong;
}

describe('every route, asked by everybody', () => {
  it('answers the key of another workspace, and of another person, like an unknown one', async () => {
    const wrong = await listWrong(async (route, row) => {
      const problems: string[] = [];
      for (const asking of matrix.principals) {
        const isEverywhere = row.isForPlatform === true && asking.name === 'APP_ADMIN';
        if (isEverywhere || expectedRefusal(route, asking) !== undefined) continue;
        const isAway = asking.actor?.organizationId !== matrix.home.organization.id;
        const isOther = row.isPersonal === true && asking.name === 'ORG_USER other';
        const world = isAway || isOther ? matrix.home : matrix.foreign;
        const unknown = await ask(route, asking, newId());
        const there = await ask(route, asking, idOf(world, row));
        if (unknown.bytes !== there.bytes)
          problems.push(`tells ${asking.name} what is there: ${there.status} ${there.code}`);
      }
      return problems;
    });
    expect(wrong).toEqual([]);
  });

  it('finds what is there for those it belongs to', async () => {
    const wrong = await listWrong(async (route, row) => {
      const asking = principal(row.finder ?? 'ORG_ADMIN');
      const unknown = await ask(route, asking, newId());
      const there = await ask(route, asking, idOf(matrix.home, row));
      return there.status < 500 && there.bytes !== unknown.bytes
        ? []
        : [`answers ${there.status} ${there.code}`];
    });
    expect(wrong).toEqual([]);
    const named = new Set(routes().map(nameOf));
    expect(Object.keys(RECORDS).filter((name) => !named.has(name))).toEqual([]);
  });

  // Last, as some of these requests end what the others found.
  it('lets pass and refuses as it declares', async () => {
    const wrong: string[] = [];
    // An own survey makes a talent of an administrator, and that opens routes to them.
    const changesWho = (route: DeclaredRoute) => nameOf(route) === 'POST /api/survey/own';
    const inOrder = [...routes()].toSorted(
      (one, other) => Number(changesWho(one)) - Number(changesWho(other)),
    );
    for (const route of inOrder) {
      for (const asking of matrix.principals) {
        const reply = await ask(route, asking, newId());
        const refusal = expectedRefusal(route, asking);
        const isRight =
          refusal === undefined
            ? reply.status < 500 && reply.code !== 'survey.no_session'
            : reply.status === refusal.status && reply.code === refusal.code;
        if (!isRight)
          wrong.push(`${nameOf(route)} answers ${asking.name} with ${reply.status} ${reply.code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a token that is not ours wherever a session is asked for', async () => {
    const forged: Principal = {
      name: 'forged',
      headers: { authorization: 'Bearer abc' },
      actor: undefined,
      hasSurvey: false,
    };
    const wrong: string[] = [];
    for (const route of routes()) {
      if (route.access.kind === 'public' || route.access.kind === 'survey') continue;
      const { status, code } = await ask(route, forged, newId());
      if (status !== 401 || code !== 'INVALID_CREDENTIALS')
        wrong.push(`${nameOf(route)} answers ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});
