import type { BillingAnswer } from '@quint/contract/billing/billing.ts';
import type {
  Order,
  OrderAnswer,
  PremiumReport,
  PremiumReportAnswer,
} from '@quint/contract/billing/orders.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiResponse } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { items } from '#lib/items.ts';
import { fetchPublicSettings } from '#lib/public-settings.ts';
import { saveFile } from '#lib/save-file.ts';

/** The reader of a premium report: its person after the survey, its person with an account, or the workspace. */
export type Reader =
  | { readonly kind: 'survey' }
  | { readonly kind: 'own'; readonly talentId: string }
  | { readonly kind: 'workspace'; readonly talentId: string; readonly name: string };

const POLL_INTERVAL_MS = 5000;

/** The page where the report is ordered, which links back here. */
export function checkoutOf(reader: Reader, here: string): string {
  const search = new URLSearchParams({
    type: reader.kind === 'survey' ? 'quint-profile' : 'talentprofil-pdf',
    ...(reader.kind === 'workspace' && { talentId: reader.talentId }),
    redirectAfterCheckout: here,
  });
  return `/checkout?${search.toString()}`;
}

/** The open order of the workspace, or the last one that was not withdrawn. */
async function findOrderOf(talentId: string, signal: AbortSignal): Promise<Order | null> {
  const [row] = await items('orders').list({
    fields: ['id'],
    filter: {
      talent: { _eq: talentId },
      kind: { _eq: 'premium_report' },
      buyer: { _eq: 'workspace' },
      status: { _in: ['created', 'paid', 'fulfilled', 'returning'] },
    },
    sort: '-date_created',
    limit: 1,
    signal,
  });
  if (row === undefined) return null;
  return (await api<OrderAnswer>(`/checkout/sessions/${row.id}`, { signal })).data;
}

async function readForWorkspace(talentId: string, signal: AbortSignal): Promise<PremiumReport> {
  const [settings, billing, order] = await Promise.all([
    fetchPublicSettings(),
    api<BillingAnswer>('/billing', { signal }),
    findOrderOf(talentId, signal),
  ]);
  return {
    amount: settings.prices.premiumReport,
    way: billing.data.way,
    isUnlocked: order?.status === 'paid' || order?.status === 'fulfilled',
    order,
    inviter: null,
  };
}

/** Whether the provider is still processing the order. Requests that people answer take longer. */
function isMoving(order: Order | null | undefined): boolean {
  return order?.way !== 'offer' && (order?.status === 'created' || order?.status === 'returning');
}

/** The price of the report and the state of its order. */
export function premiumReportQuery(reader: Reader) {
  return queryOptions({
    queryKey: ['premium-report', reader.kind, reader.kind === 'survey' ? null : reader.talentId],
    queryFn: async ({ signal }): Promise<PremiumReport> => {
      if (reader.kind === 'workspace') return readForWorkspace(reader.talentId, signal);
      const path = reader.kind === 'own' ? '/own-report' : '/survey/report';
      const byCookie = reader.kind === 'survey';
      return (await api<PremiumReportAnswer>(path, { byCookie, signal })).data;
    },
    // Payments and refunds happen outside this page.
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data?.order) ? POLL_INTERVAL_MS : false),
    // The page has other contents; the report itself says that it is missing.
    meta: { isSilent: true },
  });
}

/**
 * Withdraws the order of a report, or returns the report for a refund. Refetches everything that shows whether it is
 * unlocked.
 */
export function useOrderAction(
  reader: Reader,
  orderId: string,
  { action, onDone }: { readonly action: 'cancel' | 'refund'; readonly onDone?: () => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const isSurvey = reader.kind === 'survey';
      const path = isSurvey ? `/survey/report/orders/${orderId}` : `/checkout/sessions/${orderId}`;
      return api<OrderAnswer>(`${path}/${action}`, { method: 'POST', byCookie: isSurvey });
    },
    // Before the refetch, whose answer removes the button.
    onSuccess: () => onDone?.(),
    onSettled: () =>
      Promise.all(
        ['premium-report', 'own-talent', 'talents', 'orders'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

/** Downloads the own report after the survey. */
export function useSurveyDownload() {
  return useMutation({
    mutationFn: async () => {
      const query = { language: currentLanguage() };
      const answer = await apiResponse('/survey/report/pdf', { query, byCookie: true });
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      saveFile(name ?? 'premium-report.pdf', await answer.blob());
    },
  });
}
