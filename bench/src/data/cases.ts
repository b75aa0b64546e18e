import type { HttpRequest } from '../http-load.ts';
import type { SQL } from '../sql.ts';
import type { World } from '../world.ts';

/** One request, as each side writes it. */
export interface SideRequests {
  readonly ours: HttpRequest;
  readonly bare: HttpRequest;
  readonly peer: HttpRequest;
}

export interface DataCase {
  readonly name: string;
  readonly what: string;
  /** Different requests, sent in turn. */
  readonly requests: readonly SideRequests[];
  /** Parses an answer that is not the usual JSON. */
  readonly read?: (body: Buffer) => unknown;
  /** The part that must be equal on every side. */
  readonly summarize: (data: unknown) => unknown;
  /** The goals: least share of the bare driver, least multiple of the peer. */
  readonly goal: { readonly bare: number; readonly peer: number };
  /** It adds rows, which are removed afterwards. */
  readonly writes?: boolean;
  /** Also measured against the peer with its cache on. */
  readonly usesCache?: boolean;
}

type Parameters = Readonly<Record<string, string | number>>;

/** A request, written once for all sides. */
interface Request {
  readonly method?: string;
  /** The peer's path in its data interface; ours is below `/api`. */
  readonly path: string;
  readonly query?: Parameters;
  /** Other parameters for the peer, added to the common ones. */
  readonly peerQuery?: Parameters;
  readonly body?: object;
  /** The statement of the bare driver. */
  readonly sql: keyof typeof SQL;
  /** Its values after the workspace; those of a body follow them. */
  readonly values?: readonly (string | number)[];
}

