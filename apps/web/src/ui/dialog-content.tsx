import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** Elements that may receive the initial focus: fields, but not check boxes, file inputs and buttons. */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select, [role=spinbutton], button[aria-haspopup=listbox]';

let isQuiet = false;

/** Whether a field receives the focus because its dialog opened; then it does not open its list. */
export function isFocusedByDialog(): boolean {
  return isQuiet;
}

/** Marks the field until it is used: a panel may still close when the pointer leaves it. */
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

/** The last focused element outside of all overlays: the button that opened the first of them. */
let lastOnPage: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest(OVERLAY) === null) lastOnPage = target;
});

/**
 * Returns the focus where the library cannot: it returns it to the element that had it before, but a menu entry that
 * opened the dialog is gone with its menu.
 */
function returnFocus(element: HTMLElement | undefined): void {
  const check = () => {
    const { activeElement: active } = document;
    if (active !== null && active !== document.body) return;
    // If the button is gone, too, the page gets the focus, not the browser.
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
 * The content of a dialog or a panel. When it opens or has loaded, the first field gets the focus, unless something in
 * the dialog already has it. Without a field the dialog itself keeps the focus. When a next step replaces the content,
 * its first field or else its first button gets the focus.
 */
export function DialogContent({ className, children }: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    const dialog = element?.closest('[role=dialog], [role=alertdialog]') ?? null;
    if (element === null || dialog === null) return undefined;
    const opener = lastOnPage;
    let isUsed = false;
    // Content that is still loading arrives as mutations.
    const observer = new MutationObserver(() => focus());
    let isPlaced = false;
    /** The last focused element within the content. */
    let lastInContent: Element | undefined;
    const isReplaced = () => lastInContent?.isConnected === false;
    const focusNextStep = () => {
      const { activeElement: active } = document;
      // While another dialog has the focus, the next step gets it once the focus returns to this dialog.
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
      // The focused element may have been replaced by other content.
      const isLost = active === null || active === document.body;
      if (isPlaced && !isLost) return;
      // The library may have focused the close button, without a press of the user.
      const isTaken = element.contains(active) || (isUsed && active !== dialog && dialog.contains(active));
      const field = isTaken ? undefined : findFirstField(element);
      if (field !== undefined) focusQuietly(field);
      else if (isPlaced && dialog instanceof HTMLElement) dialog.focus();
      isPlaced ||= isTaken || field !== undefined;
    };
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly'] });
    for (const use of ['keydown', 'pointerdown']) dialog.addEventListener(use, recordUse);
    dialog.addEventListener('focusin', recordFocus);
    // Some fields render synchronously when they receive the focus, which React allows only after its own render.
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
