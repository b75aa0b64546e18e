import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaveSettings, type SettingsChange, type WorkspaceSettings } from './api.ts';

interface PlatformChange {
  readonly body: SettingsChange;
  /** Takes the change back; undefined where that cannot be done. */
  readonly undo: SettingsChange | undefined;
  readonly done: string;
  /** The question before a change that locks people out or hides something from them. */
  readonly question?: { readonly title: string; readonly text: string; readonly confirm: string } | undefined;
}

interface PlatformChanges {
  readonly change: (change: PlatformChange) => void;
  readonly isSaving: boolean;
  /** The question, while it is open. */
  readonly question: ReactNode;
}

/** Changes of a workspace by the platform: asks first where they hurt, and offers to undo them. */
export function usePlatformChange(settings: WorkspaceSettings): PlatformChanges {
  const { t } = useTranslation('organization');
  const { mutateAsync, isPending } = useSaveSettings(settings.id);
  const refused = useSaveRefused();
  const [asked, setAsked] = useState<PlatformChange>();
  const undo = async (body: SettingsChange) => {
    await mutateAsync(body);
    notify({ id: 'settings', text: t('undone', { name: settings.name }) });
  };
  const save = async ({ body, undo: back, done }: PlatformChange) => {
    await mutateAsync(body);
    const onPress = () => void (back && undo(back).catch(refused));
    const action = back === undefined ? undefined : { label: t('undo'), isUndo: true as const, onPress };
    notify({ id: 'settings', text: done, action });
  };
  const run = (change: PlatformChange) =>
    void save(change)
      .catch(refused)
      .finally(() => setAsked(undefined));
  return {
    change: (change) => (change.question === undefined ? run(change) : setAsked(change)),
    isSaving: isPending,
    question: asked?.question !== undefined && (
      <ConfirmDialog
        open
        onClose={() => setAsked(undefined)}
        onConfirm={() => run(asked)}
        loading={isPending}
        {...asked.question}
      />
    ),
  };
}
