import type { OwnSession } from '@quint/contract/session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { refresh, sessionsQuery } from '../api.ts';
import { Loaded } from './loaded.tsx';

const ICONS: Readonly<Record<NonNullable<OwnSession['device']>, LucideIcon>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  other: Laptop,
};

function useEnding() {
  const { t } = useTranslation('profile');
  return useMutation({
    mutationFn: (id: string | undefined) =>
      api(id === undefined ? '/auth/sessions' : `/auth/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id) =>
      notify({ id: 'sessions', text: t(id === undefined ? 'sessions.othersEnded' : 'sessions.ended') }),
    // One that is gone already is gone from the list, too.
    onSettled: () => refresh(sessionsQuery),
  });
}

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { browser, os } = session;
  const Icon = ICONS[session.device ?? 'other'];
  const device =
    browser !== null && os !== null
      ? t('sessions.on', { browser, os })
      : (browser ?? os ?? t('sessions.unknown'));
  const method = t(`sessions.method.${session.method}`);
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-third" />
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {device}
          {session.current && <Badge tone="strong">{t('sessions.current')}</Badge>}
        </span>
        <span className="text-xs text-pretty text-third">
          {t('sessions.lastUsed', { when: format.relative(session.date_last_used) })}
          {' · '}
          {t('sessions.since', { date: format.date(session.date_created), method })}
        </span>
      </div>
      {!session.current && (
        <Button kind="light" size="sm" aria-label={t('sessions.endLabel', { device })} onPress={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Every browser the account is signed in with. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const sessions = useQuery(sessionsQuery);
  const ending = useEnding();
  const [isAsking, setAsking] = useState(false);
  const isAlone = (sessions.data ?? []).every((session) => session.current);
  return (
    <Card
      title={t('sessions.title')}
      aside={
        !isAlone && (
          <Button kind="secondary" size="sm" onPress={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={sessions}>
        {(list) => (
          <>
            <ul>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => ending.mutate(session.id)} />
              ))}
            </ul>
            {isAlone && <p className="text-third">{t('sessions.alone')}</p>}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('sessions.endOthersTitle')}
        text={t('sessions.endOthersText')}
        confirm={t('sessions.endOthers')}
        onConfirm={() => {
          setAsking(false);
          ending.mutate(undefined);
        }}
      />
    </Card>
  );
}
