import type { RowProblem } from '@quint/domain/invitations/invitation-rows.ts';
import type { AsideRow } from '@quint/domain/people/people-lists/read-list.ts';
import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useIsMobile } from '#lib/media.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { CheckedList, CheckedPerson } from '../model/messages.ts';

const VIEWS = ['ready', 'check', 'aside'] as const;
type View = (typeof VIEWS)[number];
type Row = { readonly person: CheckedPerson } | { readonly aside: AsideRow };

/** Fixed, so that fifty thousand rows need no measuring. */
const ROW_HEIGHT = { wide: 44, narrow: 112 } as const;
const FIRST_VIEW = { width: 0, height: 320 };

function problemText({ field: _field, code, ...details }: RowProblem): string {
  return getFormErrorText(code, currentLanguage(), details);
}

const needsCheck = ({ notes, problems }: CheckedPerson): boolean => notes.length > 0 || problems.length > 0;

function PersonLine({ person }: { readonly person: CheckedPerson }) {
  const { t } = useTranslation('people-lists');
  const name = `${person.first_name} ${person.last_name}`.trim();
  const remarks = [
    ...person.notes.map((note) => t(`rows.note.${note}`)),
    ...person.problems.map(problemText),
  ].join(' ');
  return (
    <>
      <span translate={name === '' ? undefined : 'no'} className="truncate font-medium md:w-1/4">
        {name === '' ? t('rows.nameless') : name}
      </span>
      <span translate="no" className="truncate text-second md:w-1/4">
        {[person.email, person.phone, person.language].filter((part) => (part ?? '') !== '').join(' · ')}
      </span>
      <span
        title={remarks}
        className="text-xs text-partial-text max-md:line-clamp-2 md:min-w-0 md:flex-1 md:truncate"
      >
        {remarks}
      </span>
    </>
  );
}

interface AsideLineProps {
  readonly row: AsideRow;
  readonly onRestore: (line: number) => void;
}

function AsideLine({ row, onRestore }: AsideLineProps) {
  const { t } = useTranslation('people-lists');
  return (
    <>
      <span title={row.text} translate="no" className="truncate text-second md:w-1/2">
        {row.text}
      </span>
      <span className="flex min-w-0 items-center justify-between gap-3 md:flex-1">
        <span className="min-w-0 text-xs font-medium">{t(`rows.reason.${row.reason}`)}</span>
        <PlainButton
          kind="light"
          size="sm"
          aria-label={t('rows.restoreOf', { line: row.line })}
          onClick={() => onRestore(row.line)}
        >
          {t('rows.restore')}
        </PlainButton>
      </span>
    </>
  );
}

const lineOf = (row: Row) => ('person' in row ? row.person.line : row.aside.line);

interface RowLinesProps {
  readonly rows: readonly Row[];
  readonly onRestore: (line: number) => void;
}

function RowLines({ rows, onRestore }: RowLinesProps) {
  const { t } = useTranslation('people-lists');
  const scroller = useRef<HTMLElement>(null);
  const height = ROW_HEIGHT[useIsMobile() ? 'narrow' : 'wide'];
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off, so it memoizes nothing that the library changes
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: FIRST_VIEW,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  return (
    <section
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('rows.label')}
      className="max-h-80 overflow-y-auto rounded-md border border-line"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={index}
              style={{ height, transform: `translateY(${start}px)` }}
              className="absolute inset-x-0 top-0 flex flex-col justify-center gap-x-4 gap-y-0.5 border-b border-line-soft px-3 md:flex-row md:items-center md:justify-start"
            >
              <span className="shrink-0 text-xs text-third tabular-nums md:w-16">
                {t('rows.line', { line: lineOf(row) })}
              </span>
              {'person' in row ? (
                <PersonLine person={row.person} />
              ) : (
                <AsideLine row={row.aside} onRestore={onRestore} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface RowsViewProps {
  readonly list: CheckedList;
  readonly onRestore: (line: number) => void;
}

function divide({ people, aside }: CheckedList): Readonly<Record<View, readonly Row[]>> {
  return {
    ready: people.filter((person) => !needsCheck(person)).map((person) => ({ person })),
    check: people.filter(needsCheck).map((person) => ({ person })),
    aside: aside.map((row) => ({ aside: row })),
  };
}

/** The rows of a list: those that are ready, those to check, and those that are no people. */
export function RowsView({ list, onRestore }: RowsViewProps) {
  const { t } = useTranslation('people-lists');
  const format = useFormat();
  const [selectedView, setSelectedView] = useState<View>();
  const rows = divide(list);
  const views = VIEWS.filter((view) => rows[view].length > 0);
  // What needs a look comes first.
  const usual = (['check', 'aside', 'ready'] as const).find((view) => rows[view].length > 0) ?? 'ready';
  const view = selectedView !== undefined && rows[selectedView].length > 0 ? selectedView : usual;
  const part = useRef<HTMLDivElement>(null);
  const restore = (line: number) => {
    // The other rows stay in sight. With the last one its view goes, and the button in it.
    setSelectedView(view);
    if (rows[view].length === 1) part.current?.focus({ preventScroll: true });
    onRestore(line);
  };
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <span>
        <SegmentedControl
          label={t('rows.views')}
          size="sm"
          options={views.map((value) => ({
            value,
            label: t(`rows.${value}`, { number: format.number(rows[value].length) }),
          }))}
          value={view}
          onChange={setSelectedView}
        />
      </span>
      <RowLines key={view} rows={rows[view]} onRestore={restore} />
    </div>
  );
}
