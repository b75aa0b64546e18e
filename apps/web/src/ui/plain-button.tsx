import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonClass, type ButtonLook } from './button-style.ts';

interface PlainButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button without the component library, for pages with a tight budget: the survey. */
export function PlainButton({ kind, size, wide, type = 'button', ...props }: PlainButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type comes from the caller, with a safe default
  return <button {...props} type={type} className={buttonClass({ kind, size, wide })} />;
}
