import type { FilledRole } from '@quint/contract/vacancies/filling.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useStopMails } from '../../mails/api.ts';
import { useMailTexts } from '../../mails/use-mail-texts.ts';
import { fillingQuery } from '../api.ts';
import { useReopening } from '../use-reopening.ts';

/** The answers that wait, which can be stopped. */
function WaitingMails({ filledRole, roleId }: { readonly filledRole: FilledRole; readonly roleId: string }) {
  const { t } = useTranslation('vacancy-filling');
  const { t: texts } = useTranslation('vacancy-mails');
  const { moment } = useMailTexts();
  const stop = useStopMails(roleId);
  const { waiting } = filledRole;
  if (waiting === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {t('strip.waiting', { count: waiting.count, moment: moment(waiting.send_at) })}
      <Button
        kind="text"
        size="sm"
        aria-label={t('strip.stopNamed')}
        isLoading={stop.isPending}
        onPress={() =>
          stop.mutate(
            { answers: 'all' },
            {
              onSuccess: ({ stopped }) => notify({ text: texts('upcoming.stopped', { count: stopped }) }),
              onError: (error) => notifyRefusal(error),
            },
          )
        }
      >
        <span className="text-lila-strong">{t('strip.stop')}</span>
      </Button>
    </p>
  );
}

interface ReopenDialogProps {
  readonly filledRole: FilledRole;
  readonly onClose: () => void;
}

/** Asks before a filled role is opened again, with what comes back and what does not. */
function ReopenDialog({ filledRole, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('vacancy-filling');
  const { role, waiting, sent } = filledRole;
  const { reopen } = useReopening(role);
  return (
    <ConfirmDialog
      open
      harmless
      title={t('undone.title', { role: role.name })}
      text={t('undone.text')}
      confirm={t('undone.confirm')}
      onClose={onClose}
      onConfirm={() => {
        void reopen();
        onClose();
      }}
    >
      {waiting !== null && (
        <p className="pt-2 text-second">{t('undone.waiting', { count: waiting.count })}</p>
      )}
      {sent > 0 && <p className="pt-2 text-second">{t('undone.sent', { count: sent })}</p>}
    </ConfirmDialog>
  );
}

/** Who took a role and when, the answers that wait, and reopening it. Absent while the role is open. */
export function FilledStrip({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('vacancy-filling');
  const format = useFormat();
  const { data: filledRole } = useQuery(fillingQuery(roleId));
  const [isAsking, setAsking] = useState(false);
  if (filledRole === undefined || filledRole.date_filled === null) return null;
  const date = format.date(filledRole.date_filled, 'dayMonthLong');
  const { taken_by: taker } = filledRole;
  return (
    <section
      aria-label={t('strip.label')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-lila-soft px-4 py-3 max-md:-mx-4 max-md:rounded-none"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold text-pretty">
          {taker === null ? t('strip.filled', { date }) : t('strip.taken', { name: taker.name, date })}
        </p>
        <WaitingMails filledRole={filledRole} roleId={roleId} />
      </div>
      <Button kind="secondary" onPress={() => setAsking(true)}>
        {t('strip.reopen')}
      </Button>
      {isAsking && <ReopenDialog filledRole={filledRole} onClose={() => setAsking(false)} />}
    </section>
  );
}
