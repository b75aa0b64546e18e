/*
 * Scripts that run in the page while its overlays are opened. As text, because the browser tests are compiled without
 * DOM types.
 */

/**
 * The open overlays above the page. A dialog or menu that is rendered only until its animation has ended counts as
 * closed.
 */
const OPEN_OVERLAYS = `[...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
  .filter((each) => each.closest('[data-exiting]') === null && each.closest('#app') === null && each.checkVisibility())`;

export const COUNT_OVERLAYS = `(${OPEN_OVERLAYS}).length`;

/** The name of the topmost overlay, with its text fields and the focused one. */
export const TOPMOST = `(() => {
  const overlay = (${OPEN_OVERLAYS}).at(-1);
  if (overlay === undefined) return undefined;
  const fields = [...overlay.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, [role=spinbutton], button[aria-haspopup=listbox]')]
    // The button beside a combo box belongs to it.
    .filter((field) => field.parentElement.querySelector('[role=combobox]') === null || field.matches('[role=combobox]'))
    .filter((field) => !field.disabled && !field.readOnly && field.checkVisibility());
  const heading = overlay.querySelector('h1, h2, h3, [slot=title]')?.textContent;
  return {
    role: overlay.getAttribute('role'),
    name: overlay.getAttribute('aria-label') ?? heading ?? '',
    fields: fields.length,
    isFirstFocused: fields[0] === document.activeElement,
    hasFocus: overlay.contains(document.activeElement) ||
      document.activeElement?.getAttribute('aria-controls') === overlay.id,
    isModal: overlay.closest('[class*=bg-veil]') !== null,
  };
})()`;

/** The reasons why the page is not visible; empty while it is. */
export const HIDDEN_PARTS = `(() => {
  const app = document.querySelector('#app');
  const parts = [app, app?.querySelector('main'), app?.querySelector('h1')];
  const names = ['#app', 'main', 'h1'];
  return parts.flatMap((part, index) => {
    if (part === null || part === undefined) return [names[index] + ' is missing'];
    // The heading of a page may be for screen readers only.
    const isForReaders = part.closest('.sr-only') !== null;
    const { width, height } = part.getBoundingClientRect();
    const isShown = part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false });
    if (!isShown) return [names[index] + ' is hidden: ' + getComputedStyle(part).display + ', ' + getComputedStyle(part).visibility];
    return !isForReaders && (width < 2 || height < 2) ? [names[index] + ' has no size'] : [];
  });
})()`;

/** Attributes that an overlay must remove when it closes. */
export const MARKS_LEFT = `(() => {
  const app = document.querySelector('#app');
  const root = document.documentElement;
  return [
    ...(app?.inert || app?.hasAttribute('inert') ? ['#app is inert'] : []),
    ...(app?.getAttribute('aria-hidden') === 'true' ? ['#app is aria-hidden'] : []),
    ...(document.querySelector('#app [inert]') !== null ? ['a part of #app is inert'] : []),
    ...(root.style.overflow === 'hidden' || document.body.style.overflow === 'hidden' ? ['the page does not scroll'] : []),
  ];
})()`;

/** The attribute that identifies a control for one press. */
export const PRESS = 'data-press';

/**
 * Lists the controls that may open something: every control of the page except links, submit buttons and those inside
 * an overlay. Only the first row of a list is included, because the others have the same controls.
 */
export const LIST_CONTROLS = `(() => {
  const lists = 'tr, li, [role=row], [role=listitem]';
  const isLaterRow = (control) => {
    for (let row = control.closest(lists); row !== null; row = row.parentElement?.closest(lists) ?? null)
      for (let before = row.previousElementSibling; before !== null; before = before.previousElementSibling)
        if (before.tagName === row.tagName && before.querySelector('button, [role=combobox]') !== null) return true;
    return false;
  };
  const words = (control) => (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent ?? '').trim();
  const candidates = document.querySelectorAll('#app button, #app [role=button], #app input[role=combobox], #app [aria-haspopup]');
  for (const marked of document.querySelectorAll('[${PRESS}]')) marked.removeAttribute('${PRESS}');
  return [...candidates].flatMap((control, index) => {
    control.setAttribute('${PRESS}', String(index));
    const isOff = control.disabled || control.getAttribute('aria-disabled') === 'true' || control.closest('[inert], fieldset:disabled') !== null;
    const isOther = control.matches('a[href], [type=submit], [role=tab], [role=radio], [role=switch], [aria-pressed], [data-rac][slot]');
    if (isOff || isOther || !control.checkVisibility({ visibilityProperty: true }) || isLaterRow(control)) return [];
    const { width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2) return [];
    const inMain = control.closest('main') !== null;
    const kind = control.getAttribute('aria-haspopup') ?? control.getAttribute('role') ?? '';
    return [{ index, inMain, kind, name: words(control).replaceAll(/[0-9]+/g, '0').slice(0, 80) }];
  });
})()`;

/** The entries of the open menu, except those that open another page or end the session. */
export const LIST_ENTRIES = `[...document.querySelectorAll('[role=menu] [role=menuitem]')].flatMap((entry, index) =>
  entry.matches('a[href], [data-href], [aria-disabled=true]') ? [] : [{ index, name: entry.textContent.trim() }])`;

export interface Control {
  readonly index: number;
  readonly inMain: boolean;
  readonly kind: string;
  readonly name: string;
}

export interface Topmost {
  readonly role: string;
  readonly name: string;
  readonly fields: number;
  readonly isFirstFocused: boolean;
  readonly hasFocus: boolean;
  readonly isModal: boolean;
}
