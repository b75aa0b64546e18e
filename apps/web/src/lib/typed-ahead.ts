/** Keys typed for a field that is still loading. */
let typedText = '';
let stop: (() => void) | undefined;

interface Ahead {
  /** Escape: the field is no longer wanted. */
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
    // The effect of Enter cannot be seen yet.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, { capture: true });
  stop = () => document.removeEventListener('keydown', listen, { capture: true });
}

/** The field is there, or no longer wanted: keys go to the page again. */
export function takeKeys(): string {
  stop?.();
  stop = undefined;
  const text = typedText;
  typedText = '';
  return text;
}
