import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BandWord,
  FitLine,
  FitInterval,
  isBlocked,
  toneOf,
  type ShownFit,
} from '#features/base/fit/components/fit-line.tsx';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { NumbersTable } from '#features/measures/matching/components/profile-table.tsx';
import { FitArithmetic } from '#features/base/fit/components/fit-arithmetic.tsx';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { LaterStatement } from '#features/survey/statement/components/later-statement.tsx';
import { useIsMobile } from '#lib/media.ts';
import { cx } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { DoubtLine, DoubtMark } from '#ui/doubt.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { byUrgency, toPlacedTraits } from '../model/placed-traits.ts';
import { InterviewHint } from './interview-hint.tsx';
import { TraitLegend, TraitLine, TraitSteps } from './trait-line.tsx';

/** At the end of the card, and only for a doubtful result. */
const DoubtSteps = lazy(async () => ({ default: (await import('./doubt-steps.tsx')).DoubtSteps }));

type Result = NonNullable<TalentRecord['latestResult']>;

const PILL = { strong: 'bg-strong-soft', partial: 'bg-partial-soft', neutral: 'bg-mute' } as const;

/** The band as a pill with its glyph and word, and below it the mark of a doubtful result. */
function BandPill({
  fit,
  isDoubtMarkHidden = false,
}: {
  readonly fit: ShownFit;
  readonly isDoubtMarkHidden?: boolean;
}) {
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <span className={cx('inline-flex min-h-6 items-center rounded-full px-2.5', PILL[toneOf(fit)])}>
        <BandWord fit={fit} hidesDoubtMark />
      </span>
      {!isDoubtMarkHidden && <DoubtMark quality={fit.quality} />}
    </span>
  );
}

/**
 * The fit with number, band, interval, norm group, and the reason if it is partial. In the own view of a person
 * there is no page of the role to open.
 */
export function FitSummary({
  fit,
  isOwn = false,
  doubt,
}: {
  readonly fit: ShownFit & Pick<FitOfRole, 'role_id'>;
  readonly isOwn?: boolean;
  /** Details about a doubtful result, where available. */
  readonly doubt?: ReactNode;
}) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  if (fit.score === null) return <p className="text-second">{t('fit.noRequirement')}</p>;
  const reachCount = fit.reach === null || fit.band === 'none' ? undefined : fit.reach[fit.band];
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:justify-between">
        <p className="flex items-baseline gap-2">
          <span className="text-[40px] leading-none font-bold tracking-[-0.02em]">{fit.score}</span>
          <span className="text-third">{common('fit.ofHundred')}</span>
        </p>
        <BandPill fit={fit} isDoubtMarkHidden />
        <div className="min-w-0 flex-1 basis-52 text-sm max-md:basis-full">
          {fit.interval !== null && <p className="font-semibold">{t('fit.interval', fit.interval)}</p>}
          {reachCount !== undefined && (
            <p className="text-third">
              {isOwn ? (
                <span className="font-semibold text-second">{t('fit.about', { count: reachCount })}</span>
              ) : (
                <Link
                  to="/roles/$roleId"
                  params={{ roleId: fit.role_id }}
                  className="font-semibold text-second underline decoration-control underline-offset-4 hover:text-ink"
                >
                  {t('fit.about', { count: reachCount })}
                </Link>
              )}{' '}
              {t('fit.reach')}
            </p>
          )}
          {isBlocked(fit) && <p className="text-third">{common('fit.blocked')}</p>}
        </div>
      </div>
      {doubt ?? <DoubtLine quality={fit.quality} />}
    </div>
  );
}

interface FitPictureProps {
  readonly fit: FitOfRole;
  readonly result: Pick<Result, 'result' | 'statement'>;
  /** The link to the interview sheet. */
  readonly action?: ReactNode;
  /** On wide screens the scales take the space of the text, which is beside the chart. */
  readonly isWide?: boolean | undefined;
  /** The person of the fit; undefined for the person's own view, which has no interview hints. */
  readonly talent?: TalentRecord | undefined;
}

