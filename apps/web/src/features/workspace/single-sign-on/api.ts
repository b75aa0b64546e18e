import type {
  SsoConnectionBody,
  SsoRulesBody,
  SsoSettingsAnswer,
  SsoStartAnswer,
} from '@quint/contract/workspace/single-sign-on.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { leaveForProvider } from '#features/workspace/auth/company/api.ts';
import { api } from '#lib/api-client.ts';

/** How a workspace has its people sign in. */
export function ssoQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['organizations', 'sso', organizationId],
    queryFn: async ({ signal }) =>
      (await api<SsoSettingsAnswer>(`/organizations/${organizationId}/sso`, { signal })).data,
  });
}

/** A change of the settings, after which they are read anew. */
function useChange<Input>(organizationId: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ssoQuery(organizationId).queryKey }),
  });
}

export function useSaveConnection(organizationId: string) {
  return useChange(organizationId, (body: SsoConnectionBody) =>
    api(`/organizations/${organizationId}/sso`, { body }),
  );
}

export function useRemoveConnection(organizationId: string) {
  return useChange(organizationId, () => api(`/organizations/${organizationId}/sso`, { method: 'DELETE' }));
}

export function useSaveRules(organizationId: string) {
  return useChange(organizationId, (body: SsoRulesBody) =>
    api(`/organizations/${organizationId}/sso`, { method: 'PATCH', body }),
  );
}

export function useClaimDomain(organizationId: string) {
  return useChange(organizationId, (domain: string) =>
    api(`/organizations/${organizationId}/sso/domains`, { body: { domain } }),
  );
}

/** Looks for the record of a domain, vouches for it as the platform, or gives it up. */
export function useDomainAction(organizationId: string) {
  return useChange(organizationId, ({ id, action }: { id: string; action: 'check' | 'vouch' | 'remove' }) =>
    action === 'remove'
      ? api(`/sso/domains/${id}`, { method: 'DELETE' })
      : api(`/sso/domains/${id}/${action}`, { method: 'POST' }),
  );
}

/** Leads to the provider for a test, and back to the page of the settings. */
export function useTestConnection(organizationId: string) {
  return useMutation({
    mutationFn: async () =>
      (await api<SsoStartAnswer>(`/organizations/${organizationId}/sso/test`, { method: 'POST' })).data.url,
    onSuccess: (url) => leaveForProvider(url, `/settings/${organizationId}/single-sign-on`),
  });
}
