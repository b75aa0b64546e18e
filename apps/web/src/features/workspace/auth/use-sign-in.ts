import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isShownRefusal } from '#lib/failures.ts';
import { signIn } from '#lib/session.ts';

type Proof = Readonly<Record<string, unknown>>;

export interface SignIn {
  /** A code is missing: of the second factor, or a mailed one. */
  readonly requiresCode: boolean;
  /**
   * The reason why the missing code was mailed: a company opens the account, or there were too many wrong passwords.
   */
  readonly mailedCode: 'company' | 'guarded' | undefined;
  /** Stays true until the page is left. */
  readonly isPending: boolean;
  /** The error; null without one, and while only the code is missing. */
  readonly error: unknown;
  readonly send: (proof: Proof) => void;
  readonly sendCode: (code: string) => void;
}

const isCodeMissing = (error: unknown) =>
  isShownRefusal(error, 'session.second_factor_required') ||
  isShownRefusal(error, 'session.code_mailed') ||
  isShownRefusal(error, 'sso.code_mailed');

function mailedCodeOf(error: unknown): SignIn['mailedCode'] {
  if (isShownRefusal(error, 'session.code_mailed')) return 'guarded';
  return isShownRefusal(error, 'sso.code_mailed') ? 'company' : undefined;
}

/** Signs in through a path of the server, in one step or, with a second factor, in two. */
export function useSignIn(path: string, onSignedIn: (user: CurrentUser) => void): SignIn {
  // The first proof is kept only here until the code is entered.
  const [firstProof, setFirstProof] = useState<Proof>();
  const [mailedCode, setMailedCode] = useState<SignIn['mailedCode']>();
  const attempt = useMutation({
    mutationFn: (proof: Proof) => signIn(path, proof),
    onSuccess: onSignedIn,
    onError: (error, proof) => {
      if (!isCodeMissing(error)) return;
      const missingCode = mailedCodeOf(error);
      // A code that was entered too early must be entered again after the mailed one.
      setFirstProof(missingCode === 'guarded' ? { ...proof, otp: undefined } : proof);
      setMailedCode(missingCode);
    },
  });
  return {
    requiresCode: firstProof !== undefined,
    mailedCode,
    isPending: attempt.isPending || attempt.isSuccess,
    error: isCodeMissing(attempt.error) ? null : attempt.error,
    send: attempt.mutate,
    sendCode: (code) =>
      attempt.mutate({ ...firstProof, ...(mailedCode === 'guarded' ? { mail_code: code } : { otp: code }) }),
  };
}
