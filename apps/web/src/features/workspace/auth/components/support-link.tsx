import { usePublicSettings } from '#lib/public-settings.ts';
import { cx } from '#lib/class-names.ts';

interface SupportLinkProps {
  readonly subject: string;
  readonly children: string;
  readonly className?: string | undefined;
}

/** A mail link to support with a subject; nothing until the address is loaded. */
export function SupportLink({ subject, children, className }: SupportLinkProps) {
  const support = usePublicSettings()?.supportEmail;
  if (support === undefined) return null;
  return (
    <a
      href={`mailto:${support}?subject=${encodeURIComponent(subject)}`}
      className={cx(className ?? 'link inline-target')}
    >
      {children}
    </a>
  );
}
