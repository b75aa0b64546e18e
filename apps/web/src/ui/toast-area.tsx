import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotification } from '#lib/notify.ts';

const ToastRegion = lazy(async () => {
  const { ToastRegion: Region } = await import('./toast.tsx');
  return { default: Region };
});

/** Stands on every page and fetches the toast code when there is something to say. */
export function ToastArea() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNotification(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
