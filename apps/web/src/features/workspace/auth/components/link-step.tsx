import type { ReactNode } from 'react';
import { useLinkTexts, type LinkProblem } from '#lib/link-problems.ts';
import { Step } from './step.tsx';

interface LinkStepProps {
  readonly problem: LinkProblem;
  /** Replaces the default text. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  /** The way to get a new link. */
  readonly children: ReactNode;
}

/** A link that does not work. */
export function LinkStep({ problem, title, text, children }: LinkStepProps) {
  const texts = useLinkTexts(problem);
  return (
    <Step alert title={title ?? texts.title} lead={text ?? texts.text}>
      {children}
    </Step>
  );
}
