import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Ellipsis, Lock, TriangleAlert } from 'lucide-react';
import { memo, useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BandGlyph } from '#features/base/fit/components/band-glyph.tsx';
import { FitLine, toneOf } from '#features/base/fit/components/fit-line.tsx';
import { imageOf } from '#lib/avatar.ts';
import { cx } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { doubtOf, type RowVerb } from '../model/row.ts';
import { AskText, useProgressText } from './row-texts.tsx';
import { WhereText } from './where-text.tsx';

const ROW_GRID =
  "grid items-center gap-x-3 grid-cols-[28px_minmax(0,1fr)_auto] [grid-template-areas:'face_name_verb'_'face_fit_fit'_'._where_where'] @min-[860px]:grid-cols-[28px_minmax(150px,1.3fr)_190px_minmax(80px,130px)_minmax(110px,1.3fr)_minmax(100px,1fr)_116px_28px] @min-[860px]:[grid-template-areas:'face_name_band_line_ask_where_verb_menu']";

const INK = { strong: 'text-strong-text', partial: 'text-partial-text', neutral: 'text-ink' } as const;

export interface RowActions {
  readonly onToggle: (id: string, isRange: boolean) => void;
  readonly onSure: (person: VacancyPerson, anchor: HTMLElement) => void;
  readonly onMenu: (person: VacancyPerson, anchor: HTMLElement) => void;
  readonly onVerb: (person: VacancyPerson, verb: RowVerb) => void;
  readonly onLeave: (id: string) => void;
  readonly onOpen: (person: VacancyPerson) => void;
}

interface PersonRowProps extends RowActions {
  readonly roleId: string;
  /** Links to the page of a person; by default within the role. */
  readonly linkOf?: ((talentId: string) => LinkProps) | undefined;
  readonly person: VacancyPerson;
  /** The verb of the row; undefined when there is nothing to do. */
  readonly verb: RowVerb | undefined;
  /** The reader proposed to meet the person. */
  readonly isProposed: boolean;
  /** The number of traits that count for the role. */
  readonly traitCount: number;
  readonly isRun: boolean;
  readonly isSelected: boolean;
  /** The current row of the keyboard: its controls are in the tab order. */
  readonly isCurrent: boolean;
  /** A dashed line above: the people below fit measurably less. */
  readonly isLower: boolean;
  /** The list is filtered by must-haves, and the job profile does not say. */
  readonly isUnknown: boolean;
}

function Name({ roleId, linkOf, person, isRun, isCurrent, onLeave, onOpen }: PersonRowProps) {
  const { t } = useTranslation('vacancy');
  const look = 'truncate rounded-[4px] font-semibold hover:underline max-md:-my-3 max-md:py-3';
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <span className="flex min-w-0 items-center gap-2 [grid-area:name]">
      {isRun ? (
        <Link
          {...(linkOf?.(person.id) ??
            ({ to: '/roles/$roleId/talents/$talentId', params: { roleId, talentId: person.id } } as const))}
          preload={false}
          tabIndex={tabIndex}
          data-person={person.id}
          translate="no"
          onClick={() => onLeave(person.id)}
          className={look}
        >
          {person.name}
        </Link>
      ) : (
        <button
          type="button"
          tabIndex={tabIndex}
          data-person={person.id}
          translate="no"
          onClick={() => onOpen(person)}
          className={cx(look, 'cursor-pointer text-left')}
        >
          {person.name}
        </button>
      )}
      {person.is_masked && <Lock aria-label={t('row.hiddenName')} className="size-3.5 shrink-0 text-third" />}
      {person.is_new && person.stage !== 'decided' && (
        <span className="rounded-full bg-lila-soft px-2 text-xs font-semibold text-lila-strong">
          {t('row.new')}
        </span>
      )}
    </span>
  );
}

function DoubtLine({ person }: { readonly person: VacancyPerson }) {
  const { t } = useTranslation('vacancy');
  const flag = doubtOf(person);
  if (flag === undefined) return null;
  return (
    <span data-doubt="line" className="flex items-center gap-1.5 text-xs font-semibold text-partial-text">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {t('row.doubt', { reason: t(`doubts.${flag.index}`) })}
    </span>
  );
}