/** The five traits compared with the ranges of the role, the numbers, and interview hints. */
export function FitPicture({ fit, result, talent, action, isWide = false }: FitPictureProps) {
  const { t } = useTranslation('record');
  const isMobile = useIsMobile();
  const placedTraits = toPlacedTraits(result.result, fit);
  const ranges = Object.fromEntries(
    fit.contributions.map(({ trait, min, max }) => [trait, { min, max }] as const),
  );
  return (
    <div className="@container">
      <ul className="pt-3">
        {(isMobile ? byUrgency(placedTraits) : placedTraits).map((trait) => (
          <TraitLine key={trait.trait} placedTrait={trait} quality={fit.quality} isWide={isWide} />
        ))}
      </ul>
      {isWide && <TraitSteps />}
      <TraitLegend quality={fit.quality} />
      {/* In the line of the legend, if there is space. */}
      <div className="@min-[560px]:-mt-5 @min-[560px]:[&>details>summary]:ml-auto @min-[560px]:[&>details>summary]:flex @min-[560px]:[&>details>summary]:w-fit">
        <Disclosure label={t('fit.numbers')}>
          {fit.score !== null && (
            <div className="py-3">
              <FitArithmetic score={fit.score} costs={fit.contributions} />
            </div>
          )}
          <NumbersTable sheet={result.result} ranges={ranges} />
        </Disclosure>
      </div>
      <LaterStatement text={result.statement} name={talent?.fullname} />
      {talent !== undefined &&
        (isDoubtful(fit.quality) ? (
          <Suspense fallback={null}>
            <DoubtSteps talent={talent} action={action} />
          </Suspense>
        ) : (
          <InterviewHint placedTraits={placedTraits} action={action} />
        ))}
    </div>
  );
}

/** A role the person is considered for, with the whole fit. */
export function FitRoleCard({
  fit,
  result,
  talent,
  badge,
  action,
  doubt,
}: FitPictureProps & {
  readonly talent: TalentRecord;
  readonly badge: ReactNode;
  readonly doubt?: ReactNode;
}) {
  const { t } = useTranslation('record');
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft max-md:p-4">
      <div className="flex items-center justify-between gap-x-4 gap-y-1 pb-3 md:flex-wrap">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-md font-semibold">
          {fit.name}
          {badge}
        </h2>
        <Link
          to="/roles/$roleId/talents/$talentId"
          params={{ roleId: fit.role_id, talentId: talent.id }}
          className="link finger inline-flex min-h-6 items-center text-sm font-medium"
        >
          <span className="max-md:sr-only">{t('fit.full')}</span>
          <ChevronRight aria-hidden="true" className="size-5 text-ink md:hidden" />
        </Link>
      </div>
      <FitSummary fit={fit} doubt={doubt} />
      {fit.score !== null && <FitPicture fit={fit} result={result} talent={talent} action={action} />}
    </section>
  );
}

interface FitRowProps {
  readonly fit: FitOfRole;
  readonly talentId: string;
  readonly badge?: ReactNode;
  /** Beside other cards there is no space for line and word. */
  readonly isNarrow?: boolean | undefined;
}

/** A role in one line: name, line, number with interval, band, and a link. */
export function FitRow({ fit, talentId, badge, isNarrow = false }: FitRowProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const isUninformative = fit.band === 'strong' && fit.reach !== null && !isInformative(fit.reach);
  return (
    <li
      className={cx(
        'grid items-center gap-x-4 border-t border-line px-5 py-3 first:border-t-0 max-md:grid-cols-[minmax(0,1fr)_auto]',
        isNarrow
          ? 'grid-cols-[minmax(0,1fr)_minmax(4rem,auto)_auto]'
          : 'grid-cols-[minmax(0,1fr)_7rem_4rem_9.5rem_auto]',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {fit.name}
          {badge}
        </p>
        {isUninformative && (
          <p className="text-xs text-third">{t('fit.tellsLittle', { count: fit.reach?.strong })}</p>
        )}
        {isBlocked(fit) && <p className="text-xs text-third">{common('fit.blocked')}</p>}
      </div>
      {fit.score === null ? (
        <span className={cx('text-sm text-third max-md:col-span-1', isNarrow ? 'col-span-1' : 'col-span-3')}>
          {t('fit.noRequirement')}
        </span>
      ) : (
        <>
          {!isNarrow && (
            <span className="max-md:hidden">
              <FitLine fit={fit} />
            </span>
          )}
          <span className="flex flex-col text-right">
            <span className="font-bold tabular-nums">
              {fit.score}
              <span className="sr-only"> {common('fit.ofHundred')}</span>
            </span>
            <FitInterval interval={fit.interval} />
            <DoubtMark quality={fit.quality} className={cx('self-end', !isNarrow && 'md:hidden')} />
          </span>
          {!isNarrow && (
            <span className="max-md:hidden">
              <BandPill fit={fit} />
            </span>
          )}
        </>
      )}
      <ButtonLink
        to="/roles/$roleId/talents/$talentId"
        params={{ roleId: fit.role_id, talentId }}
        kind="secondary"
        size="sm"
        aria-label={t('fit.open', { role: fit.name })}
        className="max-md:col-span-2 max-md:mt-2 max-md:justify-self-start"
      >
        {common('action.open')}
      </ButtonLink>
    </li>
  );
}

/** The badge of a role for which the person is considered or not moving forward. */
export function ConsideredBadge({ isRejected }: { readonly isRejected: boolean }) {
  const { t } = useTranslation('record');
  return <Badge>{t(isRejected ? 'fit.rejected' : 'fit.considered')}</Badge>;
}
