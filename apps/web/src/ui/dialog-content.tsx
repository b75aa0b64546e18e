import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** What takes what is typed or chosen first; a box to tick, a file and a button do not. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox]';

let isQuiet = false;

/** Whether a field receives the focus because its dialog opened: then it does not open its list by itself. */
export function isFocusedByDialog(): boolean {
  return isQuiet;
}

/** Until it is used, the field carries a mark: a panel may still close when the pointer leaves it. */
function focusQuietly(field: HTMLElement): void {
  field.dataset['focusedByDialog'] = '';
  for (const use of ['keydown', 'pointerdown', 'blur'])
    field.addEventListener(use, () => delete field.dataset['focusedByDialog'], { once: true });
  isQuiet = true;
  try {
    field.focus();
  } finally {
    isQuiet = false;
  }
}

function findFirstField(content: HTMLElement): HTMLElement | undefined {
  return [...content.querySelectorAll<HTMLElement>(FIELDS)].find(
    (field) =>
      !field.matches(':disabled, [readonly]') && field.closest('[hidden], [aria-hidden=true]') === null,
  );
}

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** What had the focus last outside of all overlays: the button that opened the first of them. */
let lastOnPage: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest(OVERLAY) === null) lastOnPage = target;
});

/**
 * Gives the focus back where the library cannot: it returns to what had the focus before, and the entry of a menu that
 * opened the dialog is gone with its menu.
 */
function returnFocus(element: HTMLElement | undefined): void {
  const check = () => {
    const { activeElement: active } = document;
    if (active !== null && active !== document.body) return;
    // The button may be gone with what the dialog changed: then the page has the focus, not the browser.
    const target = element?.isConnected === true ? element : document.querySelector<HTMLElement>('#content');
    target?.focus();
  };
  // The library returns the focus in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(check));
}

interface DialogContentProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The content of a dialog or a panel. The focus is in its first field when it opens, or once it has been loaded, unless
 * something in the dialog has the focus already. Without a field the dialog itself keeps the focus. When the content is
 * replaced by a next step, the focus is in its first field again, or else on its first button.
 */
export function DialogContent({ className, children }: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    const dialog = element?.closest('[role=dialog], [role=alertdialog]') ?? null;
    if (element === null || dialog === null) return undefined;
    const opener = lastOnPage;
    let isUsed = false;
    // Content that is still being loaded comes as changes.
    const observer = new MutationObserver(() => focus());
    let isPlaced = false;
    /** What had the focus last within the content. */
    let lastInContent: Element | undefined;
    const isReplaced = () => lastInContent?.isConnected === false;
    const focusNextStep = () => {
      const { activeElement: active } = document;
      // Another dialog may have the focus meanwhile: the next step gets it once the focus returns to this one.
      if (active !== null && active !== document.body && !dialog.contains(active)) return;
      lastInContent = undefined;
      if (element.contains(active)) return;
      const next = findFirstField(element) ?? element.querySelector<HTMLElement>('button:enabled');
      if (next === undefined || next === null) return;
      if (next.matches(FIELDS)) focusQuietly(next);
      else next.focus();
      isPlaced = true;
    };
    const recordFocus = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (element.contains(target)) lastInContent = target;
      // The library moves a lost focus to the first button of the dialog, which closes it.
      else if (isReplaced()) focusNextStep();
    };
    const recordUse = () => {
      isUsed = true;
      if (isReplaced()) lastInContent = undefined;
    };
    const focus = () => {
      if (isReplaced()) focusNextStep();
      const { activeElement: active } = document;
      // What had the focus may have given way to other content.
      const isLost = active === null || active === document.body;
      if (isPlaced && !isLost) return;
      // The close button may have received the focus from the library, without any press of the user.
      const isTaken = element.contains(active) || (isUsed && active !== dialog && dialog.contains(active));
      const field = isTaken ? undefined : findFirstField(element);
      if (field !== undefined) focusQuietly(field);
      else if (isPlaced && dialog instanceof HTMLElement) dialog.focus();
      isPlaced ||= isTaken || field !== undefined;
    };
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly'] });
    for (const use of ['keydown', 'pointerdown']) dialog.addEventListener(use, recordUse);
    dialog.addEventListener('focusin', recordFocus);
    // Some fields draw again at once when they receive the focus, which React allows only after its own drawing.
    queueMicrotask(() => {
      if (element.isConnected) focus();
    });
    return () => {
      observer.disconnect();
      for (const use of ['keydown', 'pointerdown']) dialog.removeEventListener(use, recordUse);
      dialog.removeEventListener('focusin', recordFocus);
      returnFocus(opener);
    };
  }, []);
  return (
    <div ref={content} className={className}>
      {children}
    </div>
  );
}
