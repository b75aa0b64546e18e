import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { setMobile } from '../testing/setup.ts';
import { Table } from './table.tsx';
import type { TableColumn, TableSort } from './table-types.ts';
import { shareWidth } from './table-widths.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly fit: number | null;
}
const PEOPLE: readonly Person[] = [
  { id: 'b', name: 'Öztürk', fit: 0.5 },
  { id: 'a', name: 'Anna', fit: null },
  { id: 'c', name: 'Zoe', fit: 0.9 },
];
const MANY: readonly Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Person ${index}`,
  fit: null,
}));
const COLUMNS: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'Talent', sortValue: (row) => row.name, cell: (row) => row.name },
  { id: 'fit', header: 'Fit', sortValue: (row) => row.fit, cell: (row) => row.fit ?? '—' },
  { id: 'note', header: 'Note', cell: () => <button type="button">more</button> },
];

interface HarnessProps {
  readonly rows?: readonly Person[];
  readonly onOpen?: (row: Person) => void;
  readonly onPeek?: (row: Person) => void;
  readonly hasPageKeys?: boolean;
}
function Harness({ rows = PEOPLE, onOpen, onPeek, hasPageKeys }: HarnessProps) {
  const [sort, setSort] = useState<TableSort>();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Table
        label="Talents"
        rows={rows}
        columns={COLUMNS}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ ids, onChange: setIds }}
        onOpen={onOpen}
        onPeek={onPeek}
        hasPageKeys={hasPageKeys}
        empty={<p>Nobody yet</p>}
      />
      <output>{[...ids].toSorted().join(',')}</output>
    </>
  );
}

const rowsInOrder = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const rowOf = (name: string) => screen.getByText(name).closest('tr');
const readSelection = () => screen.getByRole('status').textContent;

describe('The keys of a list before a row has the focus', () => {
  it.each(['j', 'k', '{ArrowDown}', '{ArrowUp}'])('%s focuses its current row', async (key) => {
    const user = renderUi(<Harness hasPageKeys />);
    await user.keyboard(key);
    expect(document.activeElement).toBe(rowOf('Öztürk'));
    await user.keyboard('j');
    expect(document.activeElement).toBe(rowOf('Anna'));
  });

  it('x selects, Space shows', async () => {
    const onPeek = vi.fn<(row: Person, index?: number) => void>();
    const user = renderUi(<Harness hasPageKeys onPeek={onPeek} />);
    await user.keyboard('x');
    expect(readSelection()).toBe('b');
    expect(document.activeElement).toBe(rowOf('Öztürk'));
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard(' ');
    expect(onPeek).toHaveBeenCalledWith(PEOPLE[0], 0);
  });

  it('belong to the page in a list that is a part of it, and to a field while it has the focus', async () => {
    const user = renderUi(
      <>
        <input aria-label="Search" />
        <Harness />
      </>,
    );
    await user.keyboard('jx');
    expect(document.activeElement).toBe(document.body);
    expect(readSelection()).toBe('');
    await user.type(screen.getByRole('textbox'), 'jx');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'jx');
  });
});

describe('Table', () => {
  it('keeps missing values last in both directions', async () => {
    const user = renderUi(<Harness />);
    const head = screen.getByRole('columnheader', { name: 'Fit' });
    await user.click(within(head).getByRole('button'));
    expect(rowsInOrder()).toEqual(['Öztürk', 'Zoe', 'Anna']);
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head).getByRole('button'));
    expect(rowsInOrder()).toEqual(['Zoe', 'Öztürk', 'Anna']);
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  it('sorts names by the rules of the language and does not sort other columns', async () => {
    const user = renderUi(<Harness />);
    await user.click(screen.getByRole('button', { name: 'Talent' }));
    expect(rowsInOrder()).toEqual(['Anna', 'Öztürk', 'Zoe']);
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull();
  });

  it('renders only the visible rows of ten thousand, and announces their number', () => {
    renderUi(<Harness rows={MANY} />);
    const rowCount = screen.getAllByRole('row').length;
    expect(rowCount).toBeGreaterThan(10);
    expect(rowCount).toBeLessThan(60);
    expect(screen.getByRole('table', { name: 'Talents' }).getAttribute('aria-rowcount')).toBe('10001');
  });

  it('moves with arrows, selects with x and opens with Enter', async () => {
    const open = vi.fn();
    const user = renderUi(<Harness onOpen={open} />);
    rowOf('Öztürk')?.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Anna')));
    await user.keyboard('x');
    expect(readSelection()).toBe('a');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Zoe')));
    await user.keyboard('{Shift>}x{/Shift}');
    expect(readSelection()).toBe('a,c');
    await user.keyboard('{Enter}');
    expect(open).toHaveBeenCalledWith(PEOPLE[2], 2);
  });

  it('keeps one row in the tab order', () => {
    renderUi(<Harness rows={MANY} />);
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });

  it('selects all and none', async () => {
    const user = renderUi(<Harness />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(readSelection()).toBe('a,b,c');
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(readSelection()).toBe('');
  });

  it('opens with a press on the row, not on a control in it', async () => {
    const open = vi.fn();
    const user = renderUi(<Harness onOpen={open} />);
    await user.click(within(rowOf('Zoe') ?? document.body).getByRole('button'));
    await user.click(screen.getByRole('checkbox', { name: 'Select row: Zoe' }));
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByText('Zoe'));
    expect(open).toHaveBeenCalledOnce();
  });

  it('hides columns on a phone that the page of the row also has', () => {
    setMobile(true);
    renderUi(
      <Table
        label="Talents"
        rows={PEOPLE}
        columns={COLUMNS.map((column) => ({ ...column, hideOnPhone: column.id === 'fit' }))}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
      />,
    );
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Talent', 'Note']);
  });

  it('uses the available width, also after a change with the same visible rows', () => {
    const still = ResizeObserver;
    const changes: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class implements ResizeObserver {
        constructor(change: ResizeObserverCallback) {
          changes.push(() => change([], this));
        }
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    renderUi(<Harness />);
    const table = screen.getByRole('table', { name: 'Talents' });
    expect(table.style.width).toBe('1000px');
    const widthSpy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
    act(() => changes.forEach((change) => change()));
    expect(table.style.width).toBe('1400px');
    widthSpy.mockRestore();
    vi.stubGlobal('ResizeObserver', still);
  });

  it('shows why it is empty', () => {
    renderUi(<Harness rows={[]} />);
    expect(screen.getByText('Nobody yet')).toBeTruthy();
  });
});

describe('shareWidth', () => {
  it('gives every column its minimum and shares the remaining width', () => {
    const columns = [{ width: 200, grow: 2 }, { width: 100 }, { width: 60, grow: 0 }];
    expect(shareWidth(columns, 704, true)).toEqual({ select: 44, columns: [400, 200, 60], total: 704 });
    expect(shareWidth(columns, 300, false)).toEqual({ select: 0, columns: [200, 100, 60], total: 360 });
  });
});
