import { useEffect, useState, type ComponentType } from 'react';
import { onFirstNotification } from '#lib/notify.ts';

/** Fetches the toast code: the page calls it before somebody without a network needs to be told so. */
export async function loadToasts(): Promise<ComponentType> {
  const { ToastRegion } = await import('./toast.tsx');
  return ToastRegion;
}

/** Stands on every page and fetches the toast code when there is something to say. */
export function ToastArea() {
  const [Region, setRegion] = useState<ComponentType>();
  useEffect(() => {
    // Without a network what is to be said waits for the next attempt; the page must not break for it.
    const load = () => void loadToasts().then((loaded) => setRegion(() => loaded), ignore);
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
