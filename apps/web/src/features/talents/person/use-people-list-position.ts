import type { ListPosition } from '#features/base/records/use-list-position.ts';
import { useListPosition } from '#features/base/records/use-list-position.ts';

/** Lists of people; each has its own pages for them. */
const LISTS_OF_PEOPLE = ['/talents', '/talent-pool'] as const;

/** The position of the person in the list of origin, if that list has pages like this one. */
export function usePeopleListPosition(id: string, pathOf: (id: string) => string): ListPosition | undefined {
  const position = useListPosition(id);
  if (position === undefined) return undefined;
  const own = pathOf('');
  const path = position.href.split('?')[0] ?? '';
  const isOfPeople = LISTS_OF_PEOPLE.some((list) => own.startsWith(`${list}/`) && path === list);
  return isOfPeople || own.startsWith(`${path}/`) ? position : undefined;
}
