import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { RetentionCard } from './retention-card.tsx';

/** Links to the requests of people. */
function DataRequestsCard() {
  const { t } = useTranslation('retention');
  return (
    <Card title={t('desk.title')} level={3}>
      <p className="text-pretty text-second">
        {t('desk.text')}{' '}
        <TextLink to={DATA_REQUESTS_PATH} className="inline-flex min-h-6 items-center max-md:min-h-11">
          {t('desk.link')}
        </TextLink>
      </p>
    </Card>
  );
}

interface RightsSectionProps {
  /** The current workspace, whose people can be counted. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** The privacy settings of the workspace: a section with one card each. */
export function RightsSection({ isOwn, children }: RightsSectionProps) {
  const { t } = useTranslation('retention');
  return (
    <section aria-labelledby="data-and-rights" className="pt-8">
      <h2 id="data-and-rights" className="pb-5 text-lg font-semibold">
        {t('section')}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_3fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {children}
          {isOwn && <DataRequestsCard />}
        </div>
        {isOwn && <RetentionCard />}
      </div>
    </section>
  );
}
