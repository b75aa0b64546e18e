import {
  FIRST_REMINDER_DAYS,
  NEXT_REMINDER_DAYS,
  REMINDERS_PER_INVITATION,
} from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { remindersSentQuery, useSaveSettings, type WorkspaceSettings } from '../api.ts';

interface RemindersCardProps {
  readonly settings: WorkspaceSettings;
  /** The current workspace, whose invitations can be counted. */
  readonly isOwn: boolean;
}

/** Whether people who have not finished are reminded, how often, and how many reminders were sent. */
export function RemindersCard({ settings, isOwn }: RemindersCardProps) {
  const { t } = useTranslation('organization');
  const save = useSaveSettings(settings.id);
  const reportSaveError = useSaveRefused();
  const sentReminders = useQuery({ ...remindersSentQuery, enabled: isOwn });
  return (
    <Card title={t('reminders.title')}>
      <div className="flex flex-col items-start gap-3">
        <Switch
          checked={settings.sends_reminders}
          disabled={save.isPending}
          onChange={(sends_reminders) =>
            save.mutate(
              { sends_reminders },
              {
                onSuccess: () => notify({ id: 'settings', text: t('saved') }),
                onError: reportSaveError,
              },
            )
          }
        >
          {t('reminders.switch')}
        </Switch>
        <p className="text-pretty text-second">
          {t('reminders.text', {
            most: REMINDERS_PER_INVITATION,
            first: FIRST_REMINDER_DAYS,
            next: NEXT_REMINDER_DAYS,
          })}
        </p>
        {sentReminders.data !== undefined && (
          <p className="text-xs text-third">{t('reminders.sent', { count: sentReminders.data })}</p>
        )}
      </div>
    </Card>
  );
}