function toHttpRequest(path: string, { method = 'GET', body }: Request, query: Parameters = {}): HttpRequest {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const text = search.size === 0 ? '' : `?${search.toString()}`;
  return { method, path: `${path}${text}`, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Writes a request for each side. */
export function toSideRequests(request: Request): SideRequests {
  const { path, query, peerQuery, sql, values = [] } = request;
  return {
    ours: toHttpRequest(`/api${path}`, request, query),
    bare: toHttpRequest(`/${[sql, ...values].join('/')}`, request),
    peer: toHttpRequest(path, request, { ...query, ...peerQuery }),
  };
}

/** Some fields of one relation. */
const below = (relation: string, fields: string) => fields.split(',').map((field) => `${relation}.${field}`);

export const TALENT_FIELDS =
  'id,email,first_name,last_name,status,gender,language,organization_id,is_directly_invited,is_insight_unlocked,is_big_five_report_unlocked,is_open_for_work,tags,date_created,date_updated';
const RESULT_FIELDS = 'id,status,quality,o,c,e,a,es,date_finished';
const ROLES = below('roles.roles_id', 'id,name');
const ALL_FIELDS = [TALENT_FIELDS, ...ROLES, ...below('latestResult', RESULT_FIELDS)].join();
const WHOLE = [
  TALENT_FIELDS,
  ...ROLES,
  ...below('teams.teams_id', 'id,name'),
  ...below('talents_results', RESULT_FIELDS),
].join();
const ME = 'id,email,first_name,last_name,platform_language,avatar,role.name';
const OWN_WORKSPACE = 'id,name,language,is_freezed';
/** The peer selects the latest through a sorted and limited to-many relation. */
const LATEST = {
  'alias[latestResult]': 'talents_results',
  deep: JSON.stringify({
    latestResult: { _filter: { status: { _eq: 'FINISHED' } }, _sort: ['-date_finished'], _limit: 1 },
  }),
};
const where = (filter: object) => ({ filter: JSON.stringify(filter) });
const newest = (fields: string, limit = 100) => ({ fields, sort: '-date_created', limit });

/** Ids of the records in an answer, sorted. */
function idsOf(data: unknown): string[] {
  return (data as { id: string }[]).map(({ id }) => id).toSorted();
}

/** Sorted ids, with the roles and the latest result of each. */
function nestedOf(data: unknown): unknown {
  interface NestedTalent {
    readonly id: string;
    readonly roles: readonly { readonly roles_id: { readonly id: string } }[];
    readonly latestResult: object;
  }
  return (data as NestedTalent[]).map(({ id, roles, latestResult }) => [
    id,
    idsOf(roles.map((link) => link.roles_id)),
    idsOf([latestResult].flat()),
  ]);
}

/** One page of talents with their roles and latest results. */
const toPageRequests = (page: number): SideRequests =>
  toSideRequests({
    path: '/items/talents',
    query: { ...newest(ALL_FIELDS), page },
    peerQuery: LATEST,
    sql: 'page',
    values: [(page - 1) * 100],
  });

/** Eighty pages in an order without adjacent pages. */
export const PAGE_REQUESTS = Array.from({ length: 80 }, (_, index) =>
  toPageRequests(1 + ((index * 37) % 80)),
);

/** The person's own account: the first request of every screen. */
export function meCase({ userId }: World): DataCase {
  return {
    name: 'me',
    what: 'users/me, 15 fields',
    requests: [
      toSideRequests({
        path: '/users/me',
        query: {
          fields: [
            `${ME},isFirstVisit,role.admin_access`,
            ...below('active_workspace', `${OWN_WORKSPACE},pack.name,custom_limits.talent_insights_budget`),
          ].join(),
        },
        peerQuery: {
          fields: [
            `${ME},is_first_visit,role.id`,
            ...below('active_workspace', `${OWN_WORKSPACE},pack,talent_insights_budget`),
          ].join(),
        },
        sql: 'me',
        values: [userId],
      }),
    ],
    summarize(data) {
      const { email, active_workspace } = data as { email: string; active_workspace: { id: string } };
      return [email, active_workspace.id];
    },
    goal: { bare: 0.5, peer: 35 },
    usesCache: true,
  };
}

/** The whole list with its relations. */
export const ALL_CASE: DataCase = {
  name: 'all',
  what: 'all talents nested (limit -1)',
  requests: [
    toSideRequests({ path: '/items/talents', query: newest(ALL_FIELDS, -1), peerQuery: LATEST, sql: 'all' }),
  ],
  summarize: nestedOf,
  goal: { bare: 0.8, peer: 6 },
  usesCache: true,
};

/** One person with all relations. */
function oneCase({ talentIds }: World): DataCase {
  return {
    name: 'one',
    what: 'one talent with all relations',
    requests: talentIds
      .slice(0, 100)
      .map((id) =>
        toSideRequests({ path: `/items/talents/${id}`, query: { fields: WHOLE }, sql: 'one', values: [id] }),
      ),
    summarize(data) {
      const talent = data as { id: string } & Record<'roles' | 'teams' | 'talents_results', unknown[]>;
      return [talent.id, talent.roles.length, talent.teams.length, talent.talents_results.length];
    },
    goal: { bare: 0.5, peer: 80 },
    usesCache: true,
  };
}

const talents = (request: Omit<Request, 'path'>) => [toSideRequests({ path: '/items/talents', ...request })];

const COUNT_CASE: DataCase = {
  name: 'count',
  what: 'count distinct',
  requests: talents({
    query: { 'aggregate[countDistinct]': 'id', ...where({ status: { _eq: 'APPLICANT' } }) },
    sql: 'count',
  }),
  summarize: (data) => Number((data as { countDistinct: { id: string } }[])[0]?.countDistinct.id),
  goal: { bare: 0.9, peer: 3 },
};

const STATUSES = { status: { _in: ['FAVOURITE', 'EMPLOYEE'] } };

/** Queries on the list of talents. */
function questionCases({ roleId }: World): DataCase[] {
  return [
    {
      name: 'emails',
      what: 'all e-mails of two statuses',
      requests: talents({ query: { fields: 'email', ...where(STATUSES), limit: -1 }, sql: 'emails' }),
      summarize: (data) => (data as { email: string }[]).map(({ email }) => email).toSorted(),
      goal: { bare: 0.8, peer: 5 },
    },
    {
      name: 'search',
      what: 'search',
      requests: talents({
        query: { ...newest(TALENT_FIELDS), search: 'becker' },
        sql: 'search',
        values: ['becker'],
      }),
      summarize: idsOf,
      goal: { bare: 0.8, peer: 8 },
    },
    {
      name: 'filter',
      what: 'filter, 100 flat rows',
      requests: talents({
        query: {
          ...newest(TALENT_FIELDS),
          ...where({ status: { _eq: 'EMPLOYEE' }, language: { _eq: 'EN' } }),
        },
        sql: 'filter',
      }),
      summarize: idsOf,
      goal: { bare: 0.7, peer: 10 },
    },
    {
      name: 'of-role',
      what: 'talents of a role',
      requests: talents({
        query: {
          fields: 'id,email,first_name,last_name,status',
          ...where({ roles: { roles_id: { _eq: roleId } } }),
          limit: -1,
        },
        sql: 'of-role',
        values: [roleId],
      }),
      summarize: idsOf,
      goal: { bare: 0.8, peer: 5.5 },
    },
  ];
}

/** All reads of the table, small ones first. */
export function readCases(world: World): DataCase[] {
  return [
    meCase(world),
    oneCase(world),
    {
      name: 'roles',
      what: '50 roles',
      requests: [
        toSideRequests({
          path: '/items/roles',
          query: {
            fields: 'id,name,purpose,description,date_created,date_updated',
            sort: 'name',
            limit: 100,
          },
          sql: 'roles',
        }),
      ],
      summarize: idsOf,
      goal: { bare: 0.5, peer: 16 },
    },
    {
      name: 'nested',
      what: '100 talents, 15 fields, nested roles, latest result',
      requests: [toPageRequests(1)],
      summarize: nestedOf,
      goal: { bare: 0.8, peer: 7.5 },
      usesCache: true,
    },
    {
      name: 'pages',
      what: 'the same, 80 different pages',
      requests: PAGE_REQUESTS,
      summarize: nestedOf,
      goal: { bare: 0.8, peer: 8 },
    },
    ALL_CASE,
    ...questionCases(world),
    COUNT_CASE,
  ];
}
