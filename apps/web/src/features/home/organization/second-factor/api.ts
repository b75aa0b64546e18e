import type { RequiredFactorAnswer } from '@quint/contract/workspace/two-factor.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Whether the workspace requires a second factor, and which administrators have none. */
export function requiredFactorQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organizations', organizationId, 'second-factor'],
    queryFn: async ({ signal }) =>
      (await api<RequiredFactorAnswer>(`/organizations/${organizationId}/second-factor`, { signal })).data,
  });
}

export function useRequireFactor(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (required: boolean) =>
      api(`/organizations/${organizationId}/second-factor`, { method: 'PATCH', body: { required } }),
    onSettled: () => client.invalidateQueries(requiredFactorQuery(organizationId)),
  });
}
