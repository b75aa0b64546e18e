import { onDemand } from '#lib/on-demand.tsx';

const fetchExtend = async () => (await import('./extend-dialog.tsx')).ExtendDialog;
const fetchReminder = async () => (await import('./reminder-dialog.tsx')).ReminderDialog;

export const ExtendDialog = onDemand(fetchExtend);
export const ReminderDialog = onDemand(fetchReminder);

/** Loads the dialogs of an open invitation, so that they open at once. */
export function fetchDialogs(): Promise<unknown> {
  return Promise.all([fetchExtend(), fetchReminder()]);
}
