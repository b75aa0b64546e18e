import type { DataCase, Turn } from './cases.ts';
import { PAGE_TURNS, turnOf } from './cases.ts';
import type { DataWorld } from './world.ts';

const STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'];
const PAGES_PER_WRITE = 19;
const ROLE = { name: 'Bench role', purpose: 'Keeps promises to customers.' };

/** Every turn changes something: each side has talents of its own and gives them one status after the other. */
function statusTurns({ talentIds }: DataWorld): Turn[] {
  const half = Math.floor(talentIds.length / 2);
  return STATUSES.flatMap((status) =>
    talentIds.slice(0, half).map((id, index) =>
      turnOf({
        method: 'PATCH',
        path: `/items/talents/${id}`,
        query: { fields: 'id,status' },
        body: { status },
        sql: 'status',
        values: [talentIds[half + index] ?? ''],
      }),
    ),
  );
}

function mixedTurns(world: DataWorld): Turn[] {
  return statusTurns(world).flatMap((write, index) => {
    const start = (index * PAGES_PER_WRITE) % PAGE_TURNS.length;
    return [...PAGE_TURNS, ...PAGE_TURNS].slice(start, start + PAGES_PER_WRITE).concat(write);
  });
}

/** Writes, and reads among writes. They come after all reads, because they leave rows behind. */
export function writeCases(world: DataWorld): DataCase[] {
  const statusOf = (data: unknown) => (data as { status: string }).status;
  const role = { method: 'POST', path: '/items/roles', query: { fields: 'id,name' }, body: ROLE };
  return [
    {
      name: 'status',
      what: 'patch a status',
      writes: true,
      turns: statusTurns(world),
      summarize: statusOf,
      goal: { bare: 0.35, peer: 20 },
    },
    {
      name: 'role',
      what: 'post a role',
      writes: true,
      turns: [turnOf({ ...role, sql: 'role' })],
      summarize: (data) => (data as { name: string }).name,
      goal: { bare: 0.35, peer: 14 },
    },
    {
      name: 'mixed',
      what: 'mixed 95 % pages, 5 % patch',
      writes: true,
      turns: mixedTurns(world),
      summarize: (data) => (Array.isArray(data) ? data.length : statusOf(data)),
      goal: { bare: 0.75, peer: 6.5 },
    },
  ];
}

/** Roles that the cases have made, and room that changed rows have left, must not weigh on what comes next. */
export const TIDY_UP = [
  `delete from roles where name = '${ROLE.name}'`,
  'vacuum analyze roles',
  'vacuum analyze talents',
];
