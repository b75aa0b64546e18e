import type { ComponentType } from 'react';
import type { AskedVerb, VerbDialogProps, VerbId } from '../model/verbs.ts';
import { ConsiderDialog, GroupDialog, TagsDialog } from './choose-dialogs.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { AnonymiseDialog, MessageDialog } from './plain-dialogs.tsx';
import { BringBackDialog, ReasonDialog, RejectDialog } from './reject-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

const DIALOGS: Partial<Record<VerbId, ComponentType<VerbDialogProps>>> = {
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

/** The dialog of a verb that asks before it acts. */
export function VerbDialog({
  asked,
  ...rest
}: Omit<VerbDialogProps, 'people'> & { readonly asked: AskedVerb }) {
  const Asking = DIALOGS[asked.id];
  return Asking === undefined ? null : <Asking {...rest} people={asked.people} />;
}
