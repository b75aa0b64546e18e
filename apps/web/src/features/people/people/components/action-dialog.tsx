import type { ComponentType } from 'react';
import type { ActionRequest, ActionDialogProps, PersonActionId } from '../model/action-rules.ts';
import { ConsiderDialog, GroupDialog, TagsDialog } from './choose-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { AnonymiseDialog, MessageDialog } from './plain-dialogs.tsx';
import { BringBackDialog, ReasonDialog, RejectDialog } from './reject-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

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

/** The dialog of an action that asks before it acts. */
export function ActionDialog({
  actionRequest,
  ...props
}: Omit<ActionDialogProps, 'people'> & { readonly actionRequest: ActionRequest }) {
  const Asking = DIALOGS[actionRequest.id];
  return Asking === undefined ? null : <Asking {...props} people={actionRequest.people} />;
}
