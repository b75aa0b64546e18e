import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React in development notes for each element where it was created, with a stack of its own, for the first ten thousand
 * of a second. No test reads that, and it takes an eighth of their time: here the ten thousand are always used up.
 */
export function skipOwnerStacks(): void {
  const internals = (React as Record<string, unknown>)[INTERNALS] as object;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
