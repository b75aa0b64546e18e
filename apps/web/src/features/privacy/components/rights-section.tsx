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
    <section aria-labelledby="data-and-rights" className="flex flex-col gap-5 pt-3">
      <h2 id="data-and-rights" className="text-lg font-semibold">
        {t('section')}
      </h2>
      {children}
      {isOwn && <RetentionCard />}
    </section>
  );
}
