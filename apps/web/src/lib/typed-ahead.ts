/** What was typed for a field that is still on its way. */
let typed = '';
let stop: (() => void) | undefined;

interface Ahead {
  /** Escape: the field is not wanted any more. */
  readonly onLeave: () => void;
}

/** Keeps what is typed from now on, out of the way of the page, until the field takes it. */
export function catchKeys({ onLeave }: Ahead): void {
  stop?.();
  typed = '';
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    // What Enter would do nobody sees yet.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, { capture: true });
  stop = () => document.removeEventListener('keydown', listen, { capture: true });
}

/** The field is there, or not wanted any more: keys go where they always go. */
export function takeKeys(): string {
  stop?.();
  stop = undefined;
  const taken = typed;
  typed = '';
  return taken;
}
