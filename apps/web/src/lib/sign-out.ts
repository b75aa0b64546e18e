/**
 * Why the session ended. `elsewhere`: in another tab the user signed out or signed in anew. `failed`: nobody knows in
 * which workspace the user is.
 */
export type SignOutReason = 'signedOut' | 'elsewhere' | 'expired' | 'failed';
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
