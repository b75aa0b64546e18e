import { useEffect, useRef, type ReactNode } from 'react';

interface StageHeadingProps {
  readonly children: ReactNode;
  /** Takes the focus when it appears, so that a new stage is read from the top; not on the first stage of a visit. */
  readonly focus?: boolean | undefined;
}

/** The only h1 of a stage of the survey. */
export function StageHeading({ children, focus = true }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-number font-semibold tracking-[-0.02em] text-balance wrap-anywhere md:text-headline"
    >
      {children}
    </h1>
  );
}
