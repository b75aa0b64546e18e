declare global {
  interface Window {
    /** Set by `first-paint.js`; missing where no document was loaded. */
    readonly showStartFailure?: () => void;
    readonly showCookiesBlocked?: () => void;
  }
}

/** The app could not be started or rendered: the document itself says so, because nothing else is left to. */
export function reportStartFailure(cause: unknown): void {
  // oxlint-disable-next-line no-console -- the person only learns that the page failed; the reason must be somewhere
  console.error('The app could not be started', cause);
  window.showStartFailure?.();
}
