import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const REASONS = ['too_large', 'took_too_long', 'broken'] as const;

interface FailedCardProps {
  readonly text: string;
  readonly reason: string | undefined;
}

/** The reason why a file was not read, above the field for another one. */
export function FailedCard({ text, reason }: FailedCardProps) {
  const { t } = useTranslation('resume');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const knownReason = REASONS.find((each) => each === reason);
  return (
    <section role="alert" className="rounded-lg border border-danger bg-danger-soft p-5">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold text-danger outline-none"
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {t('failed.title')}
      </h2>
      <p className="pt-1">{text}</p>
      {knownReason !== undefined && <p className="pt-1 text-second">{t(`failed.why.${knownReason}`)}</p>}
    </section>
  );
}
