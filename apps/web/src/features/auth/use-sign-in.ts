import type { CurrentUser } from '@quint/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#lib/api-error.ts';
import { signIn } from '#lib/session.ts';

type Proof = Readonly<Record<string, unknown>>;

export interface SignIn {
  /** The account has a second factor, and its code is missing. */
  readonly asksForCode: boolean;
  /** Pending until the page is left. */
  readonly isPending: boolean;
  /** Why it failed; null without an error, and while only the code is missing. */
  readonly error: unknown;
  readonly send: (proof: Proof) => void;
  readonly sendCode: (otp: string) => void;
}

/** Signs in through a path of the server, in one step or, with a second factor, in two. */
export function useSignIn(path: string, onSignedIn: (user: CurrentUser) => void): SignIn {
  // The first proof is held here, and nowhere else, until the code is entered.
  const [proven, setProven] = useState<Proof>();
  const attempt = useMutation({
    mutationFn: (proof: Proof) => signIn(path, proof),
    onSuccess: onSignedIn,
    onError: (error, proof) => {
      if (isApiError(error, 'session.second_factor_required')) setProven(proof);
    },
  });
  const isCodeMissing = isApiError(attempt.error, 'session.second_factor_required');
  return {
    asksForCode: proven !== undefined,
    isPending: attempt.isPending || attempt.isSuccess,
    error: isCodeMissing ? null : attempt.error,
    send: attempt.mutate,
    sendCode: (otp) => attempt.mutate({ ...proven, otp }),
  };
}
