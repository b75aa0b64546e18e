import { newId } from '#database/ids.ts';
import type { TestOrganization } from '#testing/factories.ts';
import type { PlainCollection, Row, World } from '#testing/plain-reading.ts';
import type { Product } from '#testing/product.ts';

// A workspace whose rows are known in memory: texts with pattern characters, umlauts, nulls, duplicates, and also rows
// that no query may return.

export const NAMES = ['aa', 'ab', 'Ab', 'b', 'ba', 'Änne', 'änne', 'Öl', 'Müller', 'MÜLLER', 'Straße'];
export const TEXTS = ['ab', 'Ab', 'a%', 'a_b', 'b\\', '', '100%', 'Ärger', 'ärger', 'x', "l'été", '"'];
export const TIMES = [
  '2023-12-31T23:59:59.999Z',
  '2024-01-01T00:00:00.000Z',
  '2024-01-01T00:00:00.001Z',
  '2024-06-30T12:00:00.000Z',
  '2025-01-01T12:00:00.000Z',
];
export const DAYS = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-12-30'];
export const STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'];
export const TAGS = ['ab', 'a%', 'Ä', 'x'];
export const RESULT_STATUSES = ['SENT', 'OPENED', 'FINISHED'];
export const PRIORITIES = ['high', 'medium', 'low'];
const MASK = '*****';

function pick<Value>(list: readonly Value[], index: number): Value {
  return list[index % list.length] as Value;
}
/** Every third one is null. */
function gap<Value>(index: number, value: Value): Value | null {
  return index % 3 === 1 ? null : value;
}
function rowsOf(count: number, make: (index: number) => Record<string, unknown>): Row[] {
  return Array.from({ length: count }, (_, index) => ({ id: newId(), ...make(index) }) as Row);
}
/** Pairs of two lists, in a pattern that leaves some without a partner. */
function pairs(
  left: readonly Row[],
  right: readonly Row[],
  make: (l: Row, r: Row, index: number) => object,
): Row[] {
  return left.flatMap((l, index) =>
    right
      .filter((_, bit) => ((index >> (bit % 5)) & 1) === 1 && bit < 7)
      .map((r, bit) => ({ id: newId(), ...make(l, r, index + bit) }) as Row),
  );
}

function makeTalents(): Row[] {
  return rowsOf(14, (index) => {
    const isMasked = index % 4 === 3;
    const [first, last] = [pick(NAMES, index * 3), pick(NAMES, index * 5 + 1)];
    return {
      email: isMasked ? MASK : `${index % 2 === 0 ? 'T' : 't'}${index}@mail.example`,
      first_name: first,
      last_name: isMasked ? MASK : last,
      fullname: `${first} ${isMasked ? MASK : last}`,
      status: pick(STATUSES, index),
      gender: gap(index, pick(['male', 'female'], index)),
      is_open_for_work: index % 2 === 0,
      isMasked,
      tags: TAGS.filter((_, bit) => ((index >> bit) & 1) === 1),
      date_created: pick(TIMES, index),
    };
  });
}

function makeResults(talents: readonly Row[]): Row[] {
  return talents.flatMap((talent, index) =>
    rowsOf(index % 4, (nth) => {
      const status = pick(RESULT_STATUSES, index + nth);
      const isFinished = status === 'FINISHED';
      return {
        talent: talent.id,
        status,
        quality: isFinished ? gap(index, 'ok') : null,
        o: isFinished ? 1 + ((index + nth) % 9) : null,
        es: isFinished ? gap(nth, 1 + (index % 3)) : null,
        // Each has a different time, so that one is the newest.
        date_created: new Date(Date.UTC(2024, index, 1, nth)).toISOString(),
        date_finished: isFinished ? new Date(Date.UTC(2024, 5, 1 + index, nth)).toISOString() : null,
      };
    }),
  );
}

function makeGoals(talents: readonly Row[]): Row[] {
  return rowsOf(9, (index) => ({
    objective: pick(NAMES, index * 4),
    priority: pick(PRIORITIES, index),
    context: gap(index, pick(TEXTS, index * 5)),
    first_mover: gap(index, pick(talents, index).id),
    date_created: pick(TIMES, index),
  }));
}

function makeKeyResults(goals: readonly Row[]): Row[] {
  return goals.flatMap((goal, index) =>
    rowsOf(index % 4, (nth) => ({
      goal: goal.id,
      text: pick(
        TEXTS.filter((text) => text.trim() !== ''),
        index + nth,
      ),
      is_done: (index + nth) % 2 === 0,
      percent: (index * 13 + nth * 29) % 101,
      sort: nth % 2,
    })),
  );
}

function makeAssessments(roles: readonly Row[]): Row[] {
  return rowsOf(8, (index) => {
    const [role, day, name] = [pick(roles, index * 5), pick(DAYS, index), gap(index, pick(NAMES, index))];
    return {
      name: name ?? `${String(role.name)} ${day.slice(0, 7)}`,
      role: role.id,
      date_start: day,
      date_end: pick(DAYS.slice(index % 4), index),
      purpose: pick(['team_evaluation', 'recruiting'], index),
    };
  });
}

function collection(rows: readonly Row[], shape: Partial<PlainCollection>): PlainCollection {
  return { searchFields: [], one: {}, many: {}, pick: {}, ...shape, rows };
}

const OF_TALENTS: Partial<PlainCollection> = {
  searchFields: ['email', 'fullname'],
  many: {
    roles: { to: 'roles_talents', by: 'talents_id' },
    teams: { to: 'teams_talents', by: 'talents_id' },
    talents_results: { to: 'talents_results', by: 'talent' },
  },
  pick: {
    latestResult: { to: 'talents_results', by: 'talent', newest: 'date_finished', status: 'FINISHED' },
    invitation: { to: 'talents_results', by: 'talent', newest: 'date_created' },
  },
};

