import type { SecurityEvent } from '@quint/contract/workspace/security-events.ts';
import { SECURITY_EVENT_DAYS } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { securityEventsQuery } from '../api.ts';
import { useDeviceLabel } from './device-label.ts';
import { QuerySection } from './query-section.tsx';

const SHOWN_FIRST = 6;
/** Events that may have been caused by another person. */
const ODD: readonly SecurityEvent['kind'][] = [
  'sign_in_failed',
  'second_factor_failed',
  'locked_out',
  'refresh_replayed',
];

function EventRow({ event }: { readonly event: SecurityEvent }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const device = useDeviceLabel()(event);
  const what = t(`activity.kind.${event.kind}`);
  const description = event.method === null ? what : `${what} ${t(`sessions.method.${event.method}`)}`;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <span className={ODD.includes(event.kind) ? 'font-medium text-danger' : ''}>{description}</span>
      <span className="text-xs text-third">
        {device !== undefined && `${device} · `}
        <time dateTime={event.date_created}>{format.date(event.date_created, 'dateTime')}</time>
      </span>
    </li>
  );
}

function Events({ events }: { readonly events: readonly SecurityEvent[] }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  if (events.length === 0) return <p className="text-third">{t('activity.none')}</p>;
  return (
    <>
      <ul className="w-full" aria-label={t('activity.title')}>
        {events.slice(0, isOpen ? undefined : SHOWN_FIRST).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {!isOpen && events.length > SHOWN_FIRST && (
        <Button kind="light" size="sm" onPress={() => setOpen(true)}>
          {t('activity.more', { count: events.length - SHOWN_FIRST })}
        </Button>
      )}
    </>
  );
}

/** The security events of the account, so that its owner notices what was not theirs. */
export function ActivityCard() {
  const { t } = useTranslation('profile');
  const events = useQuery(securityEventsQuery);
  return (
    <Card title={t('activity.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('activity.text', { days: SECURITY_EVENT_DAYS })}</p>
        <QuerySection query={events}>{(list) => <Events events={list} />}</QuerySection>
      </div>
    </Card>
  );
}
