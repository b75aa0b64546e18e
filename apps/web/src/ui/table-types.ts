import type { ReactNode } from 'react';

export type SortValue = string | number | null | undefined;

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** The header is only for screen readers: actions, avatars. */
  readonly hideHeader?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** The minimum width in pixels; 140 by default. */
  readonly width?: number | undefined;
  /** Its share of the remaining width; 1 by default, 0 keeps the minimum. */
  readonly grow?: number | undefined;
  /** The server sorts by the column. */
  readonly isSortable?: boolean | undefined;
  /** The sort value, for a list that is sorted in the browser. Missing values come last. */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Stays visible while the list scrolls sideways; sticky columns are at the start or at the end. */
  readonly sticky?: 'start' | 'end' | undefined;
  /** Hidden on a phone, which has space for two columns; the detail page also has the value. */
  readonly hideOnPhone?: boolean | undefined;
  /** Hidden below 1280 px, where the list has little space beside the menu. */
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
  /**
   * The rows that the header's check box selects: every row, or the visible rows, so that the page can offer all
   * others.
   */
  readonly head?: 'all' | 'in sight' | undefined;
}

/** Rows that are a sorted part of a list: the others are fetched when they become visible. */
export interface TablePages {
  /** The number of rows in the list. */
  readonly total: number;
  /** The index of the first of `rows` in the list. */
  readonly start: number;
  /** Identifies the query: with another key the table scrolls to the top. */
  readonly key: string;
  readonly onRange: (first: number, last: number) => void;
  /** The initial row, which gets the focus when the user comes back. */
  readonly startRow?: number | undefined;
}

export interface TableProps<Row> {
  /** The accessible name of the list. */
  readonly label: string;
  /** Keep the array stable between renders: a new one is sorted again. */
  readonly rows: readonly Row[];
  /** The page is about this list, whose keys work before a row has the focus. */
  readonly hasPageKeys?: boolean | undefined;
  /** Keep the array stable between renders. */
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
  /** Called with the row that gets the focus. */
  readonly onCurrent?: ((row: Row) => void) | undefined;
  /** Headings above rows, by the index of the row in the whole list. Keep the map stable between renders. */
  readonly headings?: ReadonlyMap<number, ReactNode> | undefined;
  /** Without a row of column names, for a single column. */
  readonly hideHeader?: boolean | undefined;
  readonly density?: TableDensity | undefined;
  readonly hiddenColumns?: readonly string[] | undefined;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
  /** The CSS length after which the table scrolls; `fill` takes the available height. */
  readonly maxHeight?: string | undefined;
}

/** Row heights in pixels. Fixed, so that ten thousand rows need no measuring. */
export const ROW_HEIGHT: Readonly<Record<TableDensity, number>> = { roomy: 52, dense: 44 };
/** The height of a row on a phone, where columns are lines. */
export const PHONE_ROW_HEIGHT_PX = 60;
export const HEADER_HEIGHT_PX = 43;
/** On a narrow screen a heading has two lines. */
export const HEADING_HEIGHT_PX = { wide: 41, narrow: 57 } as const;
/** Browsers cannot render much higher elements; in a longer list one step of the scroll bar is more than a row. */
export const MOST_HEIGHT_PX = 15_000_000;
