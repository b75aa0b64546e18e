import type { DataCase, Turn } from './cases.ts';
import { pageTurn } from './cases.ts';
import type { DataWorld } from './world.ts';

const STATUSES = ['APPLICANT', 'FAVOURITE', 'EMPLOYEE'];
const PAGES = 80;
const PAGES_PER_WRITE = 19;
const ROLE = { name: 'Bench role', purpose: 'Keeps promises to customers.' };

/** Every turn changes something: each side has talents of its own and gives them one status after the other. */
function statusTurns({ talentIds }: DataWorld): Turn[] {
  const half = Math.floor(talentIds.length / 2);
  return STATUSES.flatMap((status) =>
    talentIds.slice(0, half).map((id, index) => {
      const body = JSON.stringify({ status });
      const other = talentIds[half + index] ?? '';
      return {
        ours: { method: 'PATCH', path: `/api/items/talents/${id}?fields=id,status`, body },
        bare: { method: 'PATCH', path: `/status/${other}`, body },
        peer: { method: 'PATCH', path: `/items/talents/${id}?fields=id,status`, body },
      };
    }),
  );
}

function roleTurn(): Turn {
  const post = (path: string) => ({ method: 'POST', path, body: JSON.stringify(ROLE) });
  const query = '?fields=id,name';
  return { ours: post(`/api/items/roles${query}`), bare: post('/role'), peer: post(`/items/roles${query}`) };
}

function mixedTurns(world: DataWorld): Turn[] {
  const pages = Array.from({ length: PAGES }, (_, index) => pageTurn(1 + ((index * 37) % PAGES)));
  return statusTurns(world).flatMap((write, index) => {
    const start = (index * PAGES_PER_WRITE) % PAGES;
    return [...pages, ...pages].slice(start, start + PAGES_PER_WRITE).concat(write);
  });
}

/** Writes, and reads among writes. They come after all reads, because they leave rows behind. */
export function writeCases(world: DataWorld): DataCase[] {
  return [
    {
      name: 'status',
      what: 'patch a status',
      writes: true,
      turns: statusTurns(world),
      summarize: (data) => (data as { status: string }).status,
      goal: { bare: 0.35, peer: 20 },
    },
    {
      name: 'role',
      what: 'post a role',
      writes: true,
      turns: [roleTurn()],
      summarize: (data) => (data as { name: string }).name,
      goal: { bare: 0.35, peer: 14 },
    },
    {
      name: 'mixed',
      what: 'mixed 95 % pages, 5 % patch',
      writes: true,
      turns: mixedTurns(world),
      summarize: (data) => (Array.isArray(data) ? data.length : (data as { status: string }).status),
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
