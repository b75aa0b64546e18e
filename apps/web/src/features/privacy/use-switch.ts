import type { OwnChoices, OwnWorkspaceData } from '@quint/contract/privacy/privacy.ts';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useDecide } from './api.ts';

/** A decision of the person as a switch; each change can be undone in the toast. */
export function useSwitch(workspaceRecord: OwnWorkspaceData, name: keyof OwnChoices) {
  const { t } = useTranslation('your-data');
  const { t: common } = useTranslation();
  const decide = useDecide(workspaceRecord.talent_id);
  const isOn = workspaceRecord.choices[name];
  const change = (to: boolean, onDone: () => void) =>
    decide.mutate(
      { [name]: to },
      {
        onSuccess: onDone,
        // Replaces the general error message: the switch was reset.
        onError: () => notify({ id: 'fault-server', type: 'error', text: t('notSaved') }),
      },
    );
  const set = (to: boolean) =>
    change(to, () =>
      notify({
        id: `choice-${name}`,
        text: t(to ? `done.${name}` : `undone.${name}`),
        action: { label: common('action.undo'), onPress: () => change(!to, () => undefined), isUndo: true },
      }),
    );
  return { isOn, set };
}
