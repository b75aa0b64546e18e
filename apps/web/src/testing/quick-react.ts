import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * In development, React records the creation stack of each element, for the first ten thousand per second. No test
 * reads it, and it takes an eighth of their time: this uses up the ten thousand in advance.
 */
export function skipOwnerStacks(): void {
  const internals = (React as Record<string, unknown>)[INTERNALS] as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
