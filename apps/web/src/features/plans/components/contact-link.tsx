import type { ReactNode } from 'react';
import { usePublicSettings } from '#lib/public-settings.ts';
import { buttonClass, type ButtonLook } from '#ui/button-style.ts';

interface ContactLinkProps extends ButtonLook {
  readonly subject: string;
  readonly children: ReactNode;
}

/** A mail to the makers of the product with a subject. */
export function ContactLink({ subject, children, ...look }: ContactLinkProps) {
  const address = usePublicSettings()?.supportEmail ?? '';
  return (
    <a href={`mailto:${address}?subject=${encodeURIComponent(subject)}`} className={buttonClass(look)}>
      {children}
    </a>
  );
}
