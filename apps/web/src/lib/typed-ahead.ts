/** Keys typed for a field that is still loading. */
let typedText = '';
let stop: (() => void) | undefined;

interface Ahead {
  /** Called on Escape, when the field is no longer wanted. */
  readonly onLeave: () => void;
}

/** Collects keys from now on, hidden from the page, until the field takes them. */
export function catchKeys({ onLeave }: Ahead): void {
  stop?.();
  typedText = '';
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Backspace') typedText = typedText.slice(0, -1);
    else if (event.key.length === 1) typedText += event.key;
    // The result of Enter is not visible yet.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, { capture: true });
  stop = () => document.removeEventListener('keydown', listen, { capture: true });
}

/** Returns the collected keys when the field has loaded or is no longer wanted; later keys go to the page. */
export function takeKeys(): string {
  stop?.();
  stop = undefined;
  const text = typedText;
  typedText = '';
  return text;
}
