import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/query-section.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { coursesQuery, requestsQuery } from '../api.ts';
import { CoursesList } from '../components/courses-list.tsx';
import { RequestsList } from '../components/requests-list.tsx';
import type { TrainingTab } from '../search.ts';

interface TrainingsPageProps {
  readonly tab: TrainingTab;
  readonly onTab: (tab: TrainingTab) => void;
}

/** The training courses of the platform, and who registered for them. */
export function TrainingsPage({ tab, onTab }: TrainingsPageProps) {
  const { t } = useTranslation('trainings');
  const { t: administration } = useTranslation('administration');
  const courses = useQuery(coursesQuery);
  const requests = useQuery(requestsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={t('admin.title')}
        lead={t('admin.lead')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: administration('title'), link: { to: '/admin/organizations' } },
              { label: t('admin.title') },
            ]}
          />
        }
        actions={
          <Button kind="primary" onPress={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('admin.add')}
          </Button>
        }
      />
      <Tabs
        label={t('admin.tabs')}
        selectedId={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'courses',
            label: t('admin.courses'),
            content: (
              <QuerySection query={courses}>
                {(list) => (
                  <CoursesList courses={list} isAdding={isAdding} onAdded={() => setAdding(false)} />
                )}
              </QuerySection>
            ),
          },
          {
            id: 'requests',
            label: t('admin.requests'),
            content: (
              <QuerySection query={requests}>{(list) => <RequestsList requests={list} />}</QuerySection>
            ),
          },
        ]}
      />
    </>
  );
}
