import type {
  SsoConnectionBody,
  SsoRulesBody,
  SsoSettingsAnswer,
  SsoStartAnswer,
} from '@quint/contract/workspace/single-sign-on.ts';
import { useMutation } from '@tanstack/react-query';
import { leaveForProvider } from '#features/workspace/auth/company/api.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

/** The single sign-on settings of a workspace. */
export function ssoQuery(organizationId: string) {
  return answerQuery<SsoSettingsAnswer>(
    ['organizations', 'sso', organizationId],
    `/organizations/${organizationId}/sso`,
  );
}

/** A change of the settings, which are refetched afterwards. */
function useSsoChange<Input>(organizationId: string, change: (input: Input) => Promise<unknown>) {
  return useChange(change, { invalidates: [ssoQuery(organizationId).queryKey] });
}

export function useSaveConnection(organizationId: string) {
  return useSsoChange(organizationId, (body: SsoConnectionBody) =>
    api(`/organizations/${organizationId}/sso`, { body }),
  );
}

export function useRemoveConnection(organizationId: string) {
  return useSsoChange(organizationId, () =>
    api(`/organizations/${organizationId}/sso`, { method: 'DELETE' }),
  );
}

export function useSaveRules(organizationId: string) {
  return useSsoChange(organizationId, (body: SsoRulesBody) =>
    api(`/organizations/${organizationId}/sso`, { method: 'PATCH', body }),
  );
}

export function useClaimDomain(organizationId: string) {
  return useSsoChange(organizationId, (domain: string) =>
    api(`/organizations/${organizationId}/sso/domains`, { body: { domain } }),
  );
}

/** Checks the DNS record of a domain, verifies it as the platform, or removes it. */
export function useDomainAction(organizationId: string) {
  return useSsoChange(
    organizationId,
    ({ id, action }: { id: string; action: 'check' | 'vouch' | 'remove' }) =>
      action === 'remove'
        ? api(`/sso/domains/${id}`, { method: 'DELETE' })
        : api(`/sso/domains/${id}/${action}`, { method: 'POST' }),
  );
}

/** Redirects to the provider for a test, and back to the settings page. */
export function useTestConnection(organizationId: string) {
  return useMutation({
    mutationFn: async () =>
      (await api<SsoStartAnswer>(`/organizations/${organizationId}/sso/test`, { method: 'POST' })).data.url,
    onSuccess: (url) => leaveForProvider(url, `/settings/${organizationId}/single-sign-on`),
  });
}
