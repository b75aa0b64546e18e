import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';

interface ToolButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
}

/** A button in the line above a list, as high as its search field. */
export function ToolButton({ children, ...props }: ToolButtonProps) {
  return (
    <AriaButton
      {...props}
      className="inline-flex h-10 min-w-10 max-md:h-11 max-md:min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md border border-line bg-surface px-2.5 font-medium text-ink transition-colors enabled-hover:border-control"
    >
      {children}
    </AriaButton>
  );
}
