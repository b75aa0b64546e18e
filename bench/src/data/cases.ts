import type { Ask } from './http-load.ts';
import type { DataWorld } from './world.ts';

/** One request in the words of each side. The bare driver is given a path of its own. */
export interface Turn {
  readonly ours: Ask;
  readonly bare: Ask;
  readonly peer: Ask;
}

export interface DataCase {
  readonly name: string;
  readonly what: string;
  /** Requests that differ, to be sent in turn. */
  readonly turns: readonly Turn[];
  /** Takes apart an answer that is not the usual JSON. */
  readonly read?: (body: Buffer) => unknown;
  /** What must be the same on every side. */
  readonly summarize: (data: unknown) => unknown;
  /** Least share of the bare driver and least multiple of the peer that we hold ourselves to. */
  readonly goal: { readonly bare: number; readonly peer: number };
  /** It leaves rows behind, to be cleared away after it. */
  readonly writes?: boolean;
  /** Also measured beside the peer with its cache on. */
  readonly cached?: boolean;
}

interface Identified {
  readonly id: string;
}

export const TALENT_FIELDS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'status',
  'gender',
  'language',
  'organization_id',
  'is_directly_invited',
  'is_insight_unlocked',
  'is_big_five_report_unlocked',
  'is_open_for_work',
  'tags',
  'date_created',
  'date_updated',
];
const RESULT_FIELDS = ['id', 'status', 'quality', 'o', 'c', 'e', 'a', 'es', 'date_finished'];
const below = (relation: string, fields: readonly string[]) => fields.map((field) => `${relation}.${field}`);

const NESTED = [
  ...TALENT_FIELDS,
  'roles.roles_id.id',
  'roles.roles_id.name',
  ...below('latestResult', RESULT_FIELDS),
];
/** The peer picks the latest by a to-many that is sorted and cut. */
const LATEST = {
  'alias[latestResult]': 'talents_results',
  deep: JSON.stringify({
    latestResult: { _filter: { status: { _eq: 'FINISHED' } }, _sort: ['-date_finished'], _limit: 1 },
  }),
};
const WHOLE = [
  ...TALENT_FIELDS,
  'roles.roles_id.id',
  'roles.roles_id.name',
  'teams.teams_id.id',
  'teams.teams_id.name',
  ...below('talents_results', RESULT_FIELDS),
];

type Parameters = Readonly<Record<string, string | number>>;

function get(path: string, parameters: Parameters = {}): Ask {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return { method: 'GET', path: query.size === 0 ? path : `${path}?${query.toString()}` };
}

/** The same read on all sides; the peer may need other parameters. */
function read(path: string, bare: string, parameters: Parameters, peer: Parameters = parameters): Turn {
  return { ours: get(`/api${path}`, parameters), bare: get(bare), peer: get(path, peer) };
}

function idsOf(data: unknown): unknown {
  return (data as Identified[]).map(({ id }) => id).toSorted();
}

/** Ids in order, with the roles and the latest result below each. */
function nestedOf(data: unknown): unknown {
  interface Nested extends Identified {
    readonly roles: readonly { readonly roles_id: Identified }[];
    readonly latestResult: Identified | readonly Identified[];
  }
  return (data as Nested[]).map(({ id, roles, latestResult }) => [
    id,
    roles.map((link) => link.roles_id.id).toSorted(),
    [latestResult].flat().map((result) => result.id),
  ]);
}

const ME = ['id', 'email', 'first_name', 'last_name', 'platform_language', 'avatar', 'role.name'];
const ME_OURS = [
  ...ME,
  'isFirstVisit',
  ...below('active_workspace', [
    'id',
    'name',
    'language',
    'is_freezed',
    'pack.name',
    'custom_limits.talent_insights_budget',
  ]),
  'role.admin_access',
];
const ME_PEER = [
  ...ME,
  'is_first_visit',
  ...below('active_workspace', ['id', 'name', 'language', 'is_freezed', 'pack', 'talent_insights_budget']),
  'role.id',
];

/** One page of talents with their roles and latest results. */
export function pageTurn(page: number): Turn {
  const parameters = { fields: NESTED.join(), sort: '-date_created', limit: 100, page };
  return read('/items/talents', `/page/${(page - 1) * 100}`, parameters, { ...parameters, ...LATEST });
}

/** Requests of the person's own account, as every screen starts with. */
export const ME_CASE: DataCase = {
  name: 'me',
  what: 'users/me, 15 fields',
  turns: [read('/users/me', '/me', { fields: ME_OURS.join() }, { fields: ME_PEER.join() })],
  summarize(data) {
    const { email, active_workspace } = data as { email: string; active_workspace: Identified };
    return [email, active_workspace.id];
  },
  goal: { bare: 0.5, peer: 35 },
  cached: true,
};

