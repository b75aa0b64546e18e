/** A live region announces what is added to it only once it has been there for a moment. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;
let lastAnnouncement = '';

function liveRegion(): HTMLElement {
  if (region?.isConnected !== true) {
    region = document.createElement('div');
    region.className = 'sr-only';
    region.ariaLive = 'polite';
    // An open dialog of the component library hides all that is outside it from screen readers, but not this.
    region.dataset['liveAnnouncer'] = 'true';
    document.body.append(region);
  }
  return region;
}

/** Lets screen readers say a text when they are not speaking; the answer takes the text away again. */
export function announce(text: string): () => void {
  const announcer = liveRegion();
  const timer = setTimeout(() => {
    announcer.textContent = text;
    lastAnnouncement = text;
  }, REGION_SETTLES_MS);
  return () => {
    clearTimeout(timer);
    // The region itself may say it in another language, if the browser translates the page.
    if (lastAnnouncement === text) announcer.textContent = '';
  };
}
