import type { CreateWorkspaceAnswer } from '@quint/contract/sign-up.ts';
import { useMutation, useMutationState, type Mutation, type MutationState } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { SignUpForm } from './form.ts';

const KEY = ['sign-up'];
type State = MutationState<CreateWorkspaceAnswer, Error, SignUpForm>;

/** Opens a workspace. It goes on while the person goes from the form to the page that waits. */
export function useSignUp() {
  return useMutation({
    mutationKey: KEY,
    mutationFn: (values: SignUpForm) =>
      api<CreateWorkspaceAnswer>('/workspace-automations/create-workspace', {
        body: { ...values, selfsignup: true, url: '/email-confirmation' },
      }),
  });
}

/** The latest attempt of this page load, if there was one. */
export function useLastSignUp(): State | undefined {
  const attempts = useMutationState({
    filters: { mutationKey: KEY },
    select: (mutation) => (mutation as Mutation<CreateWorkspaceAnswer, Error, SignUpForm>).state,
  });
  return attempts.at(-1);
}
