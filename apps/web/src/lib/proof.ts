import type { ApiError } from './api-error.ts';

/** Proves that the owner of the account is acting, and not another person at an unlocked screen. */
export interface Proof {
  readonly password?: string;
  readonly otp?: string;
}

/** A refused request that waits for a proof. */
export interface ProofRequest {
  readonly refusal: ApiError;
  /** Sends the request again with the proof. Rejects with its error. */
  readonly send: (proof: Proof) => Promise<void>;
  /** The user closed the dialog: the request fails with its first refusal. */
  readonly cancel: () => void;
}

type ProofHandler = (request: ProofRequest) => void;
let proofHandler: ProofHandler | undefined;

/** Registers the dialog that asks for proofs; returns a function that unregisters it. */
export function onProofNeeded(ask: ProofHandler): () => void {
  proofHandler = ask;
  return () => {
    if (proofHandler === ask) proofHandler = undefined;
  };
}

/**
 * Asks the user for a proof and sends the request again, repeatedly if necessary. Rejects when they close the dialog.
 */
export function proveAndSend<Answer>(
  refusal: ApiError,
  send: (proof: Proof) => Promise<Answer>,
  isRefusal: (error: unknown) => boolean,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (proofHandler === undefined) {
      reject(refusal);
      return;
    }
    proofHandler({
      refusal,
      cancel: () => reject(refusal),
      send: async (proof) => {
        try {
          resolve(await send(proof));
        } catch (error) {
          // A wrong proof is asked for again; every other failure is that of the request.
          if (isRefusal(error)) throw error;
          reject(error);
        }
      },
    });
  });
}
