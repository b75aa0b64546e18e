import type { MailFigures } from '@quint/contract/operation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useOperationWords } from '../use-operation-words.ts';

interface FailedMailsProps {
  readonly mails: MailFigures;
  readonly isBusy: boolean;
  readonly onRetry: (id: string) => void;
}

/** The newest mails that were given up. */
export function FailedMails({ mails: { newest, failed }, isBusy, onRetry }: FailedMailsProps) {
  const { t } = useTranslation('operation');
  const { t: common } = useTranslation('common');
  const words = useOperationWords();
  if (newest.length === 0) return <p className="pt-5 text-second">{t('mails.none')}</p>;
  return (
    <section className="pt-5">
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
          head: words.mailKind(mail.kind),
          cells: [
            mail.recipient,
            mail.workspace ?? t('mails.platform'),
            <span key="reason" className="block min-w-36">
              {common(`mailProblem.${mail.problem}`)}
              {mail.error !== null && <span className="block text-xs text-third">{mail.error}</span>}
            </span>,
            <span key="when" className="whitespace-nowrap">
              {words.time(mail.date_last_try ?? mail.date_created)}
            </span>,
            mail.attempts,
            <Button
              key="retry"
              kind="secondary"
              size="sm"
              loading={isBusy}
              aria-label={t('mails.retry_named', { recipient: mail.recipient })}
              onPress={() => onRetry(mail.id)}
            >
              {t('mails.retry')}
            </Button>,
          ],
        }))}
      />
      {failed > newest.length && (
        <p className="pt-3 text-sm text-third">{t('mails.more', { shown: newest.length, count: failed })}</p>
      )}
    </section>
  );
}
