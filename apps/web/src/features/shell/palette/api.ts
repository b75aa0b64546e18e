import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

/** More than are shown: the best are chosen on the client. */
const ASKED_FOR = 30;
/** Shorter words match half the workspace. */
export const SEARCH_FROM_CHARACTERS = 2;

/** Talents and roles of the workspace that contain the words, as far as the user may see them. */
export function searchQuery(searchText: string) {
  return queryOptions({
    queryKey: ['palette', searchText],
    queryFn: async ({ signal }) => {
      const [talents, roles] = await Promise.all([
        items('talents').list({
          fields: ['id', 'fullname'],
          search: searchText,
          // Of words that many people have, the newest are found without reading the whole list.
          sort: '-date_created',
          limit: ASKED_FOR,
          signal,
        }),
        items('roles').list({
          fields: ['id', 'name', 'state'],
          filter: { name: { _search: searchText } },
          sort: 'name',
          limit: ASKED_FOR,
          signal,
        }),
      ]);
      return { talents, roles };
    },
  });
}
