import { ApiError } from './api-error.ts';
import { notify, withdraw, type NotificationInput } from './notify.ts';

/** The call that failed last, by the toast that says so. */
const said = new Map<string, string>();

/** Says that something could not be done, until the same call succeeds. */
export function notifyFailure(error: unknown, input: Omit<NotificationInput, 'type'>): void {
  const id = notify({ ...input, type: 'error' });
  if (error instanceof ApiError) said.set(id, error.call);
}

/** Says what the server refused and why; no network and faults of the server are said for all screens at once. */
export function notifyRefusal(error: unknown, about: Pick<NotificationInput, 'id' | 'headline'> = {}): void {
  if (error instanceof ApiError && error.status < 500)
    notifyFailure(error, { ...about, text: error.message });
}

/** The call succeeded: what was said about it is over. */
export function takeBackFailures(call: string): void {
  for (const [id, failed] of said) {
    if (failed !== call) continue;
    said.delete(id);
    withdraw(id);
  }
}
