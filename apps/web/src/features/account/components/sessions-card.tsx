import type { OwnSession } from '@quint/contract/session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { refresh, sessionsQuery } from '../api.ts';
import { DEVICE_ICONS, useDeviceWords } from './device-words.ts';
import { Loaded } from './loaded.tsx';

const ProofDialog = onDemand(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Which sign-ins to end: one, or all but the current one. */
type Ending = OwnSession | 'others';

function EndSessions({ ending, onClose }: { readonly ending: Ending; readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const device = useDeviceWords();
  const isAll = ending === 'others';
  const end = useMutation({
    mutationFn: (password: string) =>
      api(isAll ? '/auth/sessions' : `/auth/sessions/${ending.id}`, {
        method: 'DELETE',
        body: { password },
      }),
    onSuccess: () => {
      notify({ id: 'sessions', text: t(isAll ? 'sessions.othersEnded' : 'sessions.ended') });
      onClose();
    },
    // A sign-in that has already ended is removed from the list, too.
    onSettled: () => refresh(sessionsQuery),
  });
  return (
    <ProofDialog
      title={
        isAll
          ? t('sessions.endOthersTitle')
          : t('sessions.endTitle', { device: device(ending) ?? t('sessions.unknown') })
      }
      text={t(isAll ? 'sessions.endOthersText' : 'sessions.endText')}
      submit={t(isAll ? 'sessions.endOthers' : 'sessions.end')}
      pending={end.isPending}
      error={end.error}
      onClose={onClose}
      onProve={(password) => end.mutate(password)}
    />
  );
}

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const Icon = DEVICE_ICONS[session.device ?? 'other'];
  const device = useDeviceWords()(session) ?? t('sessions.unknown');
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
  const [ending, setEnding] = useState<Ending>();
  const isAlone = (sessions.data ?? []).every((session) => session.current);
  return (
    <Card
      title={t('sessions.title')}
      aside={
        !isAlone && (
          <Button kind="secondary" size="sm" onPress={() => setEnding('others')}>
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
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            {isAlone && <p className="text-third">{t('sessions.alone')}</p>}
          </>
        )}
      </Loaded>
      {ending !== undefined && <EndSessions ending={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}
