import type { ErasingPreview } from '@quint/contract/privacy/erasing.ts';

let last: ErasingPreview | undefined;

/** Notes what was deleted, in the memory of this page alone. */
export function recordErasing(preview: ErasingPreview | undefined): void {
  last = preview;
}

/** What was deleted in this page since it was loaded. */
export function lastErasing(): ErasingPreview | undefined {
  return last;
}
