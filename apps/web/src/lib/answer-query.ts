import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { apiData, type ApiRequest } from './api-client.ts';

/** A query for the `data` of one API path. */
export function answerQuery<Answer extends { readonly data: unknown }>(
  queryKey: QueryKey,
  path: string,
  query?: ApiRequest['query'],
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => apiData<Answer>(path, { query, signal }) });
}
