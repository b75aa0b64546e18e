import type { DataCase, SideRequests } from './cases.ts';
import { PAGE_REQUESTS, toSideRequests } from './cases.ts';
import type { World } from '../world.ts';

const STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'];
const PAGES_PER_WRITE = 19;
const ROLE = { name: 'Bench role', purpose: 'Keeps promises to customers.' };

/** Every request changes a row: each side has its own talents and sets their statuses one after another. */
function listStatusRequests({ talentIds }: World): SideRequests[] {
  const half = Math.floor(talentIds.length / 2);
  return STATUSES.flatMap((status) =>
    talentIds.slice(0, half).map((id, index) =>
      toSideRequests({
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

function listMixedRequests(world: World): SideRequests[] {
  return listStatusRequests(world).flatMap((write, index) => {
    const start = (index * PAGES_PER_WRITE) % PAGE_REQUESTS.length;
    return [...PAGE_REQUESTS, ...PAGE_REQUESTS].slice(start, start + PAGES_PER_WRITE).concat(write);
  });
}

/** Writes, and reads during writes. They run after all reads, because they add rows. */
export function writeCases(world: World): DataCase[] {
  const statusOf = (data: unknown) => (data as { status: string }).status;
  const role = { method: 'POST', path: '/items/roles', query: { fields: 'id,name' }, body: ROLE };
  return [
    {
      name: 'status',
      what: 'patch a status',
      writes: true,
      requests: listStatusRequests(world),
      summarize: statusOf,
      goal: { bare: 0.35, peer: 20 },
    },
    {
      name: 'role',
      what: 'post a role',
      writes: true,
      requests: [toSideRequests({ ...role, sql: 'role' })],
      summarize: (data) => (data as { name: string }).name,
      goal: { bare: 0.35, peer: 14 },
    },
    {
      name: 'mixed',
      what: 'mixed 95 % pages, 5 % patch',
      writes: true,
      requests: listMixedRequests(world),
      summarize: (data) => (Array.isArray(data) ? data.length : statusOf(data)),
      goal: { bare: 0.75, peer: 6.5 },
    },
  ];
}

/** Roles created by the cases, and free space from changed rows, must not affect the next measurement. */
export const TIDY_UP = [
  `delete from roles where name = '${ROLE.name}'`,
  'vacuum analyze roles',
  'vacuum analyze talents',
];
