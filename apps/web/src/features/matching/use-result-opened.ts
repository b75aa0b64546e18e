import { useOpenedNote } from '#lib/use-opened-note.ts';

/** Notes that the user has opened a result: the own one, or one that is new to them. */
export function useResultOpened(resultId: string | undefined): void {
  useOpenedNote(resultId && `/reports/talents_results/${resultId}/opened`);
}
