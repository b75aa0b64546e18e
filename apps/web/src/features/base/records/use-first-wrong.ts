import { useEffect, useRef, type RefObject } from 'react';

/** The first invalid field of any kind from the top; react-hook-form knows text fields only. */
const FIRST_WRONG = ['input', 'textarea', '[role="spinbutton"]', 'button', 'select']
  .map((tag) => `[data-invalid] ${tag}`)
  .join(', ');

/** The form element. Its first invalid field gets the focus after each attempt to save. */
export function useFirstWrong(submitCount: number): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [submitCount]);
  return element;
}
