/** A live region announces additions only once it has existed for a moment. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;
let lastAnnouncement = '';

function liveRegion(): HTMLElement {
  if (region?.isConnected !== true) {
    region = document.createElement('div');
    region.className = 'sr-only';
    region.ariaLive = 'polite';
    // An open dialog of the component library hides everything outside it from screen readers, except this.
    region.dataset['liveAnnouncer'] = 'true';
    document.body.append(region);
  }
  return region;
}

/** Announces a text politely to screen readers. Returns a function that removes the text. */
export function announce(text: string): () => void {
  const announcer = liveRegion();
  const timer = setTimeout(() => {
    announcer.textContent = text;
    lastAnnouncement = text;
  }, REGION_SETTLES_MS);
  return () => {
    clearTimeout(timer);
    // The region itself may be translated, if the browser translates the page.
    if (lastAnnouncement === text) announcer.textContent = '';
  };
}
