import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster, toast } from 'sonner';
import { receiveNotifications } from '#lib/notify.ts';
import { ToastCard } from './toast-card.tsx';

/** A live region announces what is added to it only once it has been there for a moment. */
const REGION_SETTLES_MS = 100;

/** The toast area: a live region at the bottom right that shows what `notify` says. */
export function ToastRegion() {
  const { t } = useTranslation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = receiveNotifications({
        show: (notification) => {
          toast.custom(
            (id) => (
              <ToastCard
                key={notification.id}
                notification={notification}
                onLeave={() => toast.dismiss(id)}
              />
            ),
            // The card keeps its own clock, because this one would run on under the keyboard's focus.
            { id: notification.id, duration: Number.POSITIVE_INFINITY },
          );
        },
        takeBack: (id) => toast.dismiss(id),
      });
    }, REGION_SETTLES_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <Toaster
      position="bottom-right"
      expand
      gap={10}
      offset={{ right: 24, bottom: 'calc(24px + var(--bottom-bar, 0px))' }}
      mobileOffset={{ left: 16, right: 16, bottom: 'calc(16px + var(--bottom-bar, 0px))' }}
      containerAriaLabel={t('notification.area')}
    />
  );
}
