import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RetentionCard } from './retention-card.tsx';

interface RightsSectionProps {
  /** The current workspace, whose people can be counted. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** What the workspace promises its people about their data: a section of the settings, a card for each promise. */
export function RightsSection({ isOwn, children }: RightsSectionProps) {
  const { t } = useTranslation('retention');
  return (
    <section aria-labelledby="data-and-rights" className="pt-8">
      <h2 id="data-and-rights" className="pb-5 text-lg font-semibold">
        {t('section')}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
        {children}
        {isOwn && <RetentionCard />}
      </div>
    </section>
  );
}
