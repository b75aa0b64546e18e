import type { RequiredFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** Whether the workspace requires a second factor, and which administrators have none. */
export function requiredFactorQuery(organizationId: string) {
  return answerQuery<RequiredFactorAnswer>(
    ['organizations', organizationId, 'second-factor'],
    `/organizations/${organizationId}/second-factor`,
  );
}

export function useRequireFactor(organizationId: string) {
  return useChange(
    (isRequired: boolean) =>
      api(`/organizations/${organizationId}/second-factor`, {
        method: 'PATCH',
        body: { required: isRequired },
      }),
    { invalidates: [requiredFactorQuery(organizationId).queryKey], evenOnError: true },
  );
}
