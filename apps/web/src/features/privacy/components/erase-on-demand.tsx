import { loadPhrases } from '#lib/i18n.ts';
import { onDemand } from '#lib/on-demand.tsx';

/** The dialog that erases a person permanently, loaded with its phrases when it first opens. */
export const EraseOnDemand = onDemand(async () => {
  const [{ EraseDialog }] = await Promise.all([import('./erase-dialog.tsx'), loadPhrases('erasing')]);
  return EraseDialog;
});
