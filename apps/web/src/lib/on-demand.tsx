import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { reportMissingPart } from './missing-part.ts';

/**
 * A panel above the page whose code is loaded when it first opens. If loading fails, it closes again and a toast gives
 * the reason, so that input on the page is kept. The next attempt loads again.
 */
export function onDemand<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loadedPart: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loadedPart);
    const { onClose } = props;
    useEffect(() => {
      if (Part !== undefined) return undefined;
      let isCanceled = false;
      const arrive = (part: ComponentType<Props>) => {
        loadedPart = part;
        if (!isCanceled) setPart(() => part);
      };
      const fail = (error: unknown) => {
        if (isCanceled) return;
        void reportMissingPart(error);
        onClose();
      };
      load().then(arrive, fail);
      return () => {
        isCanceled = true;
      };
      // `onClose` may be another function at each render; the part is loaded once.
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
