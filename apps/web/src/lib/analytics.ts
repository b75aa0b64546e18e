import type { AnalyticsAction, AnalyticsEventBody } from '@quint/contract/operation/analytics.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { api } from './api-client.ts';
import { fetchPublicSettings } from './public-settings.ts';
import { getTemporaryUserId } from './temporary-user.ts';

/** Provides the current user and workspace. */
export interface AnalyticsStore {
  readonly findPerson: () => Pick<CurrentUser, 'id' | 'active_workspace'> | undefined;
}

let store: AnalyticsStore | undefined;

/** Sets the user for later events; without an argument, events are anonymous again. */
export function registerAnalyticsStore(next?: AnalyticsStore): void {
  store = next;
}

/** The current local day, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** Counts an event. A failure is logged and rethrown; callers do not show it. Throws when no store is registered. */
export async function trackEvent(
  action: AnalyticsAction,
  of: Pick<AnalyticsEventBody, 'organization' | 'user'> = {},
): Promise<void> {
  if (store === undefined) throw new Error('Store instance is not available');
  const person = store.findPerson();
  try {
    const { parentDomain } = await fetchPublicSettings();
    const body: AnalyticsEventBody = {
      action,
      organization: of.organization ?? person?.active_workspace?.id ?? null,
      user: of.user ?? person?.id ?? null,
      anonymousSessionId: getTemporaryUserId(parentDomain),
      count: 1,
      date: today(),
    };
    await api('/analytics/track-event', { body, isBackground: true });
  } catch (cause) {
    // oxlint-disable-next-line no-console -- the user sees nothing of it, so it must be logged
    console.error('An event could not be counted', cause);
    throw cause;
  }
}
