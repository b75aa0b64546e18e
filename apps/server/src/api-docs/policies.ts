import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { UserRole } from '@quint/domain/workspace/actor.ts';
import type { DeclaredRoute } from '#http/access.ts';
import type { Collection, Registry } from '#items/declare/collection.ts';
import { EVERYBODY } from '#items/declare/collection.ts';
import type { CollectionDescription, FieldDescription } from '#api-docs/describe-collections.ts';
import {
  ACTIONS,
  describeAccess,
  describeRegistry,
  describeRows,
  SAMPLE_ACTORS,
} from '#api-docs/describe-collections.ts';

const INTRODUCTION = `# Who may do what

Written by \`npm run policies\` from the declarations of the routes and collections; a test fails when it is stale.

- **yes**: allowed. For records that means those of the active workspace which the person's rows below let through; any
  other record answers like one that does not exist (403 \`FORBIDDEN\` below \`/items\`, 404 elsewhere).
- **no**: 403 \`FORBIDDEN\`. **sign in**: 401 \`INVALID_CREDENTIALS\`, below \`/items\` 403 \`FORBIDDEN\`. **survey link**: 401
  \`survey.no_session\`.
- **frozen**: 403 \`workspace.frozen\`. **off: FEATURE_X**: 403 \`workspace.feature_off\` with the name of the feature.
  **no workspace**: 400 \`workspace.none_active\`.
- **nothing**: 404, as for an address that does not exist.
- **see below**: as the collection says. The own account and its image answer in a frozen workspace, too.
- What a collection has no line for, nobody does.

The columns: a request without a session; a survey session, which a link opens on one device; a talent with an account;
an administrator of the workspace; the same while the workspace is frozen; the same with every feature switched off; an
administrator of the platform, who works in the active workspace like everybody else; the seat of the works council, which
reads no collection; a hiring manager, who reads no collection either, and of roles only those they decide about. A hiring
manager who is also a talent of the workspace may do in addition what \`ORG_USER\` may.`;

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const PEOPLE = SAMPLE_ACTORS.map(({ name }) => name);

function memberCells({ access, readsFrom, url }: DeclaredRoute, registry: Registry): string[] {
  const read = readsFrom === undefined ? undefined : registry.get(readsFrom)?.access.read;
  return SAMPLE_ACTORS.map(({ actor }) => {
    if (/\/:(collection|of)\b/.test(url)) return 'see below';
    if (read !== undefined) return describeAccess(read(actor));
    return access.kind === 'ask' ? describeAccess(access.may(actor)) : 'yes';
  });
}

function routeCells(route: DeclaredRoute, registry: Registry): string[] {
  const { access, unauthenticatedCode } = route;
  if (access.kind === 'public' || access.kind === 'anybody')
    return Array.from({ length: PEOPLE.length + 2 }, () => 'yes');
  if (access.kind === 'survey') return ['survey link', 'yes', ...PEOPLE.map(() => 'survey link')];
  if (access.kind === 'operator')
    return [
      'nothing',
      'nothing',
      ...SAMPLE_ACTORS.map(({ name }) => (name === 'APP_ADMIN' ? 'yes' : 'nothing')),
    ];
  const outside = unauthenticatedCode === 'FORBIDDEN' ? 'no' : 'sign in';
  return [outside, outside, ...memberCells(route, registry)];
}

const REQUIREMENTS = {
  public: 'nothing',
  anybody: 'nothing, but knows a session',
  'signed-in': 'a session',
  survey: 'a survey session',
  operator: 'this machine in a demo world, or an administrator of the platform',
};

/** Public routes that check access themselves, or that a proxy blocks. */
const ROUTE_GUARDS: Readonly<Record<string, string>> = {
  '/metrics': 'this machine without a proxy, or `METRICS_TOKEN`',
  '/readyz': 'nothing; the examples of proxies forward it to nobody',
};

