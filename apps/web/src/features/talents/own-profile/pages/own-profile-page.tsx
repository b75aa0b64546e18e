import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedPath } from '#features/measures/matching/api.ts';
import { ReportButton } from '#features/measures/matching/components/report-button.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { imageOf } from '#lib/avatar.ts';
import { cx } from '#lib/class-names.ts';
import { useCurrentUser } from '#lib/session.ts';
import { featuresOf } from '#lib/workspace-features.ts';
import { useRecordView } from '#lib/use-first-input.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ownTalentQuery, type OwnTalent } from '../api.ts';
import {
  Applications,
  TabSuspense,
  DataTab,
  fetchTabs,
  OwnResult,
  ProfileTab,
  RolesTab,
} from '../components/later-tabs.tsx';
import { NoResult } from '../components/no-result.tsx';
import { OWN_TABS, type OwnTab } from '../search.ts';

/** The tab "Roles and groups"; on a phone only its first word. */
function RolesName() {
  const { t } = useTranslation('profile');
  return (
    <span>
      {t('own.tabs.roles')} <span className="max-md:sr-only">{t('own.tabs.andGroups')}</span>
    </span>
  );
}

/** Downloads the report, which also marks the result as opened by the person. */
function OwnReportButton({ resultId }: { readonly resultId: string }) {
  const [downloadedId, setDownloadedId] = useState<string>();
  useRecordView(downloadedId && openedPath(downloadedId));
  return <ReportButton resultId={resultId} onDownloaded={() => setDownloadedId(resultId)} />;
}

interface OwnTabsProps {
  readonly talent: OwnTalent;
  readonly tab: OwnTab;
}

/** Links to the parts of the page, each with its own URL. They need less code than tabs. */
function TabLinks({ talentId, tab }: { readonly talentId: string; readonly tab: OwnTab }) {
  const { t } = useTranslation('profile');
  return (
    <nav
      aria-label={t('own.tabs.label')}
      className="flex min-w-0 overflow-x-auto overflow-y-hidden border-b border-line"
    >
      {OWN_TABS.map((id) => (
        <Link
          key={id}
          to="/talent-profile/$talentId"
          params={{ talentId }}
          search={{ tab: id === 'profile' ? undefined : id }}
          replace
          resetScroll={false}
          activeOptions={{ explicitUndefined: true }}
          className={cx(
            'relative -mb-px flex min-h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap -outline-offset-2 transition-colors hover:text-ink max-md:min-h-11',
            id === tab ? 'border-lila font-semibold text-ink' : 'border-transparent text-third print:hidden',
          )}
        >
          {id === 'roles' ? <RolesName /> : t(`own.tabs.${id}`)}
        </Link>
      ))}
    </nav>
  );
}

function OwnTabs({ talent, tab }: OwnTabsProps) {
  useWhenIdle(fetchTabs);
  const result = talent.latestResult;
  const content = {
    profile: <ProfileTab talent={talent} />,
    result: result === null ? <NoResult talent={talent} /> : <OwnResult talent={talent} result={result} />,
    roles: <RolesTab talent={talent} />,
    data: <DataTab />,
  };
  return (
    <div className="flex flex-col gap-5">
      <TabLinks talentId={talent.id} tab={tab} />
      <TabSuspense key={tab}>{content[tab]}</TabSuspense>
    </div>
  );
}

interface OwnProfilePageProps {
  readonly talentId: string;
  readonly tab: OwnTab;
}

/** The current user's own profile: job preferences, result, roles, data. */
export function OwnProfilePage({ talentId, tab }: OwnProfilePageProps) {
  const { t } = useTranslation('profile');
  const user = useCurrentUser();
  const workspace = user.active_workspace;
  const talent = useQuery(ownTalentQuery(talentId, featuresOf(user).isTeamsEnabled));
  if (talent.data === undefined) return <RecordPlaceholder queries={[talent]} />;
  const { latestResult: result, fullname, avatar, email, is_directly_invited: isInvited } = talent.data;
  const invitationLabel = isInvited ? t('own.invitedBy', { workspace: workspace?.name ?? '' }) : undefined;
  return (
    <>
      <PageHeader
        title={fullname}
        isName
        before={<Avatar name={fullname} src={imageOf(avatar)} size="lg" />}
        lead={
          <span className="wrap-anywhere">
            <span className={invitationLabel === undefined ? undefined : 'max-md:hidden'}>{email}</span>
            {invitationLabel !== undefined && (
              <>
                <span className="max-md:hidden"> · </span>
                <span className="max-md:block max-md:first-letter:uppercase">{invitationLabel}</span>
              </>
            )}
          </span>
        }
        actions={
          result !== null && (
            // On a phone they would push the switch down; the result tab has all of them.
            <div className={cx('flex flex-wrap items-center gap-3', tab !== 'result' && 'max-md:hidden')}>
              <OwnReportButton resultId={result.id} />
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
      {tab === 'profile' && (
        <Suspense fallback={null}>
          <Applications />
        </Suspense>
      )}
      <OwnTabs talent={talent.data} tab={tab} />
    </>
  );
}
