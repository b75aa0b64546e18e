import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Check, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import { Button } from '#ui/button.tsx';
import { SharedMenu } from '#ui/menu.tsx';
import type { People, PersonRow, Problems } from '../model/people.ts';
import { LINE_GRID, PeopleRow, type RowHandlers } from './people-row.tsx';

interface PeopleTableProps extends Omit<RowHandlers, 'onNext' | 'onLanguage'> {
  readonly rows: People;
  /** The position of each row in the whole list, by key; the rows may be a subset. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly problems: Problems;
  readonly usualLanguage: string;
  /** Adds an empty line after the row with the key, or at the end; returns the key of the line to focus. */
  readonly onAdd: (after: number | undefined) => number;
  /** A filtered list cannot be extended. */
  readonly isPart: boolean;
}

/** Heights in pixels. Fixed, so that ten thousand lines need no measuring. */
const LINE_HEIGHT = { wide: 53, narrow: 164 } as const;
/** Narrow lines have two lines of text. */
const PROBLEM_HEIGHT = { wide: 20, narrow: 36 } as const;
const OVERSCAN_ROWS = 8;
const FIRST_VIEW = { width: 0, height: 480 };

type ScrollerRef = RefObject<HTMLDivElement | null>;

/** The visible lines, and the one with the focus, which must not unmount while the list is scrolled. */
function useLines(
  scroller: ScrollerRef,
  { rows, problems }: Pick<PeopleTableProps, 'rows' | 'problems'>,
  active: number,
) {
  const isMobile = useIsMobile();
  const width = isMobile ? 'narrow' : 'wide';
  const line = LINE_HEIGHT[width];
  const heightOf = (index: number) => {
    const row = rows[index];
    const isWrong = row !== undefined && !row.isFresh && problems.has(row.key);
    return line + (isWrong ? PROBLEM_HEIGHT[width] : 0);
  };
  const activeIndex = rows.findIndex((row) => row.key === active);
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off; nothing here is memoized behind its back
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: FIRST_VIEW,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (activeIndex !== -1) indexes.add(activeIndex);
      return [...indexes].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, problems, rows, line]);
  return virtualizer;
}

/** Focuses the first name of a line, which may be rendered only after the next render. */
function useGoTo(scroller: ScrollerRef) {
  const targetKey = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (targetKey.current === undefined) return;
    const input = scroller.current?.querySelector<HTMLElement>(
      `[data-key="${targetKey.current}"] [data-field="first_name"]`,
    );
    if (input === null || input === undefined) return;
    targetKey.current = undefined;
    input.focus();
  });
  return (key: number) => {
    targetKey.current = key;
  };
}

/** Stable handlers, so that the other lines do not render while one is edited. */
function useSteady(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState<RowHandlers>(() => ({
    onChange: (key, change) => latest.current.onChange(key, change),
    onSettle: (key) => latest.current.onSettle(key),
    onRemove: (key) => latest.current.onRemove(key),
    onLanguage: (key, button) => latest.current.onLanguage(key, button),
    onNext: (key) => latest.current.onNext(key),
    onPasted: (text) => latest.current.onPasted(text),
  }));
  return steady;
}

interface OpenMenu {
  readonly key: number;
  readonly anchor: HTMLElement;
}

interface LanguageMenuProps {
  readonly open: OpenMenu;
  readonly selectedLanguage: PersonRow['language'];
  readonly usualLanguage: string;
  readonly onChoose: (language: PersonRow['language']) => void;
  readonly onClose: () => void;
}

/** The languages for the line whose button was pressed. */
function LanguageMenu({ open, selectedLanguage, usualLanguage, onChoose, onClose }: LanguageMenuProps) {
  const { t } = useTranslation('invitations');
  const choices = [
    [undefined, t('people.usual', { language: usualLanguage })],
    ['EN', t('people.EN')],
    ['DE', t('people.DE')],
  ] as const;
  return (
    <SharedMenu
      anchor={open.anchor}
      label={t('people.language')}
      onClose={onClose}
      entries={choices.map(([language, label]) => ({
        id: language ?? 'usual',
        label,
        after: language === selectedLanguage && (
          <Check aria-hidden="true" className="size-4 text-lila-strong" />
        ),
        onAction: () => onChoose(language),
      }))}
    />
  );
}

/** The people to invite, one line each. Enter goes to the next line and adds one at the end. */
export function PeopleTable(props: PeopleTableProps) {
  const { rows, numbers, problems, usualLanguage, onAdd, isPart } = props;
  const { t } = useTranslation('invitations');
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const [languageOf, setLanguageOf] = useState<OpenMenu>();
  const virtualizer = useLines(scroller, { rows, problems }, active);
  const goTo = useGoTo(scroller);
  const add = (after: number | undefined) => {
    const key = onAdd(after);
    setActive(key);
    goTo(key);
  };
  const handlers = useSteady({
    ...props,
    onLanguage: (key, anchor) => setLanguageOf({ key, anchor }),
    onNext: (key) => {
      const next = rows[rows.findIndex((row) => row.key === key) + 1];
      if (next === undefined && !isPart) return add(key);
      if (next === undefined) return undefined;
      setActive(next.key);
      return goTo(next.key);
    },
  });
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div
        aria-hidden="true"
        className={`hidden border-b border-line bg-canvas px-3 py-2.5 text-xs font-medium text-third ${LINE_GRID}`}
      >
        <span />
        <span>{t('people.firstName')}</span>
        <span>{t('people.lastName')}</span>
        <span>{t('people.email')}</span>
        <span>{t('people.phone')}</span>
        <span>{t('people.language')}</span>
        <span />
      </div>
      <div ref={scroller} className="max-h-[min(480px,60dvh)] overflow-y-auto">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only records the line with the focus */}
        <ul
          aria-label={t('people.label')}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
          onFocus={(event) => {
            const line = event.target.closest('[data-key]');
            setActive(Number(line?.getAttribute('data-key') ?? -1));
          }}
        >
          {virtualizer.getVirtualItems().flatMap(({ index, start, size }) => {
            const row = rows[index];
            if (row === undefined) return [];
            return [
              <PeopleRow
                key={row.key}
                {...handlers}
                row={row}
                number={numbers.get(row.key) ?? index + 1}
                problems={row.isFresh ? undefined : problems.get(row.key)}
                usualLanguage={usualLanguage}
                start={start}
                height={size}
              />,
            ];
          })}
        </ul>
      </div>
      {languageOf !== undefined && (
        <LanguageMenu
          open={languageOf}
          selectedLanguage={rows.find(({ key }) => key === languageOf.key)?.language}
          usualLanguage={usualLanguage}
          onChoose={(language) => props.onChange(languageOf.key, { language })}
          onClose={() => setLanguageOf(undefined)}
        />
      )}
      {!isPart && (
        <div className="border-t border-line-soft px-3 py-2">
          <Button kind="light" size="sm" onPress={() => add(undefined)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('people.addRow')}
          </Button>
        </div>
      )}
    </div>
  );
}
