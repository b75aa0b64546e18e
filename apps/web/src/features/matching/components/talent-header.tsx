import { isRetaking } from '@quint/domain/invitation-status.ts';
import type { TalentStatus } from '@quint/domain/talents.ts';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { useFormat } from '#lib/format.ts';
import { imageOf } from '#lib/avatar.ts';
import { notifyFailure, notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { TalentRecord } from '../api.ts';
import { useDownloadReport, useSetTalentStatus } from '../api.ts';

interface TalentHeaderProps {
  readonly talent: TalentRecord;
  readonly crumbs: readonly Crumb[];
  /** The report is about this role. */
  readonly roleId?: string | undefined;
}

/** Downloads the PDF report of a result, in the language of the screen. */
export function ReportButton({
  resultId,
  roleId,
}: {
  readonly resultId: string;
  readonly roleId?: string | undefined;
}) {
  const { t } = useTranslation('matching');
  const download = useDownloadReport();
  const start = () =>
    download.mutate(
      { resultId, role: roleId, language: currentLanguage() },
      { onError: (error) => notifyFailure(error, { id: 'report', text: t('reportFailed') }) },
    );
  return (
    <Button kind="secondary" loading={download.isPending} onPress={start}>
      <FileDown aria-hidden="true" className="size-4" />
      {t('report')}
    </Button>
  );
}

function StatusButtons({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('matching');
  const save = useSetTalentStatus(talent.id);
  const move = (status: TalentStatus) =>
    save.mutate(status, {
      onSuccess: () => notify({ text: t('statusSaved') }),
      onError: (error) => notifyRefusal(error),
    });
  if (talent.status === 'EMPLOYEE') {
    return (
      <Button kind="secondary" loading={save.isPending} onPress={() => move('APPLICANT')}>
        {t('unhire')}
      </Button>
    );
  }
  const shortlisted = talent.status === 'FAVOURITE';
  return (
    <>
      <Button
        kind="secondary"
        disabled={save.isPending}
        onPress={() => move(shortlisted ? 'APPLICANT' : 'FAVOURITE')}
      >
        {t(shortlisted ? 'removeFromShortlist' : 'shortlist')}
      </Button>
      <Button kind="primary-lila" disabled={save.isPending} onPress={() => move('EMPLOYEE')}>
        {t('hire')}
      </Button>
    </>
  );
}

/** The talent with their state, and the decisions about them. */
export function TalentHeader({ talent, crumbs, roleId }: TalentHeaderProps) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const result = talent.latestResult;
  return (
    <PageHeader
      title={talent.fullname}
      breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
      before={<Avatar name={talent.fullname} src={imageOf(talent.avatar)} size="lg" />}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {t(`status.${talent.status}`)}
          {result !== null && ` · ${t('finished', { date: format.date(result.date_finished) })}`}
          {isRetaking(talent.invitation_status, talent.invitation?.status) && ` · ${t('retaking')}`}
          {talent.is_insight_unlocked && <Badge tone="lila">{t('unlocked')}</Badge>}
          {talent.phone !== null && !talent.isMasked && (
            <a href={`tel:${talent.phone.replaceAll(/[^+\d]/g, '')}`}>{talent.phone}</a>
          )}
          {talent.isMasked && <span className="text-xs">{t('masked')}</span>}
        </span>
      }
      actions={
        <>
          {result !== null && <ReportButton resultId={result.id} roleId={roleId} />}
          <StatusButtons talent={talent} />
        </>
      }
    />
  );
}
