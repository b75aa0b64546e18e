declare global {
  interface Window {
    /** Set by `first-paint.js`; undefined where no document was loaded. */
    readonly showStartFailure?: () => void;
    readonly showCookiesBlocked?: () => void;
  }
}

/** Reports that the app could not be started or rendered, through the document itself. */
export function reportStartFailure(cause: unknown): void {
  // oxlint-disable-next-line no-console -- the user only sees that the page failed; the console has the reason
  console.error('The app could not be started', cause);
  window.showStartFailure?.();
}