function questionOf({ access, readsFrom, url }: DeclaredRoute): string {
  const guard = ROUTE_GUARDS[url];
  if (guard !== undefined) return guard;
  if (readsFrom !== undefined) return `a session, and [${readsFrom}](#${readsFrom})`;
  if (access.kind === 'ask') return `\`${access.question}\``;
  if (access.kind === 'survey' && access.isProved === true) return 'a proved survey session';
  return url.includes('/:collection') ? 'a session, and the collection' : REQUIREMENTS[access.kind];
}

/** The requirements of a route besides its access rule, and whether it needs a required second factor. */
function extrasOf({ needsProof, withoutFactor }: DeclaredRoute): string[] {
  return [
    ...(needsProof ? ["a proof of the account's owner"] : []),
    ...(withoutFactor === undefined ? [] : ['also before a required second factor is set up']),
  ];
}

function describeRoutes(routes: readonly DeclaredRoute[], registry: Registry): string {
  const sortedRoutes = routes.toSorted(
    (left, right) => compareCodes(left.url, right.url) || compareCodes(left.method, right.method),
  );
  const rows = sortedRoutes.map((route) => [
    `${route.method} \`${route.url}\``,
    ...routeCells(route, registry),
    [questionOf(route), ...extrasOf(route)].join(', '),
  ]);
  return tableOf(['Route', 'anonymous', 'survey', ...PEOPLE, 'asks for'], rows);
}

function describeActions(registry: Registry): string {
  const rows = describeRegistry(registry).flatMap(({ name }) => {
    const access = registry.get(name)?.access;
    return ACTIONS.filter((action) => access?.[action] !== undefined).map((action) => [
      `[${name}](#${name})`,
      action,
      'no',
      ...SAMPLE_ACTORS.map(({ actor }) => describeAccess(access?.[action]?.(actor))),
    ]);
  });
  return tableOf(['Collection', 'action', 'anonymous', ...PEOPLE], rows);
}

function rolesOf(roles: readonly UserRole[]): string {
  if (roles.length === 0) return '–';
  const isAll = EVERYBODY.every((role) => roles.includes(role));
  return isAll ? ['all', ...roles.filter((role) => !EVERYBODY.includes(role))].join(', ') : roles.join(', ');
}

function writersOf({ creatableBy, changeableBy }: FieldDescription): string {
  const [create, change] = [rolesOf(creatableBy), rolesOf(changeableBy)];
  if (create === change) return create;
  const parts = [create === '–' ? '' : `${create} (create)`, change === '–' ? '' : `${change} (update)`];
  return parts.filter((part) => part !== '').join(', ');
}

function notesOf(field: FieldDescription): string {
  const { relation } = field;
  const notes = [
    relation === undefined
      ? ''
      : `${relation.kind === 'many' ? 'many' : 'one'} of [${relation.to}](#${relation.to})`,
    field.maskedFor.length > 0 ? `may be masked for ${rolesOf(field.maskedFor)}` : '',
    field.personal ? 'reading is noted in the audit log' : '',
    field.isRequired ? 'required' : '',
    field.searchable ? 'searched' : '',
    field.filterable ? '' : 'no filter',
    field.sortable || relation !== undefined ? '' : 'no sorting',
  ];
  return notes.filter((note) => note !== '').join('; ');
}

function describeSection(collection: Collection, { name, fields }: CollectionDescription): string {
  const rows = fields.map((field) => [
    `\`${field.path}\``,
    field.type,
    rolesOf(field.readableBy),
    writersOf(field),
    notesOf(field),
  ]);
  const table = tableOf(['Field', 'type', 'read by', 'written by', 'notes'], rows);
  return [
    `### ${name}`,
    describeRows(collection)
      .map((line) => `- ${line}`)
      .join('\n'),
    table,
  ].join('\n\n');
}

/** The policy table of the product in Markdown: every route, every collection, every field. */
export function describePolicies(routes: readonly DeclaredRoute[], registry: Registry): string {
  const sections = describeRegistry(registry).map((description) => {
    const collection = registry.get(description.name);
    return collection === undefined ? '' : describeSection(collection, description);
  });
  const parts = [
    INTRODUCTION,
    '## Routes',
    describeRoutes(routes, registry),
    '## Collections',
    describeActions(registry),
    '## Rows and fields',
    ...sections,
  ];
  return `${parts.join('\n\n')}\n`;
}
