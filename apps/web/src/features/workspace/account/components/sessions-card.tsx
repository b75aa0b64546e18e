import type { OwnSession } from '@quint/contract/workspace/session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { reportFault } from '#lib/query.ts';
import { logout } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { refresh, sessionsQuery } from '../api.ts';
import { DEVICE_ICONS, useDeviceLabel } from './device-label.ts';
import { QuerySection } from './query-section.tsx';

const ProofDialog = onDemand(async () => (await import('./proof-dialog.tsx')).ProofDialog);

interface Closable {
  readonly onClose: () => void;
}

function EndOne({ ending, onClose }: Closable & { readonly ending: OwnSession }) {
  const { t } = useTranslation('profile');
  const device = useDeviceLabel();
  const end = useMutation({
    mutationFn: (password: string) =>
      api(`/auth/sessions/${ending.id}`, { method: 'DELETE', body: { password } }),
    onSuccess: () => {
      notify({ id: 'sessions', text: t('sessions.ended') });
      onClose();
    },
    // A sign-in that has already ended is removed from the list, too.
    onSettled: () => refresh(sessionsQuery),
  });
  return (
    <ProofDialog
      title={t('sessions.endTitle', { device: device(ending) ?? t('sessions.unknown') })}
      text={t('sessions.endText')}
      submit={t('sessions.end')}
      isPending={end.isPending}
      error={end.error}
      onClose={onClose}
      onVerify={(password) => end.mutate(password)}
    />
  );
}

/** Ends all sign-ins and personal API tokens; this browser stays signed in unless the person decides otherwise. */
function EndEverywhere({ onClose }: Closable) {
  const { t } = useTranslation('profile');
  const [here, setHere] = useState(false);
  const end = useMutation({
    mutationFn: (password: string) => api('/auth/sessions', { method: 'DELETE', body: { password, here } }),
    onSuccess: async () => {
      if (here) {
        await logout().catch(reportFault);
        return;
      }
      notify({ id: 'sessions', text: t('sessions.othersEnded') });
      onClose();
      await refresh(sessionsQuery);
    },
  });
  return (
    <ProofDialog
      title={t('sessions.endOthersTitle')}
      text={t('sessions.endOthersText')}
      submit={t('sessions.endOthers')}
      isPending={end.isPending}
      error={end.error}
      onClose={onClose}
      onVerify={(password) => end.mutate(password)}
    >
      <Checkbox checked={here} onChange={setHere}>
        {t('sessions.endHere')}
      </Checkbox>
    </ProofDialog>
  );
}

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const Icon = DEVICE_ICONS[session.device ?? 'other'];
  const device = useDeviceLabel()(session) ?? t('sessions.unknown');
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
  const [ending, setEnding] = useState<OwnSession>();
  const [isEndingAll, setEndingAll] = useState(false);
  const isAlone = (sessions.data ?? []).every((session) => session.current);
  return (
    <Card
      title={t('sessions.title')}
      aside={
        <Button kind="secondary" size="sm" onPress={() => setEndingAll(true)}>
          {t('sessions.endOthers')}
        </Button>
      }
    >
      <QuerySection query={sessions}>
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
      </QuerySection>
      {ending !== undefined && <EndOne ending={ending} onClose={() => setEnding(undefined)} />}
      {isEndingAll && <EndEverywhere onClose={() => setEndingAll(false)} />}
    </Card>
  );
}
