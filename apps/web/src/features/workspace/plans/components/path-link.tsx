import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '#ui/button-style.ts';

interface PathLinkProps extends ButtonLook {
  /** A path of this site, which may come from a query. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link styled as a button to any path of this site, without reloading the app. */
export function PathLink({ href, children, ...look }: PathLinkProps) {
  const router = useRouter();
  return (
    <a
      href={href}
      className={buttonClass(look)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      {children}
    </a>
  );
}
