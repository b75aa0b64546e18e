import type { ReactNode } from 'react';

export type SortValue = string | number | null | undefined;

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The header is only for screen readers: actions, avatars. */
  readonly hideHeader?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Pixels the column takes at least; 140 unless told otherwise. */
  readonly width?: number | undefined;
  /** Its share of the remaining width; 1 by default, 0 keeps the minimum. */
  readonly grow?: number | undefined;
  /** The server sorts by the column. */
  readonly isSortable?: boolean | undefined;
  /** The sort value of a list that is sorted here. Missing values come last. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Stays in sight while the list scrolls sideways; sticky columns stand at the start, or at the end. */
  readonly sticky?: 'start' | 'end' | undefined;
  /** Hidden on a phone, which has room for two columns: the detail page shows the value, too. */
  readonly hideOnPhone?: boolean | undefined;
  /** Hidden below 1280 px, where the list has little room beside the menu. */
  readonly hideOnNarrow?: boolean | undefined;
}

export interface TableSort {
  readonly column: string;
  readonly isDescending: boolean;
}

export type TableDensity = 'roomy' | 'dense';

export interface TableSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** What the header's check box selects: every row, or the visible rows, so that the page can offer all others. */
  readonly head?: 'all' | 'in sight' | undefined;
}

/** Rows that are a sorted part of a list: the others are fetched when they come into sight. */
export interface TablePages {
  /** How many rows the list has. */
  readonly total: number;
  /** The place of the first of `rows` among them. */
  readonly start: number;
  /** Another question, another list: the table goes back to its top. */
  readonly key: string;
  readonly onRange: (first: number, last: number) => void;
  /** The row to begin with, which gets the focus: the one that Back leads to. */
  readonly startRow?: number | undefined;
}

export interface TableProps<Row> {
  /** What the table lists. */
  readonly label: string;
  /** Keep the array stable between renders: a new one is sorted again. */
  readonly rows: readonly Row[];
  /** The page is about this list: its keys work before a row has the focus. */
  readonly hasPageKeys?: boolean | undefined;
  /** Keep the array stable between renders, too. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** The name of a row, for its check box. */
  readonly rowName: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  readonly selection?: TableSelection | undefined;
  /** Called on Enter or a press on a row. */
  readonly onOpen?: ((row: Row, index: number) => void) | undefined;
  readonly pages?: TablePages | undefined;
  /** Called on Space: shows a row beside the list. */
  readonly onPeek?: ((row: Row) => void) | undefined;
  /** Called with the row that takes the focus. */
  readonly onCurrent?: ((row: Row) => void) | undefined;
  /** Lines above rows, by the index of the row in the whole list. Keep the map stable between renders. */
  readonly headings?: ReadonlyMap<number, ReactNode> | undefined;
  /** Without a line of column names: where one column says it all. */
  readonly hideHeader?: boolean | undefined;
  readonly density?: TableDensity | undefined;
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** CSS length after which the table scrolls in itself; `fill` takes the height that its place leaves. */
  readonly maxHeight?: string | undefined;
}

/** Row heights in pixels. Fixed, so that ten thousand rows need no measuring. */
export const ROW_HEIGHT: Readonly<Record<TableDensity, number>> = { roomy: 52, dense: 44 };
/** A row on a phone: its columns are lines. */
export const PHONE_ROW_HEIGHT_PX = 60;
export const HEADER_HEIGHT_PX = 43;
/** On a narrow screen a heading has two lines. */
export const HEADING_HEIGHT_PX = { wide: 41, narrow: 57 } as const;
/** Browsers draw nothing that is much higher; of a longer list a step of the scroll bar is more than a row. */
export const MOST_HEIGHT_PX = 15_000_000;
