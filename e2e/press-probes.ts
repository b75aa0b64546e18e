/* Scripts that run in a page: find controls, type into fields, read messages, and find lost input. */

/** In a list with many rows, only the first two are pressed. */
const ROWS = 2;

/** The part of the page that takes input: the topmost overlay, or the page itself. */
const TOP = `[...document.querySelectorAll('[role=alertdialog], [role=dialog], [role=menu]')].at(-1) ??
  document.querySelector('main') ?? document.body`;

const IS_SEEN = `(control) => {
  const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  return width > 1 && height > 1 && control.closest('[inert], [aria-hidden=true]') === null;
}`;

/**
 * Numbers the controls that can be pressed, and names them. Earlier numbers are removed, because a control may have
 * moved.
 */
export const CONTROLS = `(() => {
  const isSeen = ${IS_SEEN};
  const isFirst = (control) => {
    const row = control.closest('tr, li, [role=row]');
    return row === null || [...row.parentElement.children].indexOf(row) < ${ROWS};
  };
  const isFree = (control) => !control.disabled && control.getAttribute('aria-disabled') !== 'true' &&
    control.getAttribute('data-disabled') !== 'true';
  const found = [...(${TOP}).querySelectorAll('button, [role=menuitem], input[type=checkbox], input[type=radio]:not(:checked), summary')]
    .filter((control) => isSeen(control) && isFirst(control) && isFree(control));
  document.querySelectorAll('[data-press]').forEach((control) => control.removeAttribute('data-press'));
  found.forEach((control, index) => control.setAttribute('data-press', String(index)));
  return found.map((control) =>
    (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent).trim().slice(0, 60));
})()`;

/** Types into every field, and records the texts. */
export const FILL = `(() => {
  const isSeen = ${IS_SEEN};
  const SAMPLES = { email: 'someone@firm.example', password: 'Another-55-words', number: '5', tel: '+49 30 123456' };
  const fields = [...(${TOP}).querySelectorAll('input, textarea')].filter((field) =>
    isSeen(field) && !field.readOnly && !field.disabled &&
    (field.matches('textarea') || /^(text|email|password|tel|url)$/.test(field.type)) && field.getAttribute('role') !== 'combobox');
  globalThis.typed = fields.map((field) => {
    const label = field.labels?.[0]?.textContent ?? '';
    const named = /^(?:Name: |Type ")(.*?)"?(?: to confirm)?$/.exec(label.trim())?.[1];
    const kind = field.inputMode === 'numeric' ? 'number' : field.type;
    const value = named ?? SAMPLES[kind] ?? (field.type === 'url' ? 'https://firm.example/hook' : field.value + 'xyz');
    const prototype = field.matches('textarea') ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [field, field.value];
  });
})()`;

/** Input that is neither in a field of that name nor in a list. */
export const LOST_TEXTS = `(() => {
  const isInField = ({ name }, value) => name !== '' &&
    [...document.querySelectorAll('input, textarea')].some((other) => other.name === name && other.value === value);
  const isEntry = (value) => [...document.querySelectorAll('main li, [role=dialog] li')]
    .some((entry) => entry.textContent.includes(value));
  return (globalThis.typed ?? [])
    .filter(([field, value]) => (!field.isConnected || field.value !== value) && value !== '' &&
      !isInField(field, value) && !isEntry(value))
    .map(([field, value]) => (field.labels?.[0]?.textContent ?? field.name) + ': ' + value);
})()`;

/** Whether a text of several lines was typed, and not only names and numbers. */
export const HAS_LONG_TEXT = `(globalThis.typed ?? []).some(([field]) => field.matches('textarea'))`;

/** Texts of several lines without a draft in this browser. */
export const UNSAVED_TEXTS = `(() => {
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith('quint.draft:'))
    .map((key) => localStorage.getItem(key)).join();
  return (globalThis.typed ?? [])
    .filter(([field, value]) => field.matches('textarea') && !drafts.includes(JSON.stringify(value).slice(1, -1)))
    .map(([field, value]) => (field.labels?.[0]?.textContent ?? field.name) + ': ' + value);
})()`;

/** The messages of the page: alerts, states and toasts. */
export const MESSAGES = `[...document.querySelectorAll('[role=alert], [role=status], output, [aria-live] li, [aria-live=polite], [aria-invalid=true]')]
  .filter((part) => part.matches('[aria-invalid=true]') || part.textContent.trim() !== '')
  .map((part) => part.textContent.trim()).join(' | ')`;

export const DISMISS = `document.querySelectorAll('[aria-live] li button[aria-label="Dismiss"]').forEach((button) => button.click())`;
export const OVERLAYS = `document.querySelectorAll('[role=alertdialog], [role=dialog], [role=menu]').length`;
export const IS_MENU = `(${TOP}).matches('[role=menu]')`;

/** Deletes the drafts in this browser: a part that saves automatically would send them again. */
export const DROP_DRAFTS = `Object.keys(localStorage).filter((key) => key.startsWith('quint.draft:'))
  .forEach((key) => localStorage.removeItem(key))`;

export const press = (index: number): string => `document.querySelector('[data-press="${index}"]')?.click()`;
