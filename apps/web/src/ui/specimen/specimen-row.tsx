import type { ReactNode } from 'react';

/** What every group of specimens is told: the theme it is drawn in, so that no two landmarks have one name. */
export interface SpecimenProps {
  readonly theme: 'light' | 'dark';
}

/** The name of a component, and the component in one kind after the other. */
export function SpecimenRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <span className="w-40 shrink-0 text-xs text-third">{name}</span>
      {children}
    </div>
  );
}
