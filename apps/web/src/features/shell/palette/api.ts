import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

/** More than are shown: the client selects the best. */
const ASKED_FOR = 30;
/** Shorter words match too many records. */
export const SEARCH_FROM_CHARACTERS = 2;

/** Talents and roles of the workspace that contain the words and that the user may see. */
export function searchQuery(searchText: string) {
  return queryOptions({
    queryKey: ['palette', searchText],
    queryFn: async ({ signal }) => {
      const [talents, roles] = await Promise.all([
        items('talents').list({
          fields: ['id', 'fullname'],
          search: searchText,
          // For words with many matches, the newest are found without reading the whole list.
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
