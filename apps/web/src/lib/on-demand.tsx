import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { NetworkError } from './api-error.ts';
import { i18n } from './i18n.ts';
import { notify } from './notify.ts';
import { reportFault } from './query.ts';
import { askForVersion, isChunkError } from './stale-build.ts';

/** Reports why a part of the page could not be loaded. */
export async function reportMissingPart(error: unknown): Promise<void> {
  const version = isChunkError(error) ? await askForVersion() : 'same';
  if (version === 'unknown') {
    reportFault(new NetworkError(error));
    return;
  }
  const isNewer = version === 'newer';
  notify({
    id: isNewer ? 'newer-version' : 'fault-server',
    type: 'error',
    headline: isNewer ? i18n.t('fault.newer') : i18n.t('fault.failed'),
    text: isNewer ? i18n.t('fault.newerText') : i18n.t('fault.failedText'),
    action: isNewer ? { label: i18n.t('action.reload'), onPress: () => location.reload() } : undefined,
  });
}

/**
 * A panel over the page whose code is loaded when it first opens. When loading fails, it closes again and a toast gives
 * the reason: input on the page below is kept. The next attempt loads again.
 */
export function onDemand<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const { onClose } = props;
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let isGone = false;
      const arrive = (part: ComponentType<Props>) => {
        loaded = part;
        if (!isGone) setPart(() => part);
      };
      const fail = (error: unknown) => {
        if (isGone) return;
        void reportMissingPart(error);
        onClose();
      };
      load().then(arrive, fail);
      return () => {
        isGone = true;
      };
      // The way to close may be another function with every drawing; the part is fetched once.
      // oxlint-disable-next-line react/exhaustive-deps -- see above
    }, [Part]);
    return Part === undefined ? null : (
      // Its phrases may still be loading.
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
