import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rolesQuery } from '#features/roles/api.ts';
import { RangeStrip } from '#features/roles/components/range-strip.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

/** Roles of the workspace that can be copied. */
export function RoleTemplatesPage() {
  const { t } = useTranslation('role-creation');
  const { t: common } = useTranslation('common');
  const roles = useQuery(rolesQuery);
  if (roles.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (roles.data === undefined) {
    return <MissingRecord error={roles.error} onRetry={() => void roles.refetch()} />;
  }
  return (
    <>
      <PageHeader
        title={t('ways.templates.title')}
        lead={t('templates.lead')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('roles'), link: { to: '/roles' } },
              { label: t('title'), link: { to: '/roles/create' } },
              { label: t('ways.templates.title') },
            ]}
          />
        }
      />
      {roles.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Copy aria-hidden="true" className="size-6" />}
            title={t('templates.none')}
            text={t('templates.noneText')}
            action={
              <ButtonLink to="/roles/create/empty" kind="primary">
                {t('ways.empty.title')}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {roles.data.map(({ id, name, attributes }) => (
            <li key={id}>
              <Link
                to="/roles/create/empty"
                search={{ from: id }}
                className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 no-underline shadow-soft transition-colors hover:border-lila"
              >
                <span className="text-md font-semibold">{name}</span>
                <RangeStrip attributes={attributes} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
