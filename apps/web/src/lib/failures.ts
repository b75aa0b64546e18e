import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { ApiError, isApiError, NetworkError } from './api-error.ts';
import { notify, withdraw, type NotificationInput } from './notify.ts';

/** The last failed call, by the id of the toast that reports it. */
const failedCalls = new Map<string, string>();

const reportedErrors = new WeakSet<object>();

/** Says that the user sees this error: a toast or the page shows it. Every other error gets a general toast. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reportedErrors.add(error);
}

/** Whether a toast or the page shows this error. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reportedErrors.has(error);
}

const INTERNAL = 500;

/** Whether the server said why: not with an internal fault, and the answer of a proxy gives no reason. */
export function hasReason(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== INTERNAL && error.all.length > 0;
}

/** The server's reason for the page to show; undefined for a lost network or a fault, which get the general toast. */
export function refusalText(error: unknown): string | undefined {
  if (!hasReason(error)) return undefined;
  markReported(error);
  return error.message;
}

/** True for a refusal with this code, which the page shows in words or a state of its own. */
export function isShownRefusal(error: unknown, code: ErrorCode): error is ApiError {
  if (!isApiError(error, code)) return false;
  markReported(error);
  return true;
}

/** Why an action failed, for the page to show: the server's reason, or else the page's own words. */
export function failureText(error: unknown, fallbackText: string): string {
  markReported(error);
  return hasReason(error) ? error.message : fallbackText;
}

/** Reports that an action failed, until the same call succeeds. */
export function notifyFailure(error: unknown, input: Omit<NotificationInput, 'type'>): void {
  markReported(error);
  const id = notify({ ...input, type: 'error' });
  if ((error instanceof ApiError || error instanceof NetworkError) && error.call !== undefined)
    failedCalls.set(id, error.call);
}

/** Reports the server's refusal and its reason; a lost network and server faults are reported centrally. */
export function notifyRefusal(error: unknown, about: Pick<NotificationInput, 'id' | 'headline'> = {}): void {
  if (hasReason(error)) notifyFailure(error, { ...about, text: error.message });
}

/** The call succeeded, so its report is withdrawn. */
export function takeBackFailures(call: string): void {
  for (const [id, failedCall] of failedCalls) {
    if (failedCall !== call) continue;
    failedCalls.delete(id);
    withdraw(id);
  }
}
