import type { ReactNode } from 'react';

/** The props of every group of specimens: the theme, which makes the names of landmarks unique. */
export interface SpecimenProps {
  readonly theme: 'light' | 'dark';
}

/** The name of a component, and the component in all its kinds. */
export function SpecimenRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <span className="w-40 shrink-0 text-xs text-third">{name}</span>
      {children}
    </div>
  );
}
