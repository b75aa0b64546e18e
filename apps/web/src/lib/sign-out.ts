/** Why the session ended. */
export type SignOutReason = 'signedOut' | 'expired';
type Leave = (reason: SignOutReason) => Promise<void>;

const stay: Leave = async () => {};
let go: Leave = stay;

/** Leaves the signed-in pages whenever the session ends: signed out here, in another tab, or by a rejected renewal. */
export function whenSignedOut(leave: Leave = stay): void {
  go = leave;
}

/** Called by the session when it has ended; resolves once its pages are left. */
export function leavePages(reason: SignOutReason): Promise<void> {
  return go(reason);
}
