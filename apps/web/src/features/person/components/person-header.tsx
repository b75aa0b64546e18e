import { isRetaking } from '@quint/domain/invitation-status.ts';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/matching/api.ts';
import type { Verb } from '#features/people/use-verbs.tsx';
import { imageOf } from '#lib/avatar.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonBadge } from './person-badge.tsx';
import { PersonFacts } from './person-facts.tsx';
import { StatusControl } from './status-control.tsx';

interface PersonHeaderProps {
  readonly talent: TalentRecord;
  readonly crumbs: readonly Crumb[];
  readonly verbs: readonly Verb[];
  readonly roleId: string | undefined;
  readonly position: ReactNode;
  /** Below the buttons: what belongs to this page alone. */
  readonly extra?: ReactNode;
  /** The next status is the main action of the page. */
  readonly isStatusMain: boolean;
}

/** A finished result stays the result while the survey is taken again. */
function RetakeNote({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { invitation, latestResult } = talent;
  if (invitation === null || !isRetaking(talent.invitation_status, invitation.status)) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-mute px-3.5 py-2 text-sm text-second">
      <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span className="font-semibold text-ink">
        {t('retake.title', { date: format.date(invitation.date_created, 'dayMonth') })}
      </span>
      <span>{t('retake.text', { finished: format.date(latestResult?.date_finished) })}</span>
    </p>
  );
}

/** Who the person is, how to reach them, where they stand, and what can be done. */
export function PersonHeader(props: PersonHeaderProps) {
  const { talent, crumbs, verbs, roleId, position, extra, isStatusMain } = props;
  useDocumentTitle(talent.fullname);
  return (
    <header className="pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <Breadcrumbs crumbs={crumbs} />
        {position}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-[420px] items-start gap-4 max-md:basis-full">
          <Avatar name={talent.fullname} src={imageOf(talent.avatar)} size="lg" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere">
                {talent.fullname}
              </h1>
              <PersonBadge talent={talent} />
            </div>
            <PersonFacts talent={talent} verbs={verbs} />
          </div>
        </div>
        <div className="flex flex-col items-end gap-3 max-md:w-full max-md:flex-col-reverse max-md:items-stretch">
          <PersonActions talent={talent} verbs={verbs} roleId={roleId} />
          <StatusControl status={talent.status} verbs={verbs} isMain={isStatusMain} />
          {extra}
        </div>
      </div>
      <RetakeNote talent={talent} />
    </header>
  );
}
