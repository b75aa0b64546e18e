import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { i18n } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import type { PageDeclaration } from '#lib/page.ts';
import { parseQuery, stringifyQuery } from '#lib/search-values.ts';
import type { SignOutReason } from '#lib/sign-out.ts';
import { routeTree } from './route-tree.gen.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageDeclaration {}
}

/** A route that takes longer than this shows its skeleton. */
const PENDING_AFTER_MS = 80;

/** Creates the router; tests pass a history in memory. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    // Plain text: the router's own parser turns URL values into numbers, lists and objects.
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    ...(history === undefined ? {} : { history }),
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 0,
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}

/** Opens the login page after the session has ended; after an expired one the user returns to the page. */
export async function leaveSession(
  router: ReturnType<typeof createAppRouter>,
  reason: SignOutReason,
): Promise<void> {
  const here = toOwnPath(router.state.location.href);
  if (reason === 'expired' || reason === 'elsewhere') {
    const text = i18n.t(reason === 'expired' ? 'fault.sessionEndedText' : 'fault.sessionElsewhere');
    notify({ id: 'session-ended', type: 'warning', headline: i18n.t('fault.sessionEnded'), text });
  }
  const redirectTo = reason === 'expired' && here !== '/' ? here : undefined;
  await router.navigate({ to: '/', search: redirectTo === undefined ? {} : { redirectTo }, replace: true });
}
