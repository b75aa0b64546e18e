/** What each route does, in a few words. */
export const ROUTE_SUMMARIES: Readonly<Record<string, string>> = {
  'GET /api/docs': 'This page',
  'GET /api/docs/openapi.json': 'The description of the interface as OpenAPI 3.1',
};
