import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotification } from '#lib/notify.ts';

/** Loads the toast code. Pages call it early, because without a network it could not be loaded when it is needed. */
export async function loadToasts(): Promise<ComponentType> {
  const { ToastRegion } = await import('./toast.tsx');
  return ToastRegion;
}

/** Mounted on every page; loads the toast code at the first notification. */
export function ToastArea() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    // Without a network, notifications wait for the next attempt; the page must not fail.
    const load = () => void loadToasts().then((region) => setRegion(() => region), ignore);
    const stop = onFirstNotification(load);
    window.addEventListener('online', load);
    return () => {
      stop();
      window.removeEventListener('online', load);
    };
  }, []);
  return Region === undefined ? null : <Region />;
}

function ignore(): void {}
