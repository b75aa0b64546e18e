/** Why nobody is signed in any more. */
export type SignOutReason = 'signedOut' | 'expired';
type Leave = (reason: SignOutReason) => Promise<void>;

const stay: Leave = async () => {};
let go: Leave = stay;

/** Leaves the pages of the session whenever it ends: signed out here, in another tab, or by a refused renewal. */
export function whenSignedOut(leave: Leave = stay): void {
  go = leave;
}

/** Told by the session when it has ended; resolves once its pages are left. */
export function leavePages(reason: SignOutReason): Promise<void> {
  return go(reason);
}
