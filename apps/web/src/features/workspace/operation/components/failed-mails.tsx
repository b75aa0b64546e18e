import type { FailedMail, MailMetrics } from '@quint/contract/operation/operation.ts';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useOperationLabels } from '../use-operation-labels.ts';
import { RowList } from './row-list.tsx';

interface FailedMailsProps {
  readonly mails: MailMetrics;
  readonly isBusy: boolean;
  readonly onRetry: (id: string) => void;
}

function RetryButton({ mail, isBusy, onRetry }: Omit<FailedMailsProps, 'mails'> & { mail: FailedMail }) {
  const { t } = useTranslation('operation');
  return (
    <Button
      kind="secondary"
      size="sm"
      isLoading={isBusy}
      aria-label={t('mails.retry_named', { recipient: mail.recipient })}
      onPress={() => onRetry(mail.id)}
    >
      {t('mails.retry')}
    </Button>
  );
}

function Reason({ mail: { problem, error } }: { readonly mail: FailedMail }) {
  const { t } = useTranslation('operation');
  return (
    <span className="block">
      {t(`mailProblem.${problem}`)}
      {error !== null && <span className="block text-xs wrap-anywhere text-third">{error}</span>}
    </span>
  );
}

function MailsTable({ mails: { newest }, ...retry }: FailedMailsProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  return (
    <DataTable
      caption={t('mails.newest')}
      showCaption
      columns={[
        { key: 'mail', header: t('mails.mail') },
        { key: 'recipient', header: t('mails.recipient') },
        { key: 'workspace', header: t('mails.workspace') },
        { key: 'reason', header: t('mails.reason') },
        { key: 'when', header: t('mails.when') },
        { key: 'attempts', header: t('mails.attempts'), align: 'end' },
        { key: 'retry', header: <span className="sr-only">{t('mails.retry')}</span>, align: 'end' },
      ]}
      rows={newest.map((mail) => ({
        id: mail.id,
        head: labels.mailKind(mail.kind),
        cells: [
          mail.recipient,
          mail.workspace ?? t('mails.platform'),
          <Reason key="reason" mail={mail} />,
          <span key="when" className="whitespace-nowrap">
            {labels.time(mail.date_last_try ?? mail.date_created)}
          </span>,
          mail.attempts,
          <RetryButton key="retry" mail={mail} {...retry} />,
        ],
      }))}
    />
  );
}

function MailsList({ mails: { newest }, ...retry }: FailedMailsProps) {
  const { t } = useTranslation('operation');
  const labels = useOperationLabels();
  return (
    <>
      <h3 className="font-semibold">{t('mails.newest')}</h3>
      <RowList
        label={t('mails.newest')}
        rows={newest.map((mail) => ({
          id: mail.id,
          title: labels.mailKind(mail.kind),
          children: (
            <>
              <span className="text-sm wrap-anywhere text-second">
                {mail.recipient} · {mail.workspace ?? t('mails.platform')}
              </span>
              <Reason mail={mail} />
              <span className="text-xs text-third">
                {t('mails.tried', {
                  count: mail.attempts,
                  time: labels.time(mail.date_last_try ?? mail.date_created),
                })}
              </span>
            </>
          ),
          action: <RetryButton mail={mail} {...retry} />,
        }))}
      />
    </>
  );
}

/** The newest undeliverable mails. */
export function FailedMails(props: FailedMailsProps) {
  const { t } = useTranslation('operation');
  const isMobile = useIsMobile();
  const { newest, failed: failedCount } = props.mails;
  if (newest.length === 0) return <p className="pt-5 text-second">{t('mails.none')}</p>;
  return (
    <section className="pt-5">
      {isMobile ? <MailsList {...props} /> : <MailsTable {...props} />}
      {failedCount > newest.length && (
        <p className="pt-3 text-sm text-third">
          {t('mails.more', { shown: newest.length, count: failedCount })}
        </p>
      )}
    </section>
  );
}
