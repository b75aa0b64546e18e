import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** More than are shown: the best of them are chosen here. */
const ASKED_FOR = 30;
/** Shorter words find half the workspace. */
export const SEARCH_FROM_CHARACTERS = 2;

interface Found {
  readonly talents: readonly { readonly id: string; readonly fullname: string }[];
  readonly roles: readonly { readonly id: string; readonly name: string }[];
}

async function list<Row>(collection: string, query: object, signal: AbortSignal): Promise<readonly Row[]> {
  return (await api<{ data: readonly Row[] }>(`/items/${collection}`, { query: { ...query }, signal })).data;
}

/** Talents and roles of the workspace in which the words occur, as far as the person may see them. */
export function foundQuery(words: string) {
  return queryOptions({
    queryKey: ['palette', words],
    queryFn: async ({ signal }): Promise<Found> => {
      const [talents, roles] = await Promise.all([
        list<Found['talents'][number]>(
          'talents',
          { fields: ['id', 'fullname'], search: words, sort: ['fullname'], limit: ASKED_FOR },
          signal,
        ),
        list<Found['roles'][number]>(
          'roles',
          {
            fields: ['id', 'name'],
            filter: { name: { _icontains: words } },
            sort: ['name'],
            limit: ASKED_FOR,
          },
          signal,
        ),
      ]);
      return { talents, roles };
    },
  });
}
