import type { StakeholderRequest } from '@quint/contract/roles/stakeholders.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { serverNow } from '#lib/server-time.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useRequestAction, type RequestAction } from '../api.ts';

const TONE: Readonly<Record<StakeholderRequest['state'], BadgeTone>> = {
  INVITED: 'neutral',
  SENT: 'neutral',
  OPENED: 'partial',
  FINISHED: 'strong',
  CANCELED: 'neutral',
  EXPIRED: 'partial',
};
const DONE_KEYS = { remind: 'row.reminded', renew: 'row.renewed', cancel: 'row.canceled' } as const;

function StateBadge({ request }: { readonly request: StakeholderRequest }) {
  const { t } = useTranslation('role-stakeholders');
  const format = useFormat();
  const { state, date, mail_problem: problem, send_at: sendAt } = request;
  if (problem !== null) return <Badge tone="danger">{t(`state.${problem}`)}</Badge>;
  if (sendAt !== null) return <Badge>{t('state.waiting', { date: format.date(sendAt, 'dayMonth') })}</Badge>;
  return <Badge tone={TONE[state]}>{t(`state.${state}`, { date: format.date(date, 'dayMonth') })}</Badge>;
}

/** Details of a request: how long the link works, and reminders. */
function useRequestNote(request: StakeholderRequest): string {
  const { t } = useTranslation('role-stakeholders');
  const format = useFormat();
  const { state, reminders, date_expires: expires } = request;
  const isWaiting = state === 'SENT' || state === 'OPENED';
  if (!isWaiting) return '';
  const until = expires === null ? [] : [t('row.until', { date: format.lastDay(expires) })];
  const reminderTexts = reminders === 0 ? [] : [t('row.times', { count: reminders })];
  return [...reminderTexts, ...until].join(' ');
}

interface RequestRowProps {
  readonly roleId: string;
  readonly request: StakeholderRequest;
  /** The ranges of individual people may be shown. */
  readonly isShown: boolean;
  readonly canRequest: boolean;
}

/** One request to a stakeholder, with its state and actions. */
export function RequestRow({ roleId, request, isShown, canRequest }: RequestRowProps) {
  const { t } = useTranslation('role-stakeholders');
  const note = useRequestNote(request);
  const { id, email, state } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line-soft py-3 first:border-t-0">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">{email}</span>
        {note !== '' && <span className="text-xs text-third">{note}</span>}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <StateBadge request={request} />
        {state === 'FINISHED' && isShown && (
          <ButtonLink
            to="/roles/$roleId/stakeholder/$roleAssistantSurveyId"
            params={{ roleId, roleAssistantSurveyId: id }}
            kind="secondary"
            size="xs"
            aria-label={t('row.resultOf', { email })}
          >
            {t('row.result')}
          </ButtonLink>
        )}
        {canRequest && <RequestActions roleId={roleId} request={request} />}
      </span>
    </li>
  );
}

function useRowAction(roleId: string, { id, email }: StakeholderRequest) {
  const { t } = useTranslation('role-stakeholders');
  const change = useRequestAction(roleId);
  return {
    doing: change.isPending ? change.variables.action : undefined,
    press: (action: RequestAction, then?: () => void) =>
      change.mutate(
        { id, action },
        {
          onSuccess: () => {
            notify({ text: t(DONE_KEYS[action], { email }) });
            then?.();
          },
        },
      ),
  };
}

function RequestActions({ roleId, request }: Pick<RequestRowProps, 'roleId' | 'request'>) {
  const { t } = useTranslation('role-stakeholders');
  const { email, state } = request;
  const [isAsking, setAsking] = useState(false);
  const { doing, press } = useRowAction(roleId, request);
  if (state === 'FINISHED' || state === 'CANCELED') return null;
  return (
    <>
      <RemindButton request={request} isRunning={doing === 'remind'} onPress={() => press('remind')} />
      {state === 'EXPIRED' && (
        <Button
          kind="secondary"
          size="xs"
          aria-label={t('row.renewWhom', { email })}
          isLoading={doing === 'renew'}
          onPress={() => press('renew')}
        >
          {t('row.renew')}
        </Button>
      )}
      <Button
        kind="light"
        size="xs"
        aria-label={t('row.cancelWhom', { email })}
        onPress={() => setAsking(true)}
      >
        {t('row.cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('row.cancelTitle', { email })}
        size="sm"
        alert
        actions={
          <>
            <Button kind="secondary" onPress={() => setAsking(false)}>
              {t('row.keep')}
            </Button>
            <Button
              kind="primary-danger"
              isLoading={doing === 'cancel'}
              onPress={() => press('cancel', () => setAsking(false))}
            >
              {t('row.cancelConfirm')}
            </Button>
          </>
        }
      >
        <p className="text-pretty text-second">{t('row.cancelText')}</p>
      </Dialog>
    </>
  );
}

interface RemindButtonProps {
  readonly request: StakeholderRequest;
  readonly isRunning: boolean;
  readonly onPress: () => void;
}

/** Hidden once no reminder is left; disabled with the reason until a day has passed. */
function RemindButton({ request, isRunning, onPress }: RemindButtonProps) {
  const { t } = useTranslation('role-stakeholders');
  const format = useFormat();
  const [now] = useState(() => serverNow());
  const { email, remind_from: from } = request;
  if (from === null) return null;
  const isEarly = new Date(from) > now;
  return (
    <BlockableButton
      kind="secondary"
      size="xs"
      aria-label={t('row.remindWhom', { email })}
      disabledReason={isEarly ? t('row.remindFrom', { date: format.date(from, 'dateTime') }) : undefined}
      isLoading={isRunning}
      onPress={onPress}
    >
      {t('row.remind')}
    </BlockableButton>
  );
}
