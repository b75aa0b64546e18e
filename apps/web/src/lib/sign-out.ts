/**
 * The reason why the session ended. `elsewhere`: the user signed out or in again in another tab. `failed`: the current
 * workspace is unknown.
 */
export type SignOutReason = 'signedOut' | 'elsewhere' | 'expired' | 'failed';
type Leave = (reason: SignOutReason) => Promise<void>;

const stay: Leave = async () => {};
let go: Leave = stay;

/**
 * Sets how the signed-in pages are left when the session ends: signed out here, in another tab, or by a refused
 * renewal.
 */
export function whenSignedOut(leave: Leave = stay): void {
  go = leave;
}

/** Called when the session has ended; resolves once its pages were left. */
export function leavePages(reason: SignOutReason): Promise<void> {
  return go(reason);
}
