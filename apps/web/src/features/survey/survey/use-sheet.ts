import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { QueueStatus } from './storage/answer-queue.ts';
import { openSheet, type Sheet } from './storage/open-sheet.ts';

/** The answers of the session; undefined while they are opened. */
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

/** Sends when the network or the page is back, and warns before the page is closed with unsent answers. */
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

/** The form of the survey; answers left from an earlier visit may change it. */
export function useFormOfSheet(session: SurveySession, sheet: Sheet | undefined): string | undefined {
  const form = useSyncExternalStore(
    sheet?.queue.subscribe ?? subscribeToNothing,
    () => sheet?.queue.getStatus().form,
  );
  return form ?? session.instrument;
}