function makeWorld(): World {
  const talents = makeTalents();
  const roles = rowsOf(36, (index) => ({
    name: pick(NAMES, index),
    purpose: gap(index, pick(TEXTS, index * 7)),
    'attributes.O.min': 1 + (index % 5),
    'attributes.O.max': 5 + (index % 3),
    date_created: pick(TIMES, index * 3),
  }));
  const teams = rowsOf(7, (index) => ({
    name: pick(NAMES, index * 2),
    report_text: gap(index, pick(TEXTS, index)),
    date_created: pick(TIMES, index),
  }));
  const goals = makeGoals(talents);
  return {
    roles: collection(roles, {
      searchFields: ['name', 'purpose'],
      many: { talents: { to: 'roles_talents', by: 'roles_id' } },
    }),
    roles_talents: collection(
      pairs(roles, talents, (role, talent, index) => ({
        roles_id: role.id,
        talents_id: talent.id,
        rejected: index % 3 === 0,
      })),
      { one: { roles_id: 'roles', talents_id: 'talents' } },
    ),
    talents: collection(talents, OF_TALENTS),
    talents_results: collection(makeResults(talents), { one: { talent: 'talents' } }),
    teams: collection(teams, {
      searchFields: ['name', 'report_text'],
      many: { talents: { to: 'teams_talents', by: 'teams_id' } },
    }),
    teams_talents: collection(
      pairs(talents, teams, (talent, team) => ({ talents_id: talent.id, teams_id: team.id })),
      { one: { teams_id: 'teams', talents_id: 'talents' } },
    ),
    goals: collection(goals, {
      searchFields: ['objective', 'context'],
      one: { first_mover: 'talents' },
      many: { key_results: { to: 'key_results', by: 'goal' } },
    }),
    assessments: collection(makeAssessments(roles), { searchFields: ['name'], one: { role: 'roles' } }),
    key_results: collection(makeKeyResults(goals), { searchFields: ['text'], one: { goal: 'goals' } }),
  };
}

type Columns = Record<string, unknown>;

/** The rows as their tables store them, in the order in which they can be stored. */
function tableRows(world: World, team: string): [string, readonly Columns[]][] {
  const rowsAt = (name: string) => world[name]?.rows ?? [];
  const talents = rowsAt('talents').map(({ fullname: _f, isMasked, ...row }, index): Columns => ({
    ...row,
    language: 'DE',
    is_directly_invited: isMasked !== true,
    ...(isMasked === true ? { email: `hidden${index}@mail.example`, last_name: 'Aab' } : {}),
  }));
  const roles = rowsAt('roles').map(({ 'attributes.O.min': o_min, 'attributes.O.max': o_max, ...row }) => ({
    ...row,
    o_min,
    o_max,
  }));
  const links = rowsAt('roles_talents').map(({ rejected, ...row }) => ({
    ...row,
    rejected_at: rejected === true ? new Date() : null,
  }));
  const results = rowsAt('talents_results').map(({ talent, ...row }) => ({
    ...row,
    talent_id: talent,
    language: 'DE',
    instrument_version: 'ipip-neo-work@2',
    link_expires_at: new Date(Date.now() + 86_400_000),
    result: row.status === 'FINISHED' ? '{}' : null,
  }));
  const goals = rowsAt('goals');
  // One without a name is named after its role and month.
  const assessments = rowsAt('assessments').map(({ role, name, ...row }) => ({
    ...row,
    role_id: role,
    name: / \d{4}-\d{2}$/.test(String(name)) ? null : name,
  }));
  return [
    ['talents', talents],
    ['roles', roles],
    ['teams', rowsAt('teams')],
    ['roles_talents', links],
    ['teams_talents', rowsAt('teams_talents')],
    ['talents_results', results],
    ['assessments', assessments],
    ['goals', goals],
    ['goals_teams', goals.map(({ id }) => ({ id: newId(), goals_id: id, teams_id: team }))],
    ['key_results', rowsAt('key_results').map(({ goal, ...row }) => ({ ...row, goal_id: goal }))],
  ];
}

async function store(product: Product, organization: TestOrganization, world: World): Promise<void> {
  const tables = tableRows(world, world.teams?.rows[0]?.id ?? '');
  await product.deps.db.platform.write(async (db) => {
    for (const [table, rows] of tables) {
      const values = rows.map((row) => ({ ...row, organization_id: organization.id }));
      await db
        .insertInto(table as 'roles')
        .values(values as never)
        .execute();
    }
  });
}

/** Stores the data in a workspace, and also rows that must not be found: deleted ones, and another workspace. */
export async function storeRandomWorld(
  product: Product,
  organization: TestOrganization,
  other: TestOrganization,
): Promise<World> {
  const world = makeWorld();
  await store(product, organization, world);
  await store(product, other, makeWorld());
  const deletedRow = { id: newId(), organization_id: organization.id, date_deleted: new Date() };
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('talents')
      .values({ ...deletedRow, email: 'gone@mail.example', first_name: 'aa', language: 'DE' })
      .execute();
    await db
      .insertInto('roles')
      .values({ ...deletedRow, name: 'aa' })
      .execute();
    const links = (world.roles?.rows ?? []).slice(0, 5).map(({ id }) => ({
      id: newId(),
      organization_id: organization.id,
      roles_id: id,
      talents_id: deletedRow.id,
    }));
    await db.insertInto('roles_talents').values(links).execute();
  });
  return world;
}
