import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { ApiError, isApiError, NetworkError } from './api-error.ts';
import { notify, withdraw, type NotificationInput } from './notify.ts';

/** The last failed request, by the id of its toast. */
const failedCalls = new Map<string, string>();

const reportedErrors = new WeakSet<object>();

/** Marks an error as shown by a toast or the page. Every other error gets a general toast. */
export function markReported(error: unknown): void {
  if (typeof error === 'object' && error !== null) reportedErrors.add(error);
}

/** Whether a toast or the page shows this error. */
export function isReported(error: unknown): boolean {
  return typeof error === 'object' && error !== null && reportedErrors.has(error);
}

const INTERNAL = 500;

/** Whether the server gave a reason; an internal fault and the answer of a proxy have none. */
export function hasReason(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== INTERNAL && error.all.length > 0;
}

/** The server's reason for the page to show; undefined for network and server faults, which get the general toast. */
export function refusalText(error: unknown): string | undefined {
  if (!hasReason(error)) return undefined;
  markReported(error);
  return error.message;
}

/** Whether the error is a refusal with this code, which the page itself shows. */
export function isShownRefusal(error: unknown, code: ErrorCode): error is ApiError {
  if (!isApiError(error, code)) return false;
  markReported(error);
  return true;
}

/** The reason of a failed action for the page to show: the server's, or else the given text. */
export function failureText(error: unknown, fallbackText: string): string {
  markReported(error);
  return hasReason(error) ? error.message : fallbackText;
}

/** Reports a failed action until the same request succeeds. */
export function notifyFailure(error: unknown, input: Omit<NotificationInput, 'type'>): void {
  markReported(error);
  const id = notify({ ...input, type: 'error' });
  if ((error instanceof ApiError || error instanceof NetworkError) && error.call !== undefined)
    failedCalls.set(id, error.call);
}

/** Reports the server's refusal with its reason; network and server faults are reported centrally. */
export function notifyRefusal(error: unknown, about: Pick<NotificationInput, 'id' | 'headline'> = {}): void {
  if (hasReason(error)) notifyFailure(error, { ...about, text: error.message });
}

/** Withdraws the report of a failed request after it has succeeded. */
export function takeBackFailures(call: string): void {
  for (const [id, failedCall] of failedCalls) {
    if (failedCall !== call) continue;
    failedCalls.delete(id);
    withdraw(id);
  }
}