/** The whole list with what hangs on it. */
export const ALL_CASE: DataCase = {
  name: 'all',
  what: 'all talents nested (limit -1)',
  turns: [
    read(
      '/items/talents',
      '/all',
      { fields: NESTED.join(), sort: '-date_created', limit: -1 },
      { fields: NESTED.join(), sort: '-date_created', limit: -1, ...LATEST },
    ),
  ],
  summarize: nestedOf,
  goal: { bare: 0.8, peer: 6 },
  cached: true,
};

function smallReads(world: DataWorld): DataCase[] {
  return [
    ME_CASE,
    {
      name: 'one',
      what: 'one talent with all relations',
      turns: world.talentIds
        .slice(0, 100)
        .map((id) => read(`/items/talents/${id}`, `/one/${id}`, { fields: WHOLE.join() })),
      summarize: (data) => {
        const talent = data as Identified & Record<'roles' | 'teams' | 'talents_results', unknown[]>;
        return [talent.id, talent.roles.length, talent.teams.length, talent.talents_results.length];
      },
      goal: { bare: 0.5, peer: 80 },
      cached: true,
    },
    {
      name: 'roles',
      what: '50 roles',
      turns: [
        read('/items/roles', '/roles', {
          fields: 'id,name,purpose,description,date_created,date_updated',
          sort: 'name',
          limit: 100,
        }),
      ],
      summarize: idsOf,
      goal: { bare: 0.5, peer: 16 },
    },
  ];
}

function lists(world: DataWorld): DataCase[] {
  const flat = TALENT_FIELDS.join();
  return [
    {
      name: 'nested',
      what: '100 talents, 15 fields, nested roles, latest result',
      turns: [pageTurn(1)],
      summarize: nestedOf,
      goal: { bare: 0.8, peer: 7.5 },
      cached: true,
    },
    {
      name: 'pages',
      what: 'the same, 80 different pages',
      turns: Array.from({ length: 80 }, (_, index) => pageTurn(1 + ((index * 37) % 80))),
      summarize: nestedOf,
      goal: { bare: 0.8, peer: 8 },
    },
    ALL_CASE,
    {
      name: 'emails',
      what: 'all e-mails of two statuses',
      turns: [
        read('/items/talents', '/emails', {
          fields: 'email',
          filter: JSON.stringify({ status: { _in: ['FAVOURITE', 'EMPLOYEE'] } }),
          limit: -1,
        }),
      ],
      summarize: (data) => (data as { email: string }[]).map(({ email }) => email).toSorted(),
      goal: { bare: 0.8, peer: 5 },
    },
    {
      name: 'search',
      what: 'search',
      turns: [
        read('/items/talents', '/search/becker', {
          fields: flat,
          search: 'becker',
          sort: '-date_created',
          limit: 100,
        }),
      ],
      summarize: idsOf,
      goal: { bare: 0.8, peer: 8 },
    },
    {
      name: 'filter',
      what: 'filter, 100 flat rows',
      turns: [
        read('/items/talents', '/filter', {
          fields: flat,
          filter: JSON.stringify({ status: { _eq: 'EMPLOYEE' }, language: { _eq: 'EN' } }),
          sort: '-date_created',
          limit: 100,
        }),
      ],
      summarize: idsOf,
      goal: { bare: 0.7, peer: 10 },
    },
    {
      name: 'of-role',
      what: 'talents of a role',
      turns: [
        read('/items/talents', `/of-role/${world.roleId}`, {
          fields: 'id,email,first_name,last_name,status',
          filter: JSON.stringify({ roles: { roles_id: { _eq: world.roleId } } }),
          limit: -1,
        }),
      ],
      summarize: idsOf,
      goal: { bare: 0.8, peer: 5.5 },
    },
    {
      name: 'count',
      what: 'count distinct',
      turns: [
        read('/items/talents', '/count', {
          'aggregate[countDistinct]': 'id',
          filter: JSON.stringify({ status: { _eq: 'APPLICANT' } }),
        }),
      ],
      summarize: (data) => Number((data as { countDistinct: { id: string } }[])[0]?.countDistinct.id),
      goal: { bare: 0.9, peer: 3 },
    },
  ];
}

/** Every read of the table, small ones first. */
export function readCases(world: DataWorld): DataCase[] {
  return [...smallReads(world), ...lists(world)];
}
