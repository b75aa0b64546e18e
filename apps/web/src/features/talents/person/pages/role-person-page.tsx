import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { talentQuery } from '#features/measures/matching/api.ts';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { roleQuery } from '#features/roles/roles/api.ts';
import { isMissing } from '#lib/api-error.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { DeletedPerson } from '../components/deleted-person.tsx';
import { PersonFrame } from '../components/person-frame.tsx';
import { PersonTabs } from '../components/person-tabs.tsx';
import { RoleFit } from '../components/role-fit.tsx';
import type { PersonTab } from '../search.ts';

interface RolePersonPageProps {
  readonly roleId: string;
  readonly talentId: string;
  readonly tab: PersonTab | undefined;
  readonly onTab: (tab: PersonTab) => void;
  /** The breadcrumbs above the name, if the page was not opened from the role. */
  readonly above?: readonly Crumb[] | undefined;
}

/** A person in view of a role: the fit to it first, then the other tabs. */
export function RolePersonPage({ roleId, talentId, tab, onTab, above }: RolePersonPageProps) {
  const { t } = useTranslation('matching');
  const { t: common } = useTranslation('common');
  const talent = useQuery(talentQuery(talentId));
  const role = useQuery(roleQuery(roleId));
  if (talent.isPending || role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined || role.data === undefined) {
    const retry = () => void Promise.all([talent.refetch(), role.refetch()]);
    return <MissingRecord error={talent.error ?? role.error} onRetry={retry} />;
  }
  const { data } = talent;
  if (isMissing(talent.error)) return <DeletedPerson name={data.fullname} />;
  const result = data.latestResult;
  const ofRole = role.data;
  return (
    <PersonFrame
      talent={data}
      roleId={roleId}
      pathOf={(id) => `/roles/${roleId}/talents/${id}`}
      above={
        above ?? [
          { label: t('roles'), link: { to: '/roles' } },
          { label: ofRole.name, link: { to: '/roles/$roleId', params: { roleId } } },
        ]
      }
    >
      {(actions) => (
        <PersonTabs
          talent={data}
          actions={actions}
          tab={tab}
          onTab={onTab}
          fit={result !== null && <RoleFit talent={data} role={ofRole} result={result} />}
          isRoleFit={result !== null}
        />
      )}
    </PersonFrame>
  );
}
