import { ApiError } from './api-error.ts';
import { notify, withdraw, type NotificationInput } from './notify.ts';

/** The last failed call, by the id of the toast that reports it. */
const said = new Map<string, string>();

/** Reports that an action failed, until the same call succeeds. */
export function notifyFailure(error: unknown, input: Omit<NotificationInput, 'type'>): void {
  const id = notify({ ...input, type: 'error' });
  if (error instanceof ApiError) said.set(id, error.call);
}

/** Reports the server's refusal and its reason; a lost network and server faults are reported centrally. */
export function notifyRefusal(error: unknown, about: Pick<NotificationInput, 'id' | 'headline'> = {}): void {
  if (error instanceof ApiError && error.status < 500)
    notifyFailure(error, { ...about, text: error.message });
}

/** The call succeeded, so its report is withdrawn. */
export function takeBackFailures(call: string): void {
  for (const [id, failed] of said) {
    if (failed !== call) continue;
    said.delete(id);
    withdraw(id);
  }
}
