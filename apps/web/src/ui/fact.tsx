import type { ReactNode } from 'react';

interface FactProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** One fact before a survey begins, as an entry of a list. */
export function Fact({ icon, title, children }: FactProps) {
  return (
    <li className="flex gap-3.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-lila-soft text-lila-strong">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="pt-0.5 text-pretty text-second">{children}</p>
      </div>
    </li>
  );
}
