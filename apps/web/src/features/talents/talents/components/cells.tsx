import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { Ellipsis, Lock, RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BandWord, FitInterval, FitLine } from '#features/base/fit/components/fit-line.tsx';
import { ExcludedText } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { MailMark } from '#features/people/people/components/mail-mark.tsx';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { SurveyBadge } from '#features/base/records/components/survey-badge.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { DoubtMark } from '#ui/doubt.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useIsCurrentRow } from '#ui/table-row.tsx';
import type { NextAct } from '../model/next-act.ts';
import type { TalentRow } from '../rows.ts';
import { StatusMark } from './status-mark.tsx';

const NOTHING = <span className="text-third">—</span>;

const NewBadge = () => <Badge tone="lila">{useTranslation('talents').t('new')}</Badge>;

/** Instead of an address that is hidden. */
function HiddenName({ row }: { readonly row: TalentRow }) {
  const { t } = useTranslation('talents');
  const text = t(row.closedContent?.person === true ? 'hiddenForInsight' : 'hidden');
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Lock aria-hidden="true" className="size-3 shrink-0" />
      <span className="truncate">{text}</span>
    </span>
  );
}

interface PersonCellProps {
  readonly row: TalentRow;
  readonly isDense: boolean;
  /** There is more room beside the address than beside the name. */
  readonly isNarrow: boolean;
}

export function PersonCell({ row, isDense, isNarrow }: PersonCellProps) {
  const isBelow = isNarrow && !isDense;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={row.name} src={row.image} size={isDense ? 'sm' : 'base'} />
      <span className={isDense ? 'flex min-w-0 items-baseline gap-2' : 'flex min-w-0 flex-col'}>
        <span className="flex min-w-0 items-center gap-2">
          <span translate="no" className="truncate font-semibold">
            {row.name}
          </span>
          {row.isNew && !isBelow && <NewBadge />}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-xs text-third">
          {row.isNew && isBelow && <NewBadge />}
          <span translate={row.isAddressMasked ? undefined : 'no'} className="truncate">
            {row.isAddressMasked ? <HiddenName row={row} /> : row.email}
          </span>
        </span>
      </span>
    </span>
  );
}

/** Names in one line; a tooltip has those that do not fit. */
export function NamesCell({ names }: { readonly names: string }) {
  return names === '' ? (
    NOTHING
  ) : (
    <span title={names} className="block truncate">
      {names}
    </span>
  );
}

type SurveyOfRow = Pick<TalentRow, 'survey' | 'isRetaking' | 'invitation' | 'hold' | 'mailTrouble'>;

function useStatusLabel(): (row: SurveyOfRow) => string {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const format = useFormat();
  const describeHold = useHoldLabels();
  return ({ survey, invitation, hold }) => {
    if (survey === undefined) return '';
    if (hold !== undefined) return describeHold(hold).badge;
    if (survey === 'INVITED' && invitation?.is_mail_refused === true) return t('mailRefused');
    const sendAt = invitation?.send_at ?? null;
    return survey === 'SCHEDULED' && sendAt !== null
      ? t('scheduledOn', { date: format.date(sendAt, 'dayMonth') })
      : common(`surveyStates.${survey}`);
  };
}

/** The state of the survey in words, with the note of a retake. */
export function useSurveyLabel(): (row: SurveyOfRow) => string {
  const { t } = useTranslation('talents');
  const formatStatus = useStatusLabel();
  return (row) => (row.isRetaking ? `${formatStatus(row)} (${t('retaking')})` : formatStatus(row));
}

export function SurveyCell({ row }: { readonly row: SurveyOfRow }) {
  const { t } = useTranslation('talents');
  const formatStatus = useStatusLabel();
  if (row.survey === undefined) return NOTHING;
  return (
    <span className="flex items-center gap-2">
      <SurveyBadge status={row.survey} label={formatStatus(row)} />
      {row.mailTrouble !== undefined && <MailMark trouble={row.mailTrouble} />}
      {row.isRetaking && (
        <span title={t('retaking')} className="text-third">
          <RotateCcw aria-hidden="true" className="size-4" />
          <span className="sr-only">{t('retaking')}</span>
        </span>
      )}
    </span>
  );
}

interface FitCellProps {
  readonly fit: FitOfTalent | undefined;
  /** The person asked to be left out of rankings. */
  readonly isExcluded: boolean;
  /**
   * `full`: line, number, interval and word; `middle`: the word below them; `narrow`: without the interval; `small`:
   * without the line.
   */
  readonly size: 'full' | 'middle' | 'narrow' | 'small';
}

function FitNumber({ fit }: { readonly fit: FitOfTalent }) {
  const { t } = useTranslation();
  return (
    <span className="text-base font-bold tabular-nums">
      {fit.score}
      <span className="sr-only"> {t('fit.ofHundred')}</span>
    </span>
  );
}

