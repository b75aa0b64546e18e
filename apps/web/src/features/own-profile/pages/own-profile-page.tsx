import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '#features/matching/components/report-button.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { imageOf } from '#lib/avatar.ts';
import { cx } from '#lib/class-names.ts';
import { useCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Tabs, type TabDefinition } from '#ui/tabs.tsx';
import { ownTalentQuery, type OwnTalent } from '../api.ts';
import { Arriving, DataTab, fetchTabs, OwnResult, ProfileTab, RolesTab } from '../components/later-tabs.tsx';
import { NoResult } from '../components/no-result.tsx';
import type { OwnTab } from '../search.ts';

/** "Roles and groups"; on a phone there is room for the first word. */
function RolesName() {
  const { t } = useTranslation('profile');
  return (
    <span>
      {t('own.tabs.roles')} <span className="max-md:sr-only">{t('own.tabs.andGroups')}</span>
    </span>
  );
}

interface OwnTabsProps {
  readonly talent: OwnTalent;
  readonly tab: OwnTab;
  readonly onTab: (tab: OwnTab) => void;
}

function OwnTabs({ talent, tab, onTab }: OwnTabsProps) {
  const { t } = useTranslation('profile');
  useWhenIdle(fetchTabs);
  const result = talent.latestResult;
  const tabs: readonly TabDefinition<OwnTab>[] = [
    { id: 'profile', label: t('own.tabs.profile'), content: <ProfileTab talent={talent} /> },
    {
      id: 'result',
      label: t('own.tabs.result'),
      content: result === null ? <NoResult talent={talent} /> : <OwnResult talent={talent} result={result} />,
    },
    { id: 'roles', label: <RolesName />, content: <RolesTab talent={talent} /> },
    { id: 'data', label: t('own.tabs.data'), content: <DataTab /> },
  ];
  return (
    <Tabs
      label={t('own.tabs.label')}
      tabs={tabs.map((each) => ({ ...each, content: <Arriving>{each.content}</Arriving> }))}
      selected={tab}
      onSelect={onTab}
    />
  );
}

interface OwnProfilePageProps {
  readonly talentId: string;
  readonly tab: OwnTab;
  readonly onTab: (tab: OwnTab) => void;
}

/** The current user's own talent profile: what they want, their result, where they are considered, their data. */
export function OwnProfilePage({ talentId, tab, onTab }: OwnProfilePageProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const user = useCurrentUser();
  const workspace = user.active_workspace;
  const talent = useQuery(ownTalentQuery(talentId, featuresOf(user).isTeamsEnabled));
  if (talent.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined) {
    return <MissingRecord error={talent.error} onRetry={() => void talent.refetch()} />;
  }
  const { latestResult: result, fullname, avatar, email, is_directly_invited: isInvited } = talent.data;
  const invited = isInvited ? t('own.invitedBy', { workspace: workspace?.name ?? '' }) : undefined;
  return (
    <>
      <PageHeader
        title={fullname}
        before={<Avatar name={fullname} src={imageOf(avatar)} size="lg" />}
        lead={
          <span className="wrap-anywhere">
            <span className={invited === undefined ? undefined : 'max-md:hidden'}>{email}</span>
            {invited !== undefined && (
              <>
                <span className="max-md:hidden"> · </span>
                <span className="max-md:block max-md:first-letter:uppercase">{invited}</span>
              </>
            )}
          </span>
        }
        actions={
          result !== null && (
            // On a phone they would push the switch down; the tab of the result has them all.
            <div className={cx('flex flex-wrap items-center gap-3', tab !== 'result' && 'max-md:hidden')}>
              <ReportButton resultId={result.id} />
              <ButtonLink
                to="/talent-profile/$talentId/insights/self-perception"
                params={{ talentId }}
                kind="primary-lila"
              >
                {t('own.insights')}
              </ButtonLink>
            </div>
          )
        }
      />
      <OwnTabs talent={talent.data} tab={tab} onTab={onTab} />
    </>
  );
}
