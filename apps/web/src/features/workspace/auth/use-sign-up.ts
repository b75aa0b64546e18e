import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type { CreateWorkspaceAnswer } from '@quint/contract/workspace/sign-up.ts';
import { useMutation, useMutationState, type Mutation, type MutationState } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { refusalText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import type { SignUpForm } from './form.ts';
import { confirmationPage } from './model/mailed-pages.ts';

const KEY = ['sign-up'];
type State = MutationState<CreateWorkspaceAnswer, Error, SignUpForm>;

/**
 * Creates a workspace, and an account in the language of the page; the login after it opens `target`. The request
 * continues while the waiting page replaces the form.
 */
export function useSignUp(target: string | undefined) {
  return useMutation({
    mutationKey: KEY,
    mutationFn: ({ has_one_name, ...values }: SignUpForm) => {
      const pageLanguage = toStoredLanguage(currentLanguage());
      return api<CreateWorkspaceAnswer>('/workspace-automations/create-workspace', {
        body: {
          ...values,
          ...(has_one_name ? { has_one_name } : {}),
          language: values.language ?? pageLanguage,
          platform_language: pageLanguage,
          selfsignup: true,
          url: confirmationPage(target),
        },
      });
    },
    // The form shows the reason when it opens again after the waiting page.
    onError: (error) => void refusalText(error),
  });
}

/** The latest attempt since the page was loaded. */
export function useLastSignUp(): State | undefined {
  const attempts = useMutationState({
    filters: { mutationKey: KEY },
    select: (mutation) => (mutation as Mutation<CreateWorkspaceAnswer, Error, SignUpForm>).state,
  });
  return attempts.at(-1);
}
