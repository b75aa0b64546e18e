import { compareCodes } from '@quint/domain/base/text-order.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { toLocalText, tomorrowMorning } from '#lib/local-time.ts';
import { notify } from '#lib/notify.ts';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { DateField } from '#ui/date-field.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { downloadTalents } from '../api.ts';
import type { ActionRequest, ActionDialogProps, PersonActionId } from '../model/action-rules.ts';
import { toScheduled } from '../model/mail-actions.ts';
import { useBulkAction } from '../use-bulk-action.ts';
import { useUnlock } from '../use-unlock.ts';
import { ActionForm, AffectedPeople } from './action-form.tsx';
import { ConsiderDialog, GroupDialog, TagsDialog } from './choose-dialogs.tsx';
import { TooFewInsights } from './limit-dialog.tsx';
import { UnlockPreview } from './opens.tsx';
import { AnonymiseDialog, MessageDialog } from './plain-dialogs.tsx';
import { BringBackDialog, ReasonDialog, RejectDialog } from './reject-dialog.tsx';

/** Asks before insights are spent, which cannot be undone. Without enough insights it says how to get more. */
function UnlockDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const unlock = useUnlock();
  const remainingInsights = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  if (remainingInsights < people.length)
    return <TooFewInsights neededCount={people.length} onClose={onClose} />;
  const confirm = () => {
    unlock(people);
    onClose();
  };
  return (
    <SubmitDialog
      alert
      onClose={onClose}
      title={t('unlock.title', { count: people.length, name: people[0]?.name ?? '' })}
      aside={
        <span className="mr-auto self-center text-second tabular-nums max-md:w-full">
          {t('unlock.rest', {
            now: format.number(remainingInsights),
            after: format.number(remainingInsights - people.length),
          })}
        </span>
      }
      submit={t('unlock.confirm', { count: people.length })}
      kind="primary-lila"
      onSubmit={confirm}
    >
      <AffectedPeople people={people} />
      <UnlockPreview people={people} />
      <p className="mt-5 border-t border-line pt-4 text-second">{t('unlock.final')}</p>
    </SubmitDialog>
  );
}

/** Asks for a new date of scheduled invitations; suggests the earliest current one. */
function RescheduleDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const runBulkAction = useBulkAction();
  const [now] = useState(() => serverNow());
  const [text, setText] = useState(() => {
    const [first] = people.flatMap(({ invitation }) => invitation?.send_at ?? []).toSorted(compareCodes);
    return toLocalText(first === undefined ? tomorrowMorning(now) : new Date(first));
  });
  const date = text === '' ? undefined : new Date(text);
  const isPast = date !== undefined && date <= now;
  return (
    <ActionForm
      id="reschedule"
      people={people}
      onClose={onClose}
      onDo={date === undefined || isPast ? undefined : () => void runBulkAction(toScheduled(date), people)}
    >
      <DateField
        required
        withTime
        label={t('field.sendAt')}
        hint={t('field.sendAtHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        value={text}
        onChange={setText}
        error={isPast ? t('field.sendAtPast') : undefined}
      />
    </ActionForm>
  );
}

/** Describes the file before it is created. */
function ExportDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const { mutate } = useMutation({
    mutationFn: async () => {
      await downloadTalents({
        keys: people.map(({ id }) => id),
        format: 'csv',
        columns: ['name', 'email', 'phone', 'status'],
      });
      notify({ id: 'export', text: t('export.done', { count: people.length }) });
    },
  });
  return (
    <ActionForm id="export" people={people} onClose={onClose} onDo={() => mutate()}>
      <p className="text-second">{t('export.text', { count: people.length })}</p>
    </ActionForm>
  );
}

const DIALOGS: Partial<Record<PersonActionId, ComponentType<ActionDialogProps>>> = {
  consider: ConsiderDialog,
  group: GroupDialog,
  tags: TagsDialog,
  reject: RejectDialog,
  changeReason: ReasonDialog,
  bringBack: BringBackDialog,
  unlock: UnlockDialog,
  reschedule: RescheduleDialog,
  message: MessageDialog,
  export: ExportDialog,
  anonymise: AnonymiseDialog,
};

/** The dialog of an action that needs input or a confirmation. */
export function ActionDialog({
  actionRequest,
  ...props
}: Omit<ActionDialogProps, 'people'> & { readonly actionRequest: ActionRequest }) {
  const ChosenDialog = DIALOGS[actionRequest.id];
  return ChosenDialog === undefined ? null : <ChosenDialog {...props} people={actionRequest.people} />;
}
