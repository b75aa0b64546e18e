import type { ReactNode } from 'react';
import { StageHeading } from './stage-heading.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly icon: ReactNode;
  readonly actions?: ReactNode;
  /** Small text under the actions. */
  readonly note?: string | undefined;
  /** The error of the last press. */
  readonly problem?: string | undefined;
  readonly focus?: boolean | undefined;
}

/** A page of the survey with a single message. */
export function Notice({ title, text, icon, actions, note, problem, focus = false }: NoticeProps) {
  return (
    <div className="mx-auto flex max-w-[520px] flex-col items-center gap-3 py-6 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-lila-soft text-lila-strong">
        {icon}
      </span>
      <StageHeading focus={focus}>{title}</StageHeading>
      {text !== undefined && <p className="text-md text-pretty text-second">{text}</p>}
      {actions !== undefined && <div className="flex flex-wrap justify-center gap-3 pt-4">{actions}</div>}
      <p role="alert" className="text-sm text-pretty text-danger empty:hidden">
        {problem}
      </p>
      {note !== undefined && <p className="text-sm text-pretty text-third">{note}</p>}
    </div>
  );
}
