import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { sitesQuery } from '../api.ts';
import { CodeCard } from '../components/code-card.tsx';
import { SitesCard } from '../components/sites-card.tsx';
import { directivesOf } from '../model/snippet.ts';

/** The survey embedded in the workspace's own website: allowed websites, and the code for them. */
export function SurveyFramesPage() {
  const { t } = useTranslation('survey-frames');
  const { t: common } = useTranslation('common');
  const workspace = useCurrentUser().active_workspace?.id ?? '';
  const { data, error, isPending, refetch } = useQuery(sitesQuery(workspace));
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <NotLoaded level={1} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="flex max-w-[820px] flex-col gap-5">
        <SitesCard workspace={workspace} sites={data} />
        <CodeCard workspace={workspace} />
        <Card title={t('site.title')}>
          <div className="flex flex-col gap-3 text-pretty text-second">
            <p>{t('site.policy')}</p>
            <code className="text-sm break-all text-ink select-all">
              {directivesOf(window.location.origin)}
            </code>
            <p>{t('site.finished')}</p>
            <p>{t('site.cookies')}</p>
          </div>
        </Card>
      </div>
    </>
  );
}
