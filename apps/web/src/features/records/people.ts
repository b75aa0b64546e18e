import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

/** Everybody of the workspace by name, to choose from. */
export const peopleQuery = queryOptions({
  queryKey: ['talents', 'people'],
  queryFn: ({ signal }) =>
    items('talents').list({ fields: ['id', 'fullname'], sort: 'fullname', limit: -1, signal }),
});
