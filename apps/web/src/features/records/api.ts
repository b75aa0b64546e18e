import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

/** Everybody in the workspace by name, for select fields. */
export const peopleQuery = queryOptions({
  queryKey: ['talents', 'people'],
  queryFn: ({ signal }) =>
    items('talents').list({ fields: ['id', 'fullname'], sort: 'fullname', limit: -1, signal }),
});
