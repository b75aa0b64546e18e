import { isApiError } from './api-error.ts';
import { showLimit, type MetLimit } from './panels.ts';

const SEATS = ['administrators', 'members'] as const;

function readLimit(details: Readonly<Record<string, unknown>>): MetLimit | undefined {
  const of = SEATS.find((seats) => seats === details['of']);
  return of === undefined ? undefined : { of };
}

/**
 * Opens the panel about the plan if an error says that a limit was reached. Returns whether it did; the caller reports
 * other errors.
 */
export function offerMore(error: unknown): boolean {
  const metLimit = isApiError(error, 'plan.limit_reached') ? readLimit(error.details) : undefined;
  if (metLimit === undefined) return false;
  showLimit(metLimit);
  return true;
}
