import { useEffect, useRef, type ReactNode } from 'react';
import { useDocumentTitle } from '#ui/page-header.tsx';

interface StepProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** An icon above the title. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** Announces the title, because it is the result of an action. */
  readonly alert?: boolean | undefined;
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden], [hidden], [readonly])';

/** One step in the card of the pages before login. A single field gets the focus. */
export function Step({ title, lead, icon, children, alert = false }: StepProps) {
  useDocumentTitle(title);
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [field, ...others] = step.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [];
    if (others.length === 0) field?.focus();
  }, []);
  return (
    <div ref={step} className="flex flex-col gap-6">
      <div className="flex flex-col gap-2" {...(alert ? { role: 'alert' } : {})}>
        {icon !== undefined && (
          <span className="mb-2 grid size-12 place-items-center rounded-full bg-lila-soft text-lila-strong">
            {icon}
          </span>
        )}
        <h1 className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere">{title}</h1>
        {lead !== undefined && <p className="text-md text-pretty wrap-anywhere text-second">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

interface StepLoadingProps {
  readonly text: string;
  /** The page has no other heading yet. */
  readonly isTitle?: boolean;
}

/** Shown while an action is running. */
export function StepLoading({ text, isTitle = false }: StepLoadingProps) {
  return (
    <output className="flex flex-col items-center gap-5 py-10 text-center text-md text-second">
      <span
        aria-hidden="true"
        className="size-9 animate-[spin_900ms_linear_infinite] rounded-full border-[3px] border-line border-t-lila"
      />
      {isTitle ? <h1>{text}</h1> : text}
    </output>
  );
}
