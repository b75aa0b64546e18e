import type { ApiError } from './api-error.ts';

/** What proves that the owner of the account acts, and not a stranger at an open screen. */
export interface Proof {
  readonly password?: string;
  readonly otp?: string;
}

/** A refused call that waits for a proof. */
export interface ProofRequest {
  readonly refusal: ApiError;
  /** Sends the call again with the proof. Rejects as the call does. */
  readonly send: (proof: Proof) => Promise<void>;
  /** The person closed the dialog: the call fails with its first refusal. */
  readonly cancel: () => void;
}

type ProofHandler = (request: ProofRequest) => void;
let proofHandler: ProofHandler | undefined;

/** Registers the dialog that asks for proofs; returns how to take it away. */
export function onProofNeeded(ask: ProofHandler): () => void {
  proofHandler = ask;
  return () => {
    if (proofHandler === ask) proofHandler = undefined;
  };
}

/** Asks the person for a proof and sends the call again with it, as often as it takes. Rejects when they close the dialog. */
export function verifyAndSend<Answer>(
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
          // A wrong proof is asked for again; every other failure is the call's own.
          if (isRefusal(error)) throw error;
          reject(error);
        }
      },
    });
  });
}
