/** What can be decided about a person of a role. */
export const DECISIONS = ['hire', 'meet_again', 'not_moving_forward'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A colleague whose signature counts. */
interface Signer {
  readonly userId: string;
  readonly isAdministrator: boolean;
}

interface SignedNote {
  /** The people who decide about the role and rated the interview. */
  readonly raters: readonly Signer[];
  readonly signatures: readonly Signer[];
}

/** Whether an administrator still has to sign who did not rate the interview, because no rater is one. */
export function isAdministratorMissing({ raters, signatures }: SignedNote): boolean {
  return ![...raters, ...signatures].some(({ isAdministrator }) => isAdministrator);
}

/** Whether all raters and at least one administrator have signed. */
export function isFullySigned(note: SignedNote): boolean {
  const { raters, signatures } = note;
  const signerIds = new Set(signatures.map(({ userId }) => userId));
  const hasAdministrator = signatures.some(({ isAdministrator }) => isAdministrator);
  return hasAdministrator && raters.every(({ userId }) => signerIds.has(userId));
}
