import type {
  SsoOfferAnswer,
  SsoStartAnswer,
  SsoTestAnswer,
} from '@quint/contract/workspace/single-sign-on.ts';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, apiData } from '#lib/api-client.ts';

/** The path to open after the provider, stored for this tab only. */
const RETURN_KEY = 'quint.company-return';

/** Whether people of an address's domain sign in through their company; sends only the domain. */
export function companyOfferQuery(email: string) {
  const domain = domainOfEmail(email.trim());
  return queryOptions({
    queryKey: ['session', 'company', domain],
    queryFn: ({ signal }) => apiData<SsoOfferAnswer>('/auth/sso/offer', { body: { domain }, signal }),
    enabled: domain !== undefined,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}

/** Opens the page of a provider, and stores the path to open afterwards. */
export function leaveForProvider(url: string, path: string | undefined): void {
  if (path === undefined) sessionStorage.removeItem(RETURN_KEY);
  else sessionStorage.setItem(RETURN_KEY, path);
  window.location.assign(url);
}

/** The stored path to open after the provider has redirected back. */
export function findReturnPath(): string | undefined {
  return toOwnPath(sessionStorage.getItem(RETURN_KEY));
}

/** Redirects to the provider of the company. */
export function useCompanySignIn(target: string | undefined) {
  return useMutation({
    mutationFn: async (email: string) =>
      (await api<SsoStartAnswer>('/auth/sso/start', { body: { email: email.trim() } })).data.url,
    onSuccess: (url) => leaveForProvider(url, target),
  });
}

/** Whether a provider answers a test by an administrator, by the prefix of its state. */
export function isTest(query: string): boolean {
  return new URLSearchParams(query).get('state')?.startsWith('test.') === true;
}

/** Ends a test of the connection by an administrator. */
export async function finishTest(query: string): Promise<SsoTestAnswer['data']> {
  return (await api<SsoTestAnswer>('/auth/sso/test', { body: { query } })).data;
}
