import type { EvaluationTexts } from '@quint/contract/reports.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import type { RoleDetail } from '#features/roles/api.ts';
import { roleQuery } from '#features/roles/api.ts';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import type { TalentRecord } from '../api.ts';
import { evaluationQuery, talentFitsQuery, talentQuery } from '../api.ts';
import { ProfileRadar } from '../components/profile-radar.tsx';
import { ProfileSpectrum } from '../components/profile-spectrum.tsx';
import { ProfileTable } from '../components/profile-table.tsx';
import { RoleFits } from '../components/role-fits.tsx';
import { TalentHeader } from '../components/talent-header.tsx';
import { WhyCard } from '../components/why-card.tsx';
import { NoResultYet } from './talent-page.tsx';

const OTHERS_SHOWN = 4;
function InterviewCard({ texts }: { readonly texts: EvaluationTexts }) {
  const { t } = useTranslation('matching');
  const outside = texts.sections.filter((section) => (section.role?.questions.length ?? 0) > 0);
  return (
    <Card look="soft" title={t('interview.title')} level={3}>
      {outside.length === 0 && <p className="text-second">{t('interview.none')}</p>}
      <ul className="flex flex-col gap-3">
        {outside.map((section) => (
          <li key={section.key}>
            <p className="font-semibold">{section.title}</p>
            <ul className="list-disc pl-5 text-second">
              {section.role?.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface FinishedProps {
  readonly talent: TalentRecord;
  readonly role: RoleDetail;
  readonly result: NonNullable<TalentRecord['latestResult']>;
}

function Finished({ talent, role, result }: FinishedProps) {
  const { t } = useTranslation('matching');
  const fits = useQuery(talentFitsQuery(talent.id));
  const texts = useQuery(evaluationQuery(result.id, { language: currentLanguage(), role: role.id }));
  const fit = fits.data?.data.find((candidate) => candidate.role_id === role.id);
  const others = fits.data?.data.filter((candidate) => candidate.role_id !== role.id).slice(0, OTHERS_SHOWN);
  const { traits } = result.result;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Card
          title={t('spectrum.againstRole')}
          aside={fit === undefined ? undefined : <FitShown fit={fit} />}
        >
          <ProfileSpectrum traits={traits} ranges={role.attributes} />
          <ProfileTable traits={traits} ranges={role.attributes} />
        </Card>
        <Card title={t('radar.title')}>
          <ProfileRadar traits={traits} ranges={role.attributes} />
          <ProfileTable traits={traits} ranges={role.attributes} />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <FitNotice isRecalculating={fits.data?.meta.state === 'recalculating'} />
        {fit === undefined ? <Skeleton className="h-64 w-full" /> : <WhyCard fit={fit} version={FIT_RULE} />}
        <ReportsCard subjects={[{ kind: 'role', result: result.id, role: role.id }]} />
        <Card title={t('alsoFits')}>
          {others === undefined ? (
            <Skeleton className="h-32 w-full" />
          ) : (
            <RoleFits talentId={talent.id} fits={others} />
          )}
        </Card>
        {texts.data !== undefined && <InterviewCard texts={texts.data} />}
      </div>
    </div>
  );
}

interface RoleTalentPageProps {
  readonly roleId: string;
  readonly talentId: string;
  /** The breadcrumbs above the name, when the page is not reached through the role. */
  readonly above?: readonly Crumb[] | undefined;
}

/** A talent against one role: the traits and its ranges, the explanation of the fit, interview questions. */
export function RoleTalentPage({ roleId, talentId, above }: RoleTalentPageProps) {
  const { t } = useTranslation('matching');
  const { t: common } = useTranslation('common');
  const talent = useQuery(talentQuery(talentId));
  const role = useQuery(roleQuery(roleId));
  if (talent.isPending || role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined || role.data === undefined) {
    const retry = () => void Promise.all([talent.refetch(), role.refetch()]);
    return <MissingRecord error={talent.error ?? role.error} onRetry={retry} />;
  }
  const result = talent.data.latestResult;
  return (
    <>
      <TalentHeader
        talent={talent.data}
        roleId={roleId}
        crumbs={[
          ...(above ?? [
            { label: t('roles'), link: { to: '/roles' } },
            { label: role.data.name, link: { to: '/roles/$roleId', params: { roleId } } },
          ]),
          { label: talent.data.fullname },
        ]}
      />
      {result === null ? (
        <NoResultYet talent={talent.data} />
      ) : (
        <Finished talent={talent.data} role={role.data} result={result} />
      )}
    </>
  );
}
