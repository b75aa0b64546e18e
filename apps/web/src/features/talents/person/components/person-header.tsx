import { isRetaking, isOpen } from '@quint/domain/base/invitation-status.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RotateCw, Waves, Hourglass, LoaderCircle, Lock, LockOpen, ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPosition } from '#features/base/records/use-list-position.ts';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { InviteAgainButton } from '#features/people/people/components/invite-again.tsx';
import { heldOf } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { imageOf } from '#lib/avatar.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { useDocumentTitle } from '#lib/use-document-title.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs, type Crumb } from '#ui/breadcrumbs.tsx';
import { InTopBar } from '#ui/top-bar.tsx';
import { copyQuery } from '../api.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts, PhoneContact, PhoneFacts } from './person-facts.tsx';
import { PersonPosition } from './person-position.tsx';
import { StatusControl } from './status-control.tsx';

interface PersonBarProps {
  /** The parent page. */
  readonly back: Crumb | undefined;
  readonly position: ListPosition | undefined;
  readonly pathOf: (id: string) => string;
}

/** On a phone, the link back and the neighbours are in the top bar. */
function PersonBar({ back, position, pathOf }: PersonBarProps) {
  const { t } = useTranslation();
  return (
    <InTopBar>
      {back?.link !== undefined && (
        <nav aria-label={t('breadcrumbs')} className="min-w-0 flex-1">
          <Link
            {...back.link}
            className="finger flex min-h-9 items-center gap-2 rounded-sm pr-1 font-semibold no-underline"
          >
            <ChevronLeft aria-hidden="true" className="size-5 shrink-0" />
            <span className="truncate">{back.label}</span>
          </Link>
        </nav>
      )}
      {position !== undefined && <PersonPosition position={position} pathOf={pathOf} />}
    </InTopBar>
  );
}

/** The state of the survey while there is no result; afterwards, whether the insight is unlocked. */
function PersonBadge({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const toHoldLabels = useHoldLabels();
  const [now] = useState(Date.now);
  const { invitation } = talent;
  if (talent.latestResult !== null) {
    return talent.is_insight_unlocked ? (
      <Badge tone="lila" icon={<LockOpen aria-hidden="true" className="size-3.5" />}>
        {t('badge.unlocked')}
      </Badge>
    ) : talent.isMasked ? (
      <Badge icon={<Lock aria-hidden="true" className="size-3.5" />}>{t('badge.locked')}</Badge>
    ) : null;
  }
  const hold = heldOf(talent);
  if (hold !== undefined) {
    return (
      <Badge icon={<Hourglass aria-hidden="true" className="size-3.5" />}>{toHoldLabels(hold).badge}</Badge>
    );
  }
  if (invitation === null) return <Badge>{t('badge.never')}</Badge>;
  if (invitation.status === 'CANCELED') return <Badge tone="danger">{t('badge.withdrawn')}</Badge>;
  const isExpired = isOpen(invitation.status) && new Date(invitation.link_expires_at).getTime() < now;
  if (isExpired) return <Badge tone="partial">{t('badge.expired')}</Badge>;
  if (invitation.status === 'SCHEDULED') return <Badge>{t('badge.scheduled')}</Badge>;
  return invitation.status === 'PENDING' ? (
    <Badge icon={<LoaderCircle aria-hidden="true" className="size-3.5" />}>{t('badge.underWay')}</Badge>
  ) : (
    <Badge>{t('badge.waiting')}</Badge>
  );
}

/** For a record from the platform pool: whether its person is still looking, if available. */
function PoolBadge({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const copy = useQuery(copyQuery(talent)).data;
  if (copy === undefined) return null;
  return (
    <Badge
      tone={copy.is_looking === true ? 'lila' : 'neutral'}
      icon={<Waves aria-hidden="true" className="size-3.5" />}
    >
      {t(copy.is_looking === false ? 'badge.noLonger' : 'badge.fromPool')}
    </Badge>
  );
}

interface PersonHeaderProps {
  readonly talent: TalentRecord;
  readonly crumbs: readonly Crumb[];
  readonly actions: readonly PersonAction[];
  readonly roleId: string | undefined;
  /** The position of the person in the list of origin. */
  readonly position: ListPosition | undefined;
  /** The path of the same page for another person. */
  readonly pathOf: (id: string) => string;
  /** Contents of this page only, below the buttons. */
  readonly extra?: ReactNode;
  /** The next status is the primary action of the page. */
  readonly isStatusMain: boolean;
  /** Inviting the person again is the primary action: their newest result is doubtful, and no other survey is open. */
  readonly isAgainMain: boolean;
}

/** Says that a finished result remains valid while the survey is taken again. */
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

/** The person's name, contact, status and actions. */
export function PersonHeader(props: PersonHeaderProps) {
  const { talent, crumbs, actions, roleId, position, pathOf, extra, isStatusMain, isAgainMain } = props;
  const isMobile = useIsMobile();
  useDocumentTitle(talent.fullname);
  return (
    <header className="pb-3">
      {isMobile ? (
        <PersonBar back={crumbs.at(-2)} position={position} pathOf={pathOf} />
      ) : (
        <div className="-mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <Breadcrumbs crumbs={crumbs} />
          {position !== undefined && <PersonPosition position={position} pathOf={pathOf} />}
        </div>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 max-md:gap-x-3">
        <Avatar name={talent.fullname} src={imageOf(talent.avatar)} size="lg" />
        <div className="flex flex-col gap-2 max-md:contents">
          <div className="flex min-h-9 flex-wrap items-start justify-between gap-x-4 gap-y-2 max-md:contents">
            <div className="min-w-0 self-center">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h1
                  translate="no"
                  className="text-title font-semibold tracking-[-0.01em] text-balance wrap-anywhere"
                >
                  {talent.fullname}
                </h1>
                <PersonBadge talent={talent} />
                <PoolBadge talent={talent} />
              </div>
              {isMobile && <PhoneContact talent={talent} />}
            </div>
            <PersonActions
              talent={talent}
              actions={actions}
              roleId={roleId}
              again={isAgainMain && !isMobile ? <InviteAgainButton actions={actions} isMain /> : undefined}
            />
          </div>
          <div className="flex items-end justify-between gap-x-4 gap-y-3 max-[1100px]:flex-wrap max-md:contents">
            {isMobile ? <PhoneFacts talent={talent} /> : <PersonFacts talent={talent} actions={actions} />}
            <div className="flex shrink-0 flex-col items-end gap-3 max-md:col-span-2 max-md:items-stretch">
              {isAgainMain && isMobile && <InviteAgainButton actions={actions} isMain />}
              <StatusControl status={talent.status} actions={actions} isMain={isStatusMain} />
              {extra}
            </div>
          </div>
        </div>
      </div>
      <RetakeNote talent={talent} />
    </header>
  );
}
