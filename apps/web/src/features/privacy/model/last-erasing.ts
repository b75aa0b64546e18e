import type { ErasingPreview } from '@quint/contract/privacy/erasing.ts';

let last: ErasingPreview | undefined;

/** Stores the preview of the erasure, in memory only. */
export function recordErasing(preview: ErasingPreview | undefined): void {
  last = preview;
}

/** The erasure in this document since it was loaded. */
export function lastErasing(): ErasingPreview | undefined {
  return last;
}
