import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '#features/matching/components/report-button.tsx';
import { imageOf } from '#lib/avatar.ts';
import { useFormat } from '#lib/format.ts';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import type { OwnTalent } from '../api.ts';
import { ownTalentQuery } from '../api.ts';
import { ContextCard } from '../components/context-card.tsx';
import { OwnDetails } from '../components/own-details.tsx';
import { OwnOpenings } from '../components/own-openings.tsx';
import { OwnResult } from '../components/own-result.tsx';
import { OpenRoles } from '../components/open-roles.tsx';
import { OwnWork } from '../components/own-work.tsx';

/** How to get to a result, by the state of the invitation. */
function NoResult({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const text = () => {
    const status = talent.invitation_status;
    if (status === 'SCHEDULED') {
      return t('own.none.scheduled', { date: format.date(talent.invitation?.send_at, 'dateTime') });
    }
    const isClosed = status === null || status === 'CANCELED' || status === 'FINISHED';
    return isClosed ? t('own.none.closed', { workspace }) : t('own.none.open');
  };
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <EmptyState
          icon={<Hourglass aria-hidden="true" className="size-6" />}
          title={t('own.none.title')}
          text={text()}
        />
      </Card>
      <ContextCard talent={talent} />
      <OwnWork />
      <OpenRoles />
      <OwnDetails talent={talent} />
      <OwnOpenings />
    </div>
  );
}

/** The current user's own talent profile. */
export function OwnProfilePage({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const user = useCurrentUser();
  const withTeams = user.active_workspace?.features['FEATURE_TEAMS'] === true;
  const talent = useQuery(ownTalentQuery(talentId, withTeams));
  if (talent.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined) {
    return <MissingRecord error={talent.error} onRetry={() => void talent.refetch()} />;
  }
  const { latestResult: result, fullname } = talent.data;
  return (
    <>
      <PageHeader
        title={fullname}
        before={<Avatar name={fullname} src={imageOf(talent.data.avatar)} size="lg" />}
        lead={
          result === null
            ? t('own.lead')
            : `${t('own.lead')} · ${t('own.finished', { date: format.date(result.date_finished) })}`
        }
        actions={
          result !== null && (
            <>
              <ReportButton resultId={result.id} />
              <ButtonLink
                to="/talent-profile/$talentId/insights/self-perception"
                params={{ talentId }}
                kind="primary-lila"
              >
                {t('own.insights')}
              </ButtonLink>
            </>
          )
        }
      />
      {result === null ? (
        <NoResult talent={talent.data} />
      ) : (
        <OwnResult talent={talent.data} result={result} />
      )}
    </>
  );
}
