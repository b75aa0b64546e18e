import { useEffect, useRef, type RefObject } from 'react';

/** The first invalid field from the top, of any kind; react-hook-form knows text fields only. */
const FIRST_WRONG = ['input', 'textarea', '[role="spinbutton"]', 'button', 'select']
  .map((tag) => `[data-invalid] ${tag}`)
  .join(', ');

/** The element of a form, whose first invalid field gets the focus after each attempt to save. */
export function useFirstWrong(submitCount: number): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [submitCount]);
  return element;
}
