import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { MailMark } from '#features/people/people/components/mail-mark.tsx';
import { SurveyBadge } from '#features/base/records/components/survey-badge.tsx';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { cx } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import type { PersonOfRole } from '../api.ts';
import { pick, useAnchored, type Choice } from '../use-board.ts';
import { useBoardKeys } from '../use-board-keys.ts';
import { useCurrentRow } from '../use-current-row.ts';
import { useFocusOn } from '../use-focus-on.ts';
import { PersonMenu } from './board-popovers.tsx';

/** A person without a result, as the list shows them. */
export interface OpenPerson {
  readonly id: string;
  readonly name: string;
  /** Undefined for a person who was never invited. */
  readonly status: InvitationStatus | undefined;
  /** The progress of the person; its controls are in the tab order while the row is the current one. */
  readonly detail?: ReactNode | ((isCurrent: boolean) => ReactNode);
}

interface OpenPeopleProps {
  /** The name of the list for screen readers. */
  readonly label: string;
  /** The name of the list on the pages of its people. */
  readonly name: string;
  /** Identifies the list on its page, where there are several. */
  readonly part?: string;
  readonly roleId: string | undefined;
  readonly rows: readonly OpenPerson[];
  /** The data that actions need, as far as it is loaded. */
  readonly people: ReadonlyMap<string, PersonOfRole>;
  readonly choice: Choice;
  readonly linkOf: (id: string) => LinkProps;
}

interface RowProps extends Pick<OpenPeopleProps, 'linkOf'> {
  readonly row: OpenPerson;
  readonly person: PersonOfRole | undefined;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly onToggle: (id: string) => void;
  readonly onLeave: () => void;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
}

function Row(props: RowProps) {
  const { row, person, isSelected, isCurrent, linkOf, onToggle, onLeave, onMenu } = props;
  const { t } = useTranslation('role-people');
  const toHoldLabels = useHoldLabels();
  return (
    <li
      data-row={row.id}
      className={cx(
        'flex min-h-11 items-center gap-3 border-t border-line py-1.5 first:border-t-0',
        isSelected && 'rounded-md bg-lila-soft/70',
      )}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t('row.select', { name: row.name })}
        checked={isSelected}
        onChange={() => onToggle(row.id)}
        className="tick-box finger"
      />
      <Avatar name={row.name} src={person?.image} size="sm" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          {...linkOf(row.id)}
          preload={false}
          tabIndex={isCurrent ? 0 : -1}
          data-person={row.id}
          translate="no"
          onClick={onLeave}
          className="min-w-0 flex-1 basis-40 truncate rounded-[4px] font-semibold hover:underline max-md:-my-3 max-md:py-3"
        >
          {row.name}
        </Link>
        {typeof row.detail === 'function' ? row.detail(isCurrent) : row.detail}
        {row.status !== undefined && (
          <SurveyBadge
            status={row.status}
            label={person?.hold === undefined ? undefined : toHoldLabels(person.hold).badge}
          />
        )}
        {person?.mailTrouble !== undefined && <MailMark trouble={person.mailTrouble} />}
      </span>
      {person !== undefined && (
        <PlainButton
          kind="icon"
          size="sm"
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('row.more', { name: row.name })}
          onClick={(event) => onMenu(row.id, event.currentTarget)}
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </PlainButton>
      )}
    </li>
  );
}

/** People who have not finished: selected, opened and acted on like those on the axis. */
export function OpenPeople(props: OpenPeopleProps) {
  const { label, name, part = 'open', roleId, rows, people, choice, linkOf } = props;
  const list = useRef<HTMLUListElement>(null);
  const { selectedIds, toggle, clear } = choice;
  const { start, leaveFrom } = useRowRestoration(part);
  const menu = useAnchored<string>();
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { current, currentId, moveTo, onFocus } = useCurrentRow({ list, order, start: start ?? 0 });
  const ofRow = useMemo(() => pick(people, currentId === undefined ? [] : [currentId]), [people, currentId]);
  const { actions, dialogs } = usePersonActions(ofRow, { roleId, placement: 'row' });
  useFocusOn(list, start === undefined ? undefined : order[start]);
  const onKeyDown = useBoardKeys({
    count: order.length,
    current,
    onMove: moveTo,
    onToggle: (index) => toggle(order[index] ?? ''),
    onClear: clear,
    // A selection has a bar, which then handles the letters.
    actions: selectedIds.size > 0 ? [] : actions,
  });
  return (
    <>
      {/* The handlers receive events of the links and buttons in the rows. */}
      <div role="presentation" onKeyDown={onKeyDown} onFocus={onFocus}>
        <ul ref={list} aria-label={label}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              person={people.get(row.id)}
              isSelected={selectedIds.has(row.id)}
              isCurrent={index === current}
              linkOf={linkOf}
              onToggle={toggle}
              onLeave={() => leaveFrom(index, { name, total: order.length, start: 0, ids: order })}
              onMenu={menu.open}
            />
          ))}
        </ul>
      </div>
      <PersonMenu roleId={roleId} people={people} menu={menu} />
      {dialogs}
    </>
  );
}
