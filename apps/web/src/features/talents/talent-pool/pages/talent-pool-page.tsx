import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { ListView } from '#lib/list-search.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { poolPages } from '../api.ts';
import { OwnPool } from '../components/own-pool.tsx';
import type { PoolSearch, PoolTab } from '../search.ts';

// The filters need more code than the other parts of the page.
const PlatformPool = lazy(async () => ({
  default: (await import('../components/platform-pool.tsx')).PlatformPool,
}));

interface TalentPoolPageProps {
  readonly tab: PoolTab;
  readonly onTab: (tab: PoolTab) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function Label({ text, count }: { readonly text: string; readonly count: number | undefined }): ReactNode {
  const format = useFormat();
  return (
    <span className="flex items-center gap-2">
      {text} {count !== undefined && <Badge tone="lila">{format.number(count)}</Badge>}
    </span>
  );
}

/** People who are open for work: those of the workspace, and those of the whole platform. */
export function TalentPoolPage({ tab, onTab, view, onView, search, onChange }: TalentPoolPageProps) {
  const { t } = useTranslation('talent-pool');
  const own = useQuery(poolPages({ ...view, search: '' }, 0)).data?.total;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('about')}
        actions={
          <ButtonLink to="/talents" kind="secondary">
            {t('toTalents')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('tabs.label')}
        selectedId={tab}
        onSelect={onTab}
        tabs={[
          {
            id: 'own',
            label: <Label text={t('tabs.own')} count={own} />,
            content: <OwnPool view={view} onView={onView} />,
          },
          {
            id: 'platform',
            label: t('tabs.platform'),
            content: (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <PlatformPool search={search} onChange={onChange} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
