import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

const DELAY_MS = 500;

interface TooltipProps {
  readonly text: ReactNode;
  /** A focusable element of ui/, for example Button. */
  readonly children: ReactElement;
  readonly delay?: number | undefined;
}

/** A short explanation on hover and focus. It repeats or adds information, and is never the only name of a control. */
export function Tooltip({ text, children, delay = DELAY_MS }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-[280px] rounded-sm bg-ink px-2.5 py-1.5 text-xs text-on-ink shadow-soft entering:animate-[appear_150ms_ease-in-out] forced-colors:border"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
