import type { ReactNode } from 'react';

/**
 * Content that may be wider than the page and scrolls by itself, also by keyboard. A group and not a region: regions
 * need unique names on a page, and a report may have several tables of one name.
 */
export function ScrollBox({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling element needs focus, and no HTML element is a plain named group
    <div role="group" tabIndex={0} aria-label={name} className="relative overflow-x-auto">
      {children}
    </div>
  );
}
