import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';

/** The URL and methods of a route. */
interface Address {
  readonly method: string;
  /** With parameters, as `/api/items/:collection`. */
  readonly url: string;
}

interface UnmatchedRoute {
  readonly failure: Failure;
  /** Methods of the URL; empty for an unknown one. */
  readonly methods: readonly string[];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith(':') || segment === '*';

/** The URL with the static parts as in the route; undefined if the route does not match. */
function spellingOf(route: string, path: string): string | undefined {
  const [routeSegments, pathSegments] = [segmentsOf(route), segmentsOf(path)];
  if (routeSegments.length !== pathSegments.length) return undefined;
  const spelt = routeSegments.map((segment, index) => {
    const part = pathSegments[index] ?? '';
    if (isParameter(segment)) return part;
    return segment.toLowerCase() === part.toLowerCase() ? segment : undefined;
  });
  return spelt.includes(undefined) ? undefined : `/${spelt.join('/')}`;
}

/** Among several routes the one with the fewest parameters: `/users/me` before `/users/:id`. */
function closestOf(
  routes: readonly Address[],
  path: string,
): { spelling: string; methods: string[] } | undefined {
  const near = routes
    .flatMap((route) => {
      const spelling = spellingOf(route.url, path);
      return spelling === undefined ? [] : [{ ...route, spelling }];
    })
    .toSorted((a, b) => a.url.split(':').length - b.url.split(':').length);
  const [first] = near;
  if (first === undefined) return undefined;
  const methods = near.filter(({ spelling }) => spelling === first.spelling).map(({ method }) => method);
  return { spelling: first.spelling, methods: [...new Set(methods)].toSorted(compareCodes) };
}

/** Why no route matches: an unsupported method, wrong case, or an unknown URL. */
export function explainUnmatchedRoute(
  routes: readonly Address[],
  { method, path }: { readonly method: string; readonly path: string },
): UnmatchedRoute {
  const none: UnmatchedRoute = { failure: fail('ROUTE_NOT_FOUND', { path }), methods: [] };
  if (!/^\/api\//i.test(path)) return none;
  const closest = closestOf(routes, path);
  if (closest === undefined) return none;
  const { spelling, methods } = closest;
  const isSpeltRight = segmentsOf(path).join('/') === segmentsOf(spelling).join('/');
  if (!isSpeltRight) {
    const reason = `addresses are read letter by letter: this one is "${spelling}"`;
    return { failure: fail('ROUTE_NOT_FOUND', { path, reason, address: spelling }), methods: [] };
  }
  const reason = `there is no ${method} here, but ${methods.join(', ')}`;
  return {
    failure: fail('route.no_such_method', { path, method, methods: methods.join(', '), reason }),
    methods,
  };
}
