/** Elements in which a letter is input and no shortcut. */
const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TYPING);
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

/** Ctrl + K, on a Mac Cmd + K: the palette, wherever one is. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return isHeld && event.key.toLowerCase() === 'k';
}

/** `?`: all shortcuts. */
export function isHelpKey(event: KeyboardEvent): boolean {
  return event.key === '?' && isPlain(event);
}

/** `/`: the search in the list of the page. */
export function isSearchKey(event: KeyboardEvent): boolean {
  return event.key === '/' && isPlain(event);
}

/** Whether the command key is ⌘. */
export function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** The keys of a shortcut as printed; words are translated. */
export type KeyName = 'command' | 'shift' | 'enter' | 'escape' | '↑' | '↓' | 'K' | '?' | '/' | 'X';

interface Shortcut {
  readonly words:
    | 'palette'
    | 'help'
    | 'close'
    | 'search'
    | 'move'
    | 'select'
    | 'range'
    | 'open'
    | 'send'
    | 'newLine';
  /** Pressed together, or one of them with `either`. */
  readonly keys: readonly KeyName[];
  readonly either?: true;
}

/** Every shortcut of the product, by where it works. */
export const SHORTCUTS: Readonly<Record<'everywhere' | 'lists' | 'inbox', readonly Shortcut[]>> = {
  everywhere: [
    { words: 'palette', keys: ['command', 'K'] },
    { words: 'help', keys: ['?'] },
    { words: 'close', keys: ['escape'] },
  ],
  lists: [
    { words: 'search', keys: ['/'] },
    { words: 'move', keys: ['↑', '↓'], either: true },
    { words: 'open', keys: ['enter'] },
    { words: 'select', keys: ['X'] },
    { words: 'range', keys: ['shift', 'X'] },
  ],
  inbox: [
    { words: 'send', keys: ['enter'] },
    { words: 'newLine', keys: ['shift', 'enter'] },
  ],
};
