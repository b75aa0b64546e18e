import type { AskedVerb } from '../model/verbs.ts';
import { UnlockDialog } from './unlock-dialog.tsx';

/** The dialog of a verb that asks before it acts. */
export function VerbDialog({ asked, onClose }: { readonly asked: AskedVerb; readonly onClose: () => void }) {
  return asked.id === 'unlock' ? <UnlockDialog people={asked.people} onClose={onClose} /> : null;
}
