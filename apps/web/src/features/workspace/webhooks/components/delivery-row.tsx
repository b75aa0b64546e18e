import type { WebhookDelivery } from '@quint/contract/operation/webhooks.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

const TONES: Readonly<Record<WebhookDelivery['status'], BadgeTone>> = {
  waiting: 'partial',
  sending: 'lila',
  sent: 'strong',
  dead: 'danger',
};

/** Describes the outcome of the last attempt; undefined before the first. */
function useOutcome({ answer_code: code, reason, status }: WebhookDelivery): string | undefined {
  const { t } = useTranslation('webhooks');
  if (reason !== null) return t(`reasons.${reason}`, { code });
  return status === 'sent' ? t('delivery.answered', { code }) : undefined;
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  /** Undefined if it cannot be sent again. */
  readonly onReplay?: (() => void) | undefined;
}

/** A delivery with the number of attempts and the outcome. */
export function DeliveryRow({ delivery, onReplay }: DeliveryRowProps) {
  const { t } = useTranslation('webhooks');
  const format = useFormat();
  const outcome = useOutcome(delivery);
  const { type, status, attempts, date_created: date, date_next: next } = delivery;
  const when = (value: string) => `${format.date(value)}, ${format.date(value, 'time')}`;
  const isOver = status === 'sent' || status === 'dead';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span>{t(`events.${type}`)}</span>
          <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
        </span>
        <span className="text-xs text-third">
          {[when(date), attempts > 0 && t('delivery.attempts', { count: attempts }), outcome]
            .filter((part) => typeof part === 'string')
            .join(' · ')}
        </span>
        {next !== null && attempts > 0 && (
          <span className="text-xs text-third">{t('delivery.next', { when: when(next) })}</span>
        )}
      </div>
      {isOver && onReplay !== undefined && (
        <Button
          kind="secondary"
          size="sm"
          aria-label={t('delivery.againLabel', { event: t(`events.${type}`), when: when(date) })}
          onPress={onReplay}
        >
          {t('delivery.again')}
        </Button>
      )}
    </li>
  );
}
