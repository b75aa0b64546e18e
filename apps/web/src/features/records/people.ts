import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

export interface PersonName {
  readonly id: string;
  readonly fullname: string;
}

/** Everybody of the workspace by name, to choose from. */
export const peopleQuery = queryOptions({
  queryKey: ['talents', 'people'],
  queryFn: async ({ signal }) => {
    const query = { fields: ['id', 'fullname'], sort: 'fullname', limit: -1 };
    return (await api<{ data: PersonName[] }>('/items/talents', { query, signal })).data;
  },
});
