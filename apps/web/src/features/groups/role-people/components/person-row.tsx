import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CostTexts } from '#features/base/fit/components/cost-texts.tsx';
import { FitMark, isBlocked, toneOf } from '#features/base/fit/components/fit-line.tsx';
import { MailMark } from '#features/people/people/components/mail-mark.tsx';
import { cx } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { PersonOfRole } from '../api.ts';
import { useRowName } from '../use-row-name.ts';

const ROW_GRID =
  "grid items-center gap-x-3 grid-cols-[20px_minmax(0,1fr)_auto] [grid-template-areas:'check_name_number'_'axis_axis_axis'_'costs_costs_words'] @min-[860px]:grid-cols-[20px_28px_168px_minmax(0,1fr)_132px_208px_32px] @min-[860px]:[grid-template-areas:'check_avatar_name_axis_number_costs_menu'_'check_avatar_name_axis_words_costs_menu']";

/** Pale marks and text that is still dark enough to read. */
const FADED_CLASS = '[&_*]:text-third! [&_[aria-hidden][style]]:opacity-45';

export interface RowHandlers {
  readonly onToggle: (id: string) => void;
  readonly onPoint: (fit: FitOfTalent, anchor: HTMLElement) => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  /** Called when the person is opened. */
  readonly onLeave: (id: string) => void;
}

interface PersonRowProps extends RowHandlers {
  readonly roleId: string;
  /** Links to the page of a person; by default within the role. */
  readonly linkOf?: ((id: string) => LinkProps) | undefined;
  readonly fit: FitOfTalent;
  /** Undefined while names are being loaded. */
  readonly person: PersonOfRole | undefined;
  /** Counted from 1; undefined when people are not grouped. */
  readonly group: number | undefined;
  readonly groups: number;
  readonly index: number;
  readonly isSelected: boolean;
  /** The current row of the keyboard: its controls are in the tab order. */
  readonly isCurrent: boolean;
  /** Another person is in focus, from whom this one can be told apart. */
  readonly isFaded: boolean;
}

function NameCell(props: PersonRowProps) {
  const { roleId, linkOf, fit, person, group, groups, isCurrent, onLeave } = props;
  const { t } = useTranslation('role-people');
  const { t: talents } = useTranslation('talents');
  const nameOf = useRowName();
  const talentId = fit.talent_id;
  const link: LinkProps =
    linkOf?.(talentId) ?? ({ to: '/roles/$roleId/talents/$talentId', params: { roleId, talentId } } as const);
  const consideredRole = person?.roles.find((role) => role.roleId === roleId);
  const status =
    consideredRole !== undefined && consideredRole.rejectedAt !== null
      ? t('row.notFurther')
      : person && talents(`status.${person.status}`);
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 [grid-area:name] @min-[860px]:flex-col @min-[860px]:items-stretch">
      <Link
        {...link}
        preload={false}
        aria-label={nameOf(
          person?.name ?? '…',
          fit,
          group === undefined ? undefined : { index: group, of: groups },
        )}
        tabIndex={isCurrent ? 0 : -1}
        data-person={fit.talent_id}
        translate="no"
        onClick={() => onLeave(fit.talent_id)}
        className="max-w-full shrink-0 truncate rounded-[4px] font-semibold hover:underline max-md:relative max-md:z-1 max-md:-mt-5 max-md:-mb-1 max-md:pt-5 max-md:pb-1"
      >
        {person?.name ?? '…'}
      </Link>
      <span className="flex min-w-0 items-center gap-1.5 text-xs text-third">
        <span className="truncate">{status}</span>
        {person?.mailTrouble !== undefined && <MailMark trouble={person.mailTrouble} />}
      </span>
    </span>
  );
}

function AxisCell({ fit, person, isSelected, isCurrent, onPoint }: PersonRowProps) {
  const { t } = useTranslation('role-people');
  if (fit.score === null) return null;
  return (
    <span className="relative mx-2 h-6 [grid-area:axis] @min-[860px]:mx-0">
      <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <FitMark fit={fit} isSelected={isSelected} />
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={t('row.arithmetic', { name: person?.name ?? '' })}
        onClick={(event) => onPoint(fit, event.currentTarget)}
        className="finger absolute top-1/2 size-6 -translate-1/2 rounded-full"
        style={{ left: `${fit.score}%` }}
      />
    </span>
  );
}

function ScoreCell({ fit }: PersonRowProps) {
  const { t } = useTranslation();
  if (fit.score === null) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="text-right whitespace-nowrap [grid-area:number] @min-[860px]:text-left"
      >
        <span className="font-bold tabular-nums">{fit.score}</span>{' '}
        <span className="text-xs text-third">{t('fit.ofHundred')}</span>
      </span>
      <span
        aria-hidden="true"
        className="text-right text-xs whitespace-nowrap text-third tabular-nums [grid-area:words] @min-[860px]:text-left"
      >
        {fit.interval !== null && `${t('fit.interval', fit.interval)} · `}
        <span
          title={isBlocked(fit) ? t('fit.blocked') : undefined}
          className={cx(
            toneOf(fit) === 'partial' && 'font-semibold text-partial-text',
            toneOf(fit) === 'strong' && 'font-semibold text-strong-text',
          )}
        >
          {t(`fit.inLine.${fit.band}`)}
        </span>
        <DoubtMark quality={fit.quality} className="flex! max-[859px]:justify-end" />
      </span>
    </>
  );
}

function PlainRow(props: PersonRowProps) {
  const { fit, person, index, isSelected, isCurrent, isFaded, onToggle, onMenu } = props;
  const { t } = useTranslation('role-people');
  const id = fit.talent_id;
  return (
    <li
      data-index={index}
      data-row={id}
      className={cx(
        'relative min-h-10 print:break-inside-avoid rounded-md py-0.5 transition-opacity @max-[860px]:border-b @max-[860px]:border-line @max-[860px]:py-1.5',
        ROW_GRID,
        isSelected && 'bg-lila-soft/70',
        isFaded && FADED_CLASS,
      )}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('row.select', { name: person?.name ?? '' })}
        checked={isSelected}
        onChange={() => onToggle(id)}
        className="tick-box finger [grid-area:check] print:invisible"
      />
      <span className="[grid-area:avatar] @max-[860px]:hidden">
        <Avatar name={person?.name ?? ''} src={person?.image} size="sm" />
      </span>
      <NameCell {...props} />
      <AxisCell {...props} />
      <ScoreCell {...props} />
      <span aria-hidden="true" className="min-w-0 text-xs [grid-area:costs]">
        {fit.score !== null && <CostTexts score={fit.score} costs={fit.costs} />}
      </span>
      <span className="[grid-area:menu] @max-[860px]:hidden">
        <PlainButton
          kind="icon"
          size="sm"
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('row.more', { name: person?.name ?? '' })}
          onClick={(event) => onMenu(id, event.currentTarget)}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </PlainButton>
      </span>
    </li>
  );
}

/** One person on the axis: name and status, the point with its interval, number and word, and the costs. */
export const PersonRow = memo(PlainRow);
