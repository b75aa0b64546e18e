import { readFileSync } from 'node:fs';
import type { DeclaredRoute } from '#http/access.ts';
import type { Principal, Refusal } from '#testing/matrix-world.ts';

const PAGE = new URL('../../../../docs/policies.md', import.meta.url);
const ROUTE_ROW = /^\| (?<route>[A-Z]+ `[^`]+`) \|/;

/** The principals of the matrix that a column of the page is about, by the name of the column. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  anonymous: 'anonymous',
  survey: 'survey',
  'ORG_USER own': 'ORG_USER',
  'ORG_USER other': 'ORG_USER',
  ORG_ADMIN: 'ORG_ADMIN',
  'ORG_ADMIN, frozen': 'ORG_ADMIN, frozen',
  APP_ADMIN: 'APP_ADMIN',
  WORKS_COUNCIL: 'WORKS_COUNCIL',
  HIRING_MANAGER: 'HIRING_MANAGER',
};

const REFUSALS: Readonly<Record<string, Refusal>> = {
  no: { status: 403, code: 'FORBIDDEN' },
  'sign in': { status: 401, code: 'INVALID_CREDENTIALS' },
  'survey link': { status: 401, code: 'survey.no_session' },
  frozen: { status: 403, code: 'workspace.frozen' },
  nothing: { status: 404, code: 'ROUTE_NOT_FOUND' },
};

const splitCells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** What docs/policies.md says about a route and a principal; undefined where it says nothing. */
type PolicyReader = (
  route: Pick<DeclaredRoute, 'method' | 'url' | 'readsFrom'>,
  principal: Pick<Principal, 'name'>,
) => Refusal | 'yes' | undefined;

/** Reads the table of routes in docs/policies.md. */
export function readPolicies(page = readFileSync(PAGE, 'utf8')): PolicyReader {
  const lines = page.split('\n');
  const columns = splitCells(lines.find((line) => line.startsWith('| Route |')) ?? '');
  const rows = new Map(
    lines.flatMap((line) => {
      const route = ROUTE_ROW.exec(line)?.groups?.route;
      return route === undefined ? [] : [[route, splitCells(line)] as const];
    }),
  );
  return ({ method, url, readsFrom }, { name }) => {
    // Of records there may be own ones, which answer where others are refused.
    if (readsFrom !== undefined && url.includes('/:')) return undefined;
    const cell = rows.get(`${method} \`${url}\``)?.[columns.indexOf(COLUMN_OF[name] ?? '')];
    return cell === 'yes' ? 'yes' : REFUSALS[cell ?? ''];
  };
}
