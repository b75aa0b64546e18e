import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveNotifications, type Notification } from '#lib/notify.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { ToastCard } from './toast-card.tsx';
import { useActionBarOffset } from './action-bar.ts';

/** A live region announces additions only once it has existed for a moment. */
const REGION_SETTLES_MS = 100;

/** `z` undoes the latest change reported by a toast. */
function useUndoKey(latest: Notification | undefined, remove: (id: string) => void): void {
  useEffect(() => {
    if (latest === undefined) return undefined;
    return listenForLetters((letter) => {
      if (letter !== 'z') return false;
      latest.action?.onPress();
      remove(latest.id);
      return true;
    });
  });
}

/** The toast area: a live region at the bottom right that shows notifications. */
export function ToastRegion() {
  const { t } = useTranslation();
  const [notifications, setNotifications] = useState<readonly Notification[]>([]);
  const remove = (id: string) => setNotifications((list) => list.filter((each) => each.id !== id));
  const latestUndo = notifications.findLast(({ action }) => action?.isUndo === true);
  useUndoKey(latestUndo, remove);
  useActionBarOffset(notifications.length > 0);
  useEffect(() => {
    const show = (next: Notification) =>
      setNotifications((list) =>
        list.some(({ id }) => id === next.id)
          ? list.map((each) => (each.id === next.id ? next : each))
          : [...list, next],
      );
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = receiveNotifications({ show, takeBack: remove });
    }, REGION_SETTLES_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <section
      aria-label={t('notification.area')}
      className="pointer-events-none fixed right-4 bottom-[max(calc(--spacing(4)+var(--bottom-bar,0px)),calc(--spacing(2)+var(--action-bar,0px)))] z-50 md:right-6 md:bottom-[max(calc(--spacing(6)+var(--bottom-bar,0px)),calc(--spacing(2)+var(--action-bar,0px)))]"
    >
      <ol aria-live="polite" aria-relevant="additions text" className="flex flex-col gap-2.5">
        {notifications.map((notification) => (
          <li key={notification.id} className="pointer-events-auto animate-[rise_250ms_ease-in-out]">
            <ToastCard
              notification={notification}
              hasUndoKey={notification.id === latestUndo?.id}
              onLeave={() => remove(notification.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