/** The band in a row of two lines: beside a short word there is room for the mark of a doubtful result. */
function BandInRow({ fit, short }: { readonly fit: FitOfTalent; readonly short: boolean }) {
  if (!isDoubtful(fit.quality)) return <BandWord fit={fit} short={short} />;
  return (
    <span className="flex items-center gap-2">
      <BandWord fit={fit} short hidesDoubtMark />
      <DoubtMark quality={fit.quality} />
    </span>
  );
}

export function FitCell({ fit, isExcluded, size }: FitCellProps) {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  if (isExcluded) return <ExcludedText className="line-clamp-2" />;
  if (fit === undefined) return <span className="text-third">{common('fit.pending')}</span>;
  if (fit.score === null) {
    return (
      <span className="text-third" title={t('noRequirement')}>
        —
      </span>
    );
  }
  if (size === 'full') {
    return (
      <span className="grid grid-cols-[6.5rem_2rem_3.25rem_minmax(0,1fr)] items-center gap-x-2">
        <FitLine fit={fit} size="full" />
        <span className="text-right">
          <FitNumber fit={fit} />
        </span>
        <span className="text-right">
          <FitInterval interval={fit.interval} />
        </span>
        <BandWord fit={fit} />
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-col">
      <span className="flex items-center gap-2">
        {size !== 'small' && (
          <span className="min-w-16 flex-1">
            <FitLine fit={fit} size="full" />
          </span>
        )}
        <span className={cx(size !== 'small' && 'w-7 text-right')}>
          <FitNumber fit={fit} />
        </span>
        {size !== 'narrow' && (
          <span className={cx(size === 'middle' && 'w-12 text-right')}>
            <FitInterval interval={fit.interval} />
          </span>
        )}
      </span>
      <BandInRow fit={fit} short={size !== 'middle'} />
    </span>
  );
}

interface MoreCellProps {
  readonly name: string;
  readonly onMenu: (button: HTMLElement) => void;
}

/** The button of a row's menu; all rows share one menu. */
export function MoreCell({ name, onMenu }: MoreCellProps) {
  const { t } = useTranslation('talents');
  const isCurrent = useIsCurrentRow();
  return (
    <PlainButton
      kind="icon"
      size="sm"
      aria-label={t('more', { name })}
      aria-haspopup="menu"
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event: MouseEvent<HTMLButtonElement>) => onMenu(event.currentTarget)}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </PlainButton>
  );
}

interface NextCellProps {
  readonly name: string;
  readonly act: NextAct;
  readonly onAct: () => void;
}

/** What comes next for the talent, as one press. */
export function NextCell({ name, act, onAct }: NextCellProps) {
  const { t } = useTranslation('talents');
  const { t: people } = useTranslation('people');
  const isCurrent = useIsCurrentRow();
  const text = 'action' in act && act.action !== 'shortlist' ? people(`verb.${act.action}`) : undefined;
  const label = text ?? t(`next.${'action' in act ? 'shortlist' : act.page}`);
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${label}: ${name}`}
      title={label}
      className="link block min-h-6 max-w-full truncate text-left"
      onClick={onAct}
    >
      {label}
    </button>
  );
}

interface NarrowCellProps {
  readonly row: TalentRow;
  readonly fit: FitOfTalent | undefined;
  /** A role is chosen: its fit stands on the right, otherwise the survey. */
  readonly hasFit: boolean;
}

/** A whole talent in one column, for a phone. */
export function NarrowCell({ row, fit, hasFit }: NarrowCellProps) {
  const { t: common } = useTranslation();
  const isRated = fit !== undefined && fit.score !== null;
  // A doubtful result has a third line in a row of the same height.
  const isTight = isRated && isDoubtful(fit.quality);
  return (
    <span className="flex min-w-0 items-center justify-between gap-3">
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold">{row.name}</span>
          {row.isAddressMasked && <Lock aria-hidden="true" className="size-3.5 shrink-0 text-third" />}
          {row.isNew && <NewBadge />}
          {hasFit && row.mailTrouble !== undefined && <MailMark trouble={row.mailTrouble} />}
        </span>
        <StatusMark row={row} />
      </span>
      <span className={cx('flex shrink-0 flex-col items-end', !isTight && 'gap-0.5', hasFit && 'w-37')}>
        {isRated && (
          <>
            <span className={cx('flex w-full items-center justify-end gap-2', isTight && '-my-0.5')}>
              <span className="w-24 max-[359px]:hidden">
                <FitLine fit={fit} size="full" />
              </span>
              <span className="w-8 text-right">
                <FitNumber fit={fit} />
              </span>
            </span>
            <BandWord fit={fit} />
          </>
        )}
        {!isRated && hasFit && row.isExcluded && <ExcludedText className="text-right" />}
        {!isRated && hasFit && !row.isExcluded && (
          <span className="text-xs text-third">{common('fit.pending')}</span>
        )}
        {!hasFit && <SurveyCell row={row} />}
      </span>
    </span>
  );
}