function Fit({ person, isCurrent, onSure }: PersonRowProps) {
  const { t } = useTranslation('vacancy');
  const { t: common } = useTranslation();
  const { t: sure } = useTranslation('how-sure');
  const formatProgress = useProgressText();
  const { fit, survey } = person;
  if (fit === null || fit.score === null) {
    const share = survey === null ? 0 : survey.answered / survey.questions;
    return (
      <>
        <span className="text-second [grid-area:fit] @min-[860px]:[grid-area:band]">
          {formatProgress(person)}
        </span>
        {share > 0 && (
          <span
            aria-hidden="true"
            className="block h-1 rounded-full bg-mute [grid-area:line] @max-[860px]:hidden"
          >
            <span className="block h-1 rounded-full bg-second" style={{ width: `${share * 100}%` }} />
          </span>
        )}
      </>
    );
  }
  const word = (
    <span
      className={cx('inline-flex items-center gap-1.5 font-semibold whitespace-nowrap', INK[toneOf(fit)])}
    >
      <BandGlyph band={fit.band} />
      {common(`fit.${fit.band}`)}
    </span>
  );
  return (
    <>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 [grid-area:fit] @min-[860px]:flex-col @min-[860px]:items-start @min-[860px]:[grid-area:band]">
        {word}
        <span className="w-28 @min-[860px]:hidden">
          <FitLine fit={fit} size="full" />
        </span>
        <DoubtLine person={person} />
      </span>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={t('row.arithmetic', { name: person.name })}
        title={sure('button')}
        onClick={(event) => onSure(person, event.currentTarget)}
        className="finger min-h-6 cursor-pointer rounded-[4px] [grid-area:line] @max-[860px]:hidden"
      >
        <FitLine fit={fit} size="full" />
      </button>
    </>
  );
}

function Verb({ person, verb, isProposed, isCurrent, onVerb }: PersonRowProps) {
  const { t } = useTranslation('vacancy');
  if (verb === undefined) return <span className="[grid-area:verb]" />;
  const label = t(`row.verbs.${verb}`);
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${label}: ${person.name}`}
      aria-pressed={verb === 'wouldMeet' ? isProposed : undefined}
      onClick={() => onVerb(person, verb)}
      className={cx(
        'finger min-h-6 cursor-pointer rounded-[4px] font-semibold whitespace-nowrap text-lila-strong [grid-area:verb] hover:underline @min-[860px]:justify-self-end print:hidden',
        verb === 'wouldMeet' &&
          'rounded-full border border-line px-3 py-0.5 text-ink aria-pressed:bg-lila-soft aria-pressed:text-lila-strong',
      )}
    >
      {verb === 'wouldMeet' && isProposed && '✓ '}
      {label}
    </button>
  );
}

function Cell({ area, children }: { readonly area: string; readonly children: ReactNode }) {
  return <span className={cx('min-w-0 text-second', area)}>{children}</span>;
}

/** On a touch screen a long press on the row selects the person, as a tick does. */
function useLongPress(id: string, onToggle: RowActions['onToggle']) {
  return useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return undefined;
      const select = (event: Event) => {
        if (!matchMedia('(pointer: coarse)').matches) return;
        event.preventDefault();
        onToggle(id, false);
      };
      row.addEventListener('contextmenu', select);
      return () => row.removeEventListener('contextmenu', select);
    },
    [id, onToggle],
  );
}

function PlainRow(props: PersonRowProps) {
  const { person, traitCount, isRun, isSelected, isCurrent, isLower, isUnknown, onToggle, onMenu } = props;
  const { t } = useTranslation('vacancy');
  const longPress = useLongPress(person.id, onToggle);
  return (
    <li
      ref={longPress}
      data-row={person.id}
      className={cx(
        'group relative min-h-9 border-b border-line py-1.5 print:break-inside-avoid',
        ROW_GRID,
        isLower && 'border-t border-t-control [border-top-style:dashed]',
        isSelected && 'bg-lila-soft/70',
        person.stage === 'decided' && 'text-third [&_svg]:opacity-70',
      )}
    >
      <span className="relative grid place-items-center self-start [grid-area:face] @min-[860px]:self-center">
        <span className={cx('group-hover:invisible', isSelected && 'invisible')}>
          <Avatar name={person.name} src={imageOf(person.avatar)} size="sm" />
        </span>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('row.select', { name: person.name })}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onToggle(person.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
          className={cx(
            'tick-box finger absolute group-hover:opacity-100 focus:opacity-100 print:invisible',
            !isSelected && 'opacity-0',
          )}
        />
      </span>
      <Name {...props} />
      <Fit {...props} />
      <Cell area="[grid-area:ask] truncate @max-[860px]:hidden">
        <AskText person={person} traitCount={traitCount} />
      </Cell>
      <Cell area="[grid-area:where]">
        <WhereText {...props} />
        <span className="@min-[860px]:hidden">
          <AskText person={person} traitCount={traitCount} />
        </span>
        {isUnknown && <span className="block text-xs text-third">{t('row.mustHavesUnknown')}</span>}
      </Cell>
      <Verb {...props} />
      {isRun && (
        <span className="[grid-area:menu] @max-[860px]:hidden">
          <PlainButton
            kind="icon"
            size="sm"
            tabIndex={isCurrent ? 0 : -1}
            aria-haspopup="menu"
            aria-label={t('row.more', { name: person.name })}
            onClick={(event) => onMenu(person, event.currentTarget)}
          >
            <Ellipsis aria-hidden="true" className="size-4" />
          </PlainButton>
        </span>
      )}
    </li>
  );
}

/** A person in a list: fit, what to ask about, where the person stands, and one safe verb. */
export const PersonRow = memo(PlainRow);
