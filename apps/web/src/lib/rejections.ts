import { reportMissingPart } from './missing-part.ts';
import { reportFault } from './query.ts';
import { isChunkError } from './stale-build.ts';

/** Reports unhandled rejections. They also stay in the console with their cause. */
export function watchRejections(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) void reportMissingPart(reason);
    else reportFault(reason);
  });
}
