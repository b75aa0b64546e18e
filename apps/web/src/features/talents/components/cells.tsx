import type { FitOfTalent } from '@quint/contract/matching.ts';
import { CircleAlert, Ellipsis, RotateCcw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FitShown, FitWords } from '#features/fit/components/fit-line.tsx';
import { SurveyBadge } from '#features/records/components/survey-badge.tsx';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useIsCurrentRow } from '#ui/table-row.tsx';
import type { ShownFit, TalentRow } from '../rows.ts';

const NOTHING = <span className="text-third">—</span>;

export function PersonCell({ row, isDense }: { readonly row: TalentRow; readonly isDense: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={row.name} src={row.image} size={isDense ? 'sm' : 'base'} />
      <span className={isDense ? 'flex min-w-0 items-baseline gap-2' : 'flex min-w-0 flex-col'}>
        <span className="truncate font-semibold">{row.name}</span>
        <span className="truncate text-xs text-third">{row.email}</span>
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

type SurveyOfRow = Pick<TalentRow, 'survey' | 'isRetaking' | 'invitation'>;

function useStatusWords(): (row: SurveyOfRow) => string {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const format = useFormat();
  return ({ survey, invitation }) => {
    if (survey === undefined) return '';
    if (survey === 'INVITED' && invitation?.is_mail_refused === true) return t('mailRefused');
    const sendAt = invitation?.send_at ?? null;
    return survey === 'SCHEDULED' && sendAt !== null
      ? t('scheduledOn', { date: format.date(sendAt, 'dayMonth') })
      : common(`surveyStates.${survey}`);
  };
}

/** The state of the survey in words, with the note of a retake. */
export function useSurveyWords(): (row: SurveyOfRow) => string {
  const { t } = useTranslation('talents');
  const words = useStatusWords();
  return (row) => (row.isRetaking ? `${words(row)} (${t('retaking')})` : words(row));
}

export function SurveyCell({ row }: { readonly row: SurveyOfRow }) {
  const { t } = useTranslation('talents');
  const words = useStatusWords();
  if (row.survey === undefined) return NOTHING;
  return (
    <span className="flex items-center gap-2">
      <SurveyBadge status={row.survey} words={words(row)} />
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
}

/** In the first row of people whose fit does not differ beyond its error: their number. */
function GroupNote({ count }: { readonly count: number }) {
  const { t } = useTranslation('talents');
  return <span className="block truncate text-xs text-third">{t('sameFit', { count })}</span>;
}

export function FitCell({ shown }: { readonly shown: ShownFit | undefined }) {
  return (
    <>
      <FitOfRow fit={shown?.fit} />
      {shown?.groupOf !== undefined && <GroupNote count={shown.groupOf} />}
    </>
  );
}

function FitOfRow({ fit }: FitCellProps) {
  const { t } = useTranslation('talents');
  if (fit?.score === null)
    return (
      <span className="text-third" title={t('noRequirement')}>
        —
      </span>
    );
  return (
    <span className="flex items-center gap-2">
      <FitShown fit={fit} layout="line" />
      {fit !== undefined && fit.quality !== 'ok' && (
        <span title={t('quality')} className="text-partial-text">
          <CircleAlert aria-hidden="true" className="size-4" />
          <span className="sr-only">{t('quality')}</span>
        </span>
      )}
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

/** Fit as a number and a word, where there is no room for the line. */
function NarrowFit({ fit }: FitCellProps) {
  if (fit === undefined || fit.score === null) return null;
  return (
    <span className="shrink-0">
      <FitWords fit={fit} layout="number" />
    </span>
  );
}

/** The note of a group: short on the screen, in full for screen readers. */
function NarrowGroupNote({ count }: { readonly count: number }) {
  const { t } = useTranslation('talents');
  return (
    <span className="shrink-0 text-xs text-third">
      <span aria-hidden="true">{t('tied', { count })}</span>
      <span className="sr-only">{t('sameFit', { count })}</span>
    </span>
  );
}

interface NarrowCellProps {
  readonly row: TalentRow;
  readonly shown: ShownFit | undefined;
}

/** A whole talent in one column, for a phone. */
export function NarrowCell({ row, shown }: NarrowCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="max-[359px]:hidden">
        <Avatar name={row.name} src={row.image} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex min-w-0 items-center justify-between gap-2">
          <span className="truncate font-semibold">{row.name}</span>
          <NarrowFit fit={shown?.fit} />
        </span>
        <span className="flex min-w-0 items-center justify-between gap-2">
          <SurveyCell row={row} />
          {shown?.groupOf !== undefined && <NarrowGroupNote count={shown.groupOf} />}
        </span>
      </span>
    </span>
  );
}
