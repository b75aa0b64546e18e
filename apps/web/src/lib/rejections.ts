import { reportMissingPart } from './missing-part.ts';
import { reportFault } from './query.ts';
import { isChunkError } from './stale-build.ts';

/** Reports what a promise was rejected with that nobody handles. It stays in the console, where its cause is found. */
export function watchRejections(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) void reportMissingPart(reason);
    else reportFault(reason);
  });
}
