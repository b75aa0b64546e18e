import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QueueStatus } from './storage/answer-queue.ts';
import { openSheet, type Sheet } from './storage/open-sheet.ts';

/** The answer sheet of the session; undefined while it opens. */
export function useSheet(session: SurveySession): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    let isCanceled = false;
    let openedSheet: Sheet | undefined;
    const open = async () => {
      openedSheet = await openSheet(session);
      if (isCanceled) openedSheet.queue.stop();
      else setSheet(openedSheet);
    };
    void open();
    return () => {
      isCanceled = true;
      openedSheet?.queue.stop();
    };
  }, [session]);
  useDelivery(sheet);
  return sheet;
}

/** Sends when the network or the page comes back, and warns before unsent answers are left behind. */
function useDelivery(sheet: Sheet | undefined): void {
  useEffect(() => {
    if (sheet === undefined) return;
    const { queue } = sheet;
    const flush = () => {
      if (queue.getStatus().unsentCount > 0) queue.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      const { unsentCount, endReason: end } = queue.getStatus();
      if (unsentCount > 0 && end === undefined) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('offline', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('offline', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
    };
  }, [sheet]);
}

/** Whether everything is saved. */
export function useSaveStatus(sheet: Sheet): QueueStatus {
  return useSyncExternalStore(sheet.queue.subscribe, sheet.queue.getStatus);
}

const subscribeToNothing = () => () => undefined;

/** The form of the sheet: answers that an earlier visit left behind may give it another than it had. */
export function useFormOfSheet(session: SurveySession, sheet: Sheet | undefined): string | undefined {
  const form = useSyncExternalStore(
    sheet?.queue.subscribe ?? subscribeToNothing,
    () => sheet?.queue.getStatus().form,
  );
  return form ?? session.instrument;
}
