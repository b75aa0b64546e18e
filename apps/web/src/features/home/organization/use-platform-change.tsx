import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaveSettings, type SettingsChange, type WorkspaceSettings } from './api.ts';

interface PlatformChange {
  readonly body: SettingsChange;
  /** Undoes the change; undefined when that is impossible. */
  readonly undo: SettingsChange | undefined;
  readonly message: string;
  /** The confirmation before a change that locks people out or hides something from them. */
  readonly question?: { readonly title: string; readonly text: string; readonly confirm: string } | undefined;
}

interface PlatformChanges {
  readonly change: (change: PlatformChange) => void;
  readonly isSaving: boolean;
  /** The open confirmation. */
  readonly question: ReactNode;
}

/** Changes of a workspace by the platform: harmful ones ask for confirmation, and all offer to undo. */
export function usePlatformChange(settings: WorkspaceSettings): PlatformChanges {
  const { t } = useTranslation('organization');
  const { mutateAsync, isPending } = useSaveSettings(settings.id);
  const reportSaveError = useSaveRefused();
  const [pendingChange, setPendingChange] = useState<PlatformChange>();
  const undo = async (body: SettingsChange) => {
    await mutateAsync(body);
    notify({ id: 'settings', text: t('undone', { name: settings.name }) });
  };
  const save = async ({ body, undo: back, message }: PlatformChange) => {
    await mutateAsync(body);
    const onPress = () => void (back && undo(back).catch(reportSaveError));
    const action = back === undefined ? undefined : { label: t('undo'), isUndo: true as const, onPress };
    notify({ id: 'settings', text: message, action });
  };
  const run = (change: PlatformChange) =>
    void save(change)
      .catch(reportSaveError)
      .finally(() => setPendingChange(undefined));
  return {
    change: (change) => (change.question === undefined ? run(change) : setPendingChange(change)),
    isSaving: isPending,
    question: pendingChange?.question !== undefined && (
      <ConfirmDialog
        open
        onClose={() => setPendingChange(undefined)}
        onConfirm={() => run(pendingChange)}
        isLoading={isPending}
        {...pendingChange.question}
      />
    ),
  };
}
