import type { RecommendedTraining } from '@quint/contract/profile/trainings.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { TRAIT_INK } from '#features/roles/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DoubtMark, type WithQuality } from '#ui/doubt.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { recommendationsQuery, useRegistration } from '../api.ts';

const RequestDialog = onDemand(async () => (await import('./request-dialog.tsx')).RequestDialog);

interface CourseProps {
  readonly course: RecommendedTraining;
}

/** The own registration, with a button that withdraws it. */
function Registration({
  course,
  request,
}: CourseProps & { request: NonNullable<RecommendedTraining['request']> }) {
  const { t } = useTranslation('trainings');
  const format = useFormat();
  const reportSaveError = useSaveRefused();
  const { withdraw } = useRegistration();
  const [isAsking, setAsking] = useState(false);
  const { title } = course;
  return (
    <>
      <Badge tone={request.state === 'new' ? 'lila' : 'neutral'}>
        {t(`state.${request.state}`, { date: format.date(request.date_created) })}
      </Badge>
      <Button
        kind="text"
        size="sm"
        aria-label={t('withdrawLabel', { title })}
        onPress={() => setAsking(true)}
      >
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          withdraw.mutate(request.id, {
            onSuccess() {
              setAsking(false);
              notify({ text: t('withdrawn') });
            },
            onError: reportSaveError,
          })
        }
        title={t('withdrawTitle', { title })}
        text={t('withdrawText')}
        confirm={t('withdraw')}
        isLoading={withdraw.isPending}
      />
    </>
  );
}

function Offer({ course, talentId }: CourseProps & { readonly talentId: string }) {
  const { t } = useTranslation('trainings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('askLabel', { title: course.title })}
        onPress={() => setOpen(true)}
      >
        {t('ask')}
      </Button>
      {isOpen && <RequestDialog course={course} talentId={talentId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A course: its purpose, its provider, and the own registration. */
function CourseItem({ course, talentId, isOwn }: CourseProps & { talentId: string; isOwn: boolean }) {
  const { t } = useTranslation('trainings');
  const { t: personality } = useTranslation('personality');
  const { title, description, provider, url, trait, direction, request } = course;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex items-baseline gap-1.5 text-sm text-second">
        <span className={cx('font-bold', TRAIT_INK[trait])}>{trait}</span>
        {t(`helps.${direction}`, { trait: personality(`traits.${trait}.name`) })}
      </p>
      <h3 className="font-semibold text-balance">{title}</h3>
      {description !== null && <p className="text-pretty text-second">{description}</p>}
      <p className="text-sm text-third">
        {[provider, t(`held.${course.language}`)].filter((part) => part !== null).join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        {isOwn && request === null && <Offer course={course} talentId={talentId} />}
        {isOwn && request !== null && <Registration course={course} request={request} />}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('moreLabel', { title })}
            className="link inline-flex min-h-6 items-center gap-1.5 text-sm max-md:min-h-11"
          >
            {t('more')}
            <ExternalLink aria-hidden="true" className="size-3.5" />
          </a>
        )}
      </div>
    </li>
  );
}

interface RecommendedCardProps extends WithQuality {
  readonly talentId: string;
  readonly roleId: string;
  /** The reader is the talent, who may register. */
  readonly isOwn: boolean;
}

/** Courses for a talent in view of a role; nothing when there are none. */
export function RecommendedCard({ talentId, roleId, quality, isOwn }: RecommendedCardProps) {
  const { t } = useTranslation('trainings');
  const { data, isError, refetch } = useQuery(recommendationsQuery({ talentId, roleId }));
  if (isError) {
    return (
      <Card title={t('title')}>
        <NotLoaded title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Card title={t('title')} aside={<DoubtMark quality={quality} />}>
      <p className="pb-4 text-pretty text-second">{t(isOwn ? 'leadOwn' : 'lead')}</p>
      <ul>
        {data.map((course) => (
          <CourseItem key={course.id} course={course} talentId={talentId} isOwn={isOwn} />
        ))}
      </ul>
    </Card>
  );
}
