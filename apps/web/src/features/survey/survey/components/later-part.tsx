import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '#lib/i18n.ts';
import { reloadIfStale } from '#lib/stale-build.ts';
import type * as laterParts from './later-parts.ts';
import { LoadingMessage } from './loading.tsx';
import { Unreachable } from './unreachable.tsx';

type Parts = typeof laterParts;

let parts: Parts | undefined;

/** Loads the parts that the first page does not need. After a failure the next call retries. */
export async function loadLaterParts(): Promise<void> {
  const [loadedParts] = await Promise.all([import('./later-parts.ts'), loadPhrases('links')]);
  parts ??= loadedParts;
}

/** One of the later parts as a component: rendered at once if loaded, otherwise when it is. */
export function laterPart<Props extends object>(
  pick: (loadedParts: Parts) => ComponentType<Props>,
): ComponentType<Props> {
  return function LaterPart(props: Props) {
    const [isLoaded, setLoaded] = useState(parts !== undefined);
    const show = useCallback(() => setLoaded(true), []);
    if (!isLoaded || parts === undefined) return <PartLoading onLoaded={show} />;
    const Part = pick(parts);
    return <Part {...props} />;
  };
}

function PartLoading({ onLoaded }: { readonly onLoaded: () => void }) {
  const { t } = useTranslation('survey');
  const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });
  useEffect(() => {
    let isCanceled = false;
    const fail = async () => {
      const outcome = await reloadIfStale();
      if (!isCanceled && outcome !== 'reloading') setAttempt(({ number }) => ({ number, hasFailed: true }));
    };
    loadLaterParts().then(() => isCanceled || onLoaded(), fail);
    return () => {
      isCanceled = true;
    };
  }, [attempt.number, onLoaded]);
  if (!attempt.hasFailed) return <LoadingMessage text={t('state.loading')} />;
  return (
    <Unreachable
      title={t('state.unreachable')}
      text={navigator.onLine ? t('state.unreachableText') : t('state.offlineText')}
      isRetrying={false}
      onRetry={() => setAttempt(({ number }) => ({ number: number + 1, hasFailed: false }))}
    />
  );
}
