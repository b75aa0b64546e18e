/** A dialog or menu that is closed already, and is only drawn until its animation has ended. */
const CLOSING_OVERLAY = '[data-exiting], [data-exiting] *';
/** Elements in which a letter is input and no shortcut. */
const TYPING_TARGETS = `input, textarea, select, [contenteditable="true"], :is([role="dialog"], [role="menu"]) :not(${CLOSING_OVERLAY})`;
/** A dialog is open and receives the keys; one beside the page does not. */
const COVERING_DIALOG = `:is([role="dialog"]:not([data-beside]), [role="alertdialog"]):not(${CLOSING_OVERLAY})`;

let lettersOn = true;

/** Whether single letters are shortcuts, as the user wants it. */
export function setLetterKeys(on: boolean): void {
  lettersOn = on;
}
export function areLettersOn(): boolean {
  return lettersOn;
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // A check box takes no letters.
  if (target.matches('input[type="checkbox"]')) return false;
  return target.matches(TYPING_TARGETS) && target.closest('[data-beside]') === null;
}

function isPlain(event: KeyboardEvent): boolean {
  return lettersOn && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
}

/** A dialog covers the page, and its keys are its own. */
export function isCovered(): boolean {
  return document.querySelector(COVERING_DIALOG) !== null;
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

const FIRST_OF_TWO = 'g';
const SECOND_WITHIN_MS = 1500;
let firstAt = Number.NEGATIVE_INFINITY;

/** The letter pressed after `g`, which goes to a page; `g` itself only waits for it. */
export function readGoKey(event: KeyboardEvent): { readonly to: string | undefined } | undefined {
  if (!isPlain(event) || event.repeat || event.key.length !== 1) return undefined;
  const isSecond = event.timeStamp - firstAt < SECOND_WITHIN_MS;
  firstAt = isSecond || event.key !== FIRST_OF_TWO ? Number.NEGATIVE_INFINITY : event.timeStamp;
  if (isSecond) return { to: event.key };
  return event.key === FIRST_OF_TWO ? { to: undefined } : undefined;
}

/** Calls a handler for single letters and digits outside fields and dialogs. Returns what stops it. */
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

/** A key as printed; the words among them are translated. */
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
  /** Pressed together, or one of them with `either`. */
  readonly keys: readonly KeyName[];
  readonly either?: true;
}

/** The shortcuts of the product by where they work. Those of actions and pages are declared with the actions and pages. */
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
