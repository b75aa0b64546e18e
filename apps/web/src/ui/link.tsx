import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { cx } from '#lib/class-names.ts';
import { buttonClass, type ButtonLook } from './button-style.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function TextAnchor({ className, children, ...props }: AnchorProps) {
  return (
    <a {...props} className={cx('link', className)}>
      {children}
    </a>
  );
}

function ButtonAnchor({ kind, size, wide, className, children, ...props }: AnchorProps & ButtonLook) {
  return (
    <a {...props} className={cx(buttonClass({ kind, size, wide }), className)}>
      {children}
    </a>
  );
}

/** A text link to a page of the app. */
export const TextLink = createLink(TextAnchor);

/** A link styled as a button. */
export const ButtonLink = createLink(ButtonAnchor);
