import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { useChangeMembers } from './api.ts';

interface Members {
  readonly isSaving: boolean;
  /** Adds people to the group; `then` runs once they are added. */
  readonly add: (ids: readonly string[], then?: () => void) => void;
  /** Removes a person from the group, which can be undone. */
  readonly remove: (person: { readonly id: string; readonly fullname: string }) => void;
}

/** Adds and removes people of a group, with the messages about it. */
export function useMembers(teamId: string): Members {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const reportSaveError = useSaveRefused();
  const { mutate, isPending } = useChangeMembers(teamId);
  const change = useCallback(
    (create: readonly string[], removedIds: readonly string[], onDone: () => void) =>
      mutate({ create, delete: removedIds }, { onSuccess: onDone, onError: reportSaveError }),
    [mutate, reportSaveError],
  );
  return {
    isSaving: isPending,
    add: (ids, then) =>
      change(ids, [], () => {
        notify({
          text: t('detail.added', { count: ids.length }),
          action: { label: common('action.undo'), onPress: () => change([], ids, () => undefined) },
        });
        then?.();
      }),
    remove: ({ id, fullname }) =>
      change([], [id], () =>
        notify({
          text: t('detail.removed', { name: fullname }),
          action: { label: common('action.undo'), onPress: () => change([id], [], () => undefined) },
        }),
      ),
  };
}
