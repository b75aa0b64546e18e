import type { OverseenRole } from '@quint/contract/measures/works-council.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotLoaded } from '#ui/empty-states.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { rolesQuery } from '../api.ts';
import { MoreButton } from '../components/more-button.tsx';

function RoleLine({ role }: { readonly role: OverseenRole }) {
  const { t } = useTranslation('works-council');
  const format = useFormat();
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[1fr_330px]">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <TextLink
            to="/works-council/roles/$roleId"
            params={{ roleId: role.id }}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere max-md:min-h-11"
          >
            {role.name}
          </TextLink>
          {role.state !== 'in_use' && <Badge>{t(`ranges.state.${role.state}`)}</Badge>}
        </span>
        <span className="text-xs text-third">
          {role.changed === null
            ? t('ranges.unchanged')
            : t('ranges.version', { count: role.versions, date: format.date(role.changed) })}
        </span>
      </span>
      <RangeStrip attributes={role.ranges} />
    </li>
  );
}

interface RangesPageProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** The roles of the workspace with their ranges, without the people considered for them. */
export function RangesPage({ search, onSearch }: RangesPageProps) {
  const { t } = useTranslation('works-council');
  const { t: common } = useTranslation('common');
  const [text, setText] = useSearchText(search, onSearch);
  const roles = useInfiniteQuery(rolesQuery(search));
  if (roles.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (roles.data === undefined) {
    return <NotLoaded level={1} error={roles.error} onRetry={() => void roles.refetch()} />;
  }
  const rows = roles.data.pages.flatMap(({ data }) => data);
  const total = roles.data.pages[0]?.meta.total_count ?? 0;
  return (
    <>
      <PageHeader title={t('ranges.title')} lead={t('ranges.lead')} />
      <div className="flex flex-col gap-4">
        {total > 0 && (
          <div className="w-full md:w-[320px]">
            <SearchField label={t('ranges.search')} value={text} onChange={setText} />
          </div>
        )}
        <Card>
          {total === 0 && (
            <EmptyState icon={<Briefcase aria-hidden="true" className="size-6" />} title={t('ranges.none')} />
          )}
          {total > 0 && rows.length === 0 && (
            <NoMatch title={t('ranges.noMatch')} onClear={() => setText('')} />
          )}
          <ul aria-label={t('ranges.title')}>
            {rows.map((role) => (
              <RoleLine key={role.id} role={role} />
            ))}
          </ul>
          <MoreButton {...roles} />
        </Card>
      </div>
    </>
  );
}
