/** A dialog or menu that is closed, but rendered until its animation has ended. */
const CLOSING_OVERLAY = '[data-exiting], [data-exiting] *';
/** Elements in which a letter is input, not a shortcut. */
const TYPING_TARGETS = `input, textarea, select, [contenteditable="true"], :is([role="dialog"], [role="menu"]) :not(${CLOSING_OVERLAY})`;
/** An open dialog that receives the keys; one beside the page does not. */
const COVERING_DIALOG = `:is([role="dialog"]:not([data-beside]), [role="alertdialog"]):not(${CLOSING_OVERLAY})`;

let lettersOn = true;

/** Sets whether single letters are shortcuts, by the user's setting. */
export function setLetterKeys(on: boolean): void {
  lettersOn = on;
}
export function areLettersOn(): boolean {
  return lettersOn;
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // A check box does not use letters.
  if (target.matches('input[type="checkbox"]')) return false;
  return target.matches(TYPING_TARGETS) && target.closest('[data-beside]') === null;
}

function isPlain(event: KeyboardEvent): boolean {
  return lettersOn && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

/** Whether a dialog covers the page and receives its keys. */
export function isCovered(): boolean {
  return document.querySelector(COVERING_DIALOG) !== null;
}

/** Ctrl + K, on a Mac Cmd + K: opens the palette. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return isHeld && event.key.toLowerCase() === 'k';
}

/** `?`: shows all shortcuts. */
export function isHelpKey(event: KeyboardEvent): boolean {
  return event.key === '?' && isPlain(event);
}

/** `/`: focuses the search in the list of the page. */
export function isSearchKey(event: KeyboardEvent): boolean {
  return event.key === '/' && isPlain(event);
}

const FIRST_OF_TWO = 'g';
const SECOND_WITHIN_MS = 1500;
let firstAt = Number.NEGATIVE_INFINITY;

/** The letter after `g`, which opens a page; `g` itself only waits for it. */
export function readGoKey(event: KeyboardEvent): { readonly to: string | undefined } | undefined {
  if (!isPlain(event) || event.repeat || event.key.length !== 1) return undefined;
  const isSecond = event.timeStamp - firstAt < SECOND_WITHIN_MS;
  firstAt = isSecond || event.key !== FIRST_OF_TWO ? Number.NEGATIVE_INFINITY : event.timeStamp;
  if (isSecond) return { to: event.key };
  return event.key === FIRST_OF_TWO ? { to: undefined } : undefined;
}

/** Calls a handler for single letters and digits outside fields and dialogs. Returns a function that unsubscribes. */
export function listenForLetters(handle: (letter: string, event: KeyboardEvent) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key.length !== 1 || !isPlain(event) || isCovered()) return;
    if (handle(event.key, event)) event.preventDefault();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Whether the command key is ⌘. */
export function hasCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** A key as printed on a keyboard; words are translated. */
export type KeyName = 'command' | 'shift' | 'enter' | 'escape' | 'space' | (string & {});

export interface Shortcut {
  readonly labelKey:
    | 'palette'
    | 'help'
    | 'close'
    | 'undo'
    | 'search'
    | 'move'
    | 'select'
    | 'range'
    | 'open'
    | 'peek'
    | 'views'
    | 'create'
    | 'previousNext'
    | 'moveLines'
    | 'doLine'
    | 'putOff'
    | 'send'
    | 'newLine';
  /** Keys pressed together, or any one of them with `either`. */
  readonly keys: readonly KeyName[];
  readonly either?: true;
}

/** The shortcuts of the product by area. Those of actions and pages are declared in their own modules. */
export const SHORTCUTS: Readonly<
  Record<'everywhere' | 'overview' | 'lists' | 'records' | 'inbox', readonly Shortcut[]>
> = {
  everywhere: [
    { labelKey: 'palette', keys: ['command', 'K'] },
    { labelKey: 'help', keys: ['?'] },
    { labelKey: 'undo', keys: ['Z'] },
    { labelKey: 'close', keys: ['escape'] },
  ],
  overview: [
    { labelKey: 'moveLines', keys: ['J', 'K'], either: true },
    { labelKey: 'doLine', keys: ['enter'] },
    { labelKey: 'putOff', keys: ['H'] },
  ],
  lists: [
    { labelKey: 'search', keys: ['/'] },
    { labelKey: 'move', keys: ['J', 'K', '↑', '↓'], either: true },
    { labelKey: 'open', keys: ['enter'] },
    { labelKey: 'peek', keys: ['space'] },
    { labelKey: 'select', keys: ['X'] },
    { labelKey: 'range', keys: ['shift', 'X'] },
    { labelKey: 'views', keys: ['1–9'] },
    { labelKey: 'create', keys: ['C'] },
  ],
  records: [{ labelKey: 'previousNext', keys: ['J', 'K'], either: true }],
  inbox: [
    { labelKey: 'send', keys: ['enter'] },
    { labelKey: 'newLine', keys: ['shift', 'enter'] },
  ],
};
