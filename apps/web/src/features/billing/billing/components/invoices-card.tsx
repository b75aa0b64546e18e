import type { Invoice } from '@quint/contract/billing/billing.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/loaded.tsx';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { usePortal } from '#features/workspace/plans/api.ts';
import { invoicesQuery } from '../api.ts';

const TONES: Readonly<Record<Invoice['status'], BadgeTone>> = {
  open: 'partial',
  paid: 'strong',
  void: 'neutral',
  uncollectible: 'danger',
};

interface FileLinkProps {
  readonly href: string | null;
  readonly text: string;
  readonly label: string;
}

function FileLink({ href, text, label }: FileLinkProps) {
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="link finger inline-block"
    >
      {text}
    </a>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const number = invoice.number ?? format.date(invoice.date);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{invoice.number ?? t('invoices.noNumber')}</span>
        <span className="font-medium tabular-nums">{format.euro(invoice.amount / 100)}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-third">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {format.date(invoice.date)}
          <Badge tone={TONES[invoice.status]}>{t(`invoices.states.${invoice.status}`)}</Badge>
        </span>
        <span className="flex gap-4 max-md:gap-6">
          <FileLink href={invoice.url} text={t('invoices.page')} label={t('invoices.pageOf', { number })} />
          <FileLink href={invoice.pdf} text={t('invoices.pdf')} label={t('invoices.pdfOf', { number })} />
        </span>
      </p>
    </li>
  );
}

/** The invoices of the provider, and its own pages for means of payment and the address on invoices. */
export function InvoicesCard({ hasPortal }: { readonly hasPortal: boolean }) {
  const { t } = useTranslation('billing');
  const invoices = useQuery(invoicesQuery);
  const portal = usePortal();
  const reportSaveError = useSaveRefused();
  return (
    <Card title={t('invoices.title')}>
      <QuerySection query={invoices}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-pretty text-third">{t('invoices.none')}</p>
          ) : (
            <ul aria-label={t('invoices.title')} className="max-h-96 overflow-y-auto">
              {list.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
          )
        }
      </QuerySection>
      {hasPortal && (
        <div className="mt-4 flex flex-col items-start gap-2 border-t border-line pt-4">
          <Button
            kind="secondary"
            isLoading={portal.isPending}
            onPress={() => portal.mutate(undefined, { onError: reportSaveError })}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('invoices.portal')}
          </Button>
          <p className="text-xs text-third">{t('invoices.portalNote')}</p>
        </div>
      )}
    </Card>
  );
}
