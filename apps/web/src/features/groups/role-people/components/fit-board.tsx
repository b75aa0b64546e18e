import type { FitOfTalent, NormFit } from '@quint/contract/measures/matching.ts';
import type { LinkProps } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpellNumber } from '#features/base/fit/components/cost-texts.tsx';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { cx } from '#lib/class-names.ts';
import type { PersonOfRole } from '../api.ts';
import { boardItems, type GroupNote } from '../model/rows.ts';
import { pick, useAnchored, useLook, type Choice } from '../use-board.ts';
import { useBoardKeys } from '../use-board-keys.ts';
import { useCurrentRow } from '../use-current-row.ts';
import { useItemsInSight } from '../use-items-in-sight.ts';
import { BoardPopovers } from './board-popovers.tsx';
import { AXIS_POSITION, AxisFooter, AxisGround, BandHeader } from './fit-axis.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import { PersonRow } from './person-row.tsx';

/** The heading of people who cannot be told apart: their number, and how they compare with those above. */
function GroupHeading({ size, note }: { readonly size: number; readonly note: GroupNote }) {
  const { t } = useTranslation('role-people');
  const spellOut = useSpellNumber();
  if (size === 1) {
    return (
      <p className="mt-3 mb-1 flex w-fit max-w-full flex-wrap items-baseline gap-x-2 rounded-sm bg-surface/85 pr-2 text-sm">
        <span className="font-semibold">{note.kind === 'below' ? t('group.oneBelow') : t('group.one')}</span>
        {note.kind === 'belowTop' && <BelowTop above={note.above} />}
      </p>
    );
  }
  return (
    <p className="mt-3 mb-1 flex w-fit max-w-full flex-wrap items-baseline gap-x-2 rounded-sm bg-surface/85 pr-2 text-sm">
      <span className="font-semibold">{t('group.several', { number: spellOut(size) })}</span>
      {note.kind === 'first' && <span className="text-xs text-third">{t('group.drawn')}</span>}
      {note.kind === 'below' && <span className="text-xs text-third">{t('group.below')}</span>}
      {note.kind === 'belowTop' && <BelowTop above={note.above} />}
    </p>
  );
}

function BelowTop({ above }: { readonly above: number }) {
  const { t } = useTranslation('role-people');
  const spellOut = useSpellNumber();
  return (
    <span className="text-xs text-third">
      {above === 1 ? t('group.belowOne') : t('group.belowTop', { number: spellOut(above) })}
    </span>
  );
}

interface FitBoardProps {
  readonly roleId: string;
  readonly fits: readonly FitOfTalent[];
  readonly people: ReadonlyMap<string, PersonOfRole>;
  readonly norm: NormFit;
  readonly groups: readonly number[] | null;
  readonly total: number;
  readonly choice: Choice;
  /** Shown under the axis. */
  readonly foot?: ReactNode;
  /** Called when the end of the loaded rows becomes visible. */
  readonly onEnd: () => void;
  /** The name of the list, and its keys beyond the loaded ones, to go from person to person. */
  readonly name: string;
  readonly readIds?: ((page: number) => Promise<readonly string[]>) | undefined;
  /** Links to the page of a person; by default within the role. */
  readonly linkOf?: ((id: string) => LinkProps) | undefined;
}

/** The number of people who cannot be told apart from the one in focus; only when all are loaded. */
function LookedAt({
  name,
  tiedCount,
}: {
  readonly name: string | undefined;
  readonly tiedCount: number | undefined;
}) {
  const { t } = useTranslation('role-people');
  return (
    <output className="text-xs text-third">
      {name !== undefined &&
        tiedCount !== undefined &&
        tiedCount > 1 &&
        t('tied', { count: tiedCount - 1, name })}
    </output>
  );
}

/** The people of a role on one axis from 0 to 100, in groups of people who cannot be told apart. */
export function FitBoard(props: FitBoardProps) {
  const { roleId, fits, people, norm, groups, total, choice, foot, onEnd, name, readIds, linkOf } = props;
  const { t } = useTranslation('role-people');
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => boardItems(fits, groups, total), [fits, groups, total]);
  const drawLines = useItemsInSight(list, items, onEnd);
  const { active, tiedIds, look, lookAway } = useLook(fits);
  const { selectedIds, toggle, clear } = choice;
  const { start, leaveFrom } = useRowRestoration();
  const point = useAnchored<FitOfTalent>();
  const menu = useAnchored<string>();
  const order = useMemo(
    () => items.flatMap((item) => (item.kind === 'person' ? [item.fit.talent_id] : [])),
    [items],
  );
  const { current, currentId, moveTo, onFocus } = useCurrentRow({ list, order, start: start ?? 0 });
  const ofRow = useMemo(() => pick(people, currentId === undefined ? [] : [currentId]), [people, currentId]);
  useFocusOn(list, start === undefined ? undefined : order[start]);
  const onLeave = useCallback(
    (id: string) => leaveFrom(order.indexOf(id), { name, total, start: 0, ids: order, read: readIds }),
    [leaveFrom, name, total, order, readIds],
  );
  const { actions, dialogs } = usePersonActions(ofRow, { roleId, placement: 'row' });
  const onKeyDown = useBoardKeys({
    count: order.length,
    current,
    onMove: moveTo,
    onToggle: (index) => toggle(order[index] ?? ''),
    onClear: clear,
    // A selection has a bar, which then handles the letters.
    actions: selectedIds.size > 0 ? [] : actions,
  });
  const isWhole = fits.length === total;
  return (
    <div className="@container">
      <div className={AXIS_POSITION}>
        <BandHeader />
        {/* The handlers receive events of the links and buttons in the rows. */}
        <div
          role="presentation"
          className="relative min-h-[340px]"
          onKeyDown={onKeyDown}
          onPointerOver={look}
          onFocus={(event) => {
            look(event);
            onFocus(event);
          }}
          onPointerLeave={lookAway}
        >
          <AxisGround norm={norm} />
          <ul ref={list} aria-label={t('list')} className="relative">
            {drawLines((item, index) =>
              item.kind === 'heading' ? (
                <li key={item.key} data-index={index} className="sticky top-9 z-[5]">
                  <GroupHeading size={item.size} note={item.note} />
                </li>
              ) : (
                <PersonRow
                  key={item.key}
                  roleId={roleId}
                  linkOf={linkOf}
                  fit={item.fit}
                  person={people.get(item.key)}
                  group={item.group}
                  groups={groups?.length ?? 0}
                  index={index}
                  isSelected={selectedIds.has(item.key)}
                  isCurrent={currentId === item.key}
                  isFaded={tiedIds !== undefined && !tiedIds.has(item.key)}
                  onToggle={toggle}
                  onPoint={point.open}
                  onMenu={menu.open}
                  onLeave={onLeave}
                />
              ),
            )}
          </ul>
        </div>
        <div className="sticky bottom-(--bottom-bar,0px) h-7 bg-surface print:relative">
          <AxisFooter />
        </div>
      </div>
      {/* Beside the numbers of the axis, when it is short enough. */}
      <div
        className={cx(
          'relative z-[1] flex min-h-7 flex-wrap items-center justify-between gap-x-4',
          foot === undefined && '@min-[860px]:-mt-7',
        )}
      >
        {foot ?? <span />}
        <LookedAt
          name={active && people.get(active.talent_id)?.name}
          tiedCount={isWhole ? tiedIds?.size : undefined}
        />
      </div>
      <BoardPopovers roleId={roleId} people={people} point={point} menu={menu} />
      {dialogs}
    </div>
  );
}
