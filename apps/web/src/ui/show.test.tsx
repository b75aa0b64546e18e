import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#lib/i18n.ts';
import { renderUi } from '../testing/render.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { DataTable } from './data-table.tsx';
import { DateField } from './date-field.tsx';
import { NoMatch, NotLoaded } from './empty-states.tsx';
import { Figure, FigureRow } from './figure.tsx';

describe('DataTable', () => {
  it('names every row, and replaces missing values with the reason', () => {
    renderUi(
      <DataTable
        caption="Values"
        columns={[
          { key: 'trait', header: 'Trait' },
          { key: 'stanine', header: 'Stanine', align: 'end' },
          { key: 'range', header: 'Range', align: 'end' },
        ]}
        rows={[
          { id: 'o', head: 'Openness', cells: [7, '5 to 8'] },
          { id: 'c', head: 'Conscientiousness', cells: ['6 to 9'], instead: 'not scored' },
        ]}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Values' }));
    const [, , last] = table.getAllByRole('row');
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      'Openness',
      'Conscientiousness',
    ]);
    expect(
      within(last ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['not scored', '6 to 9']);
  });
});

describe('BulkBar', () => {
  it('offers to select all matches, and to clear the selection', async () => {
    const more = vi.fn();
    const clear = vi.fn();
    const user = renderUi(
      <BulkBar
        label="Selection"
        count="3 selected"
        more={{ label: 'Select all 128', onPress: more }}
        clear={{ label: 'Clear selection', onPress: clear }}
      >
        <Button>Export</Button>
      </BulkBar>,
    );
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByRole('status').textContent).toBe('3 selected');
    await user.click(bar.getByRole('button', { name: 'Select all 128' }));
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect([more.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('Figure', () => {
  it('formats numbers for the language, and shows when loading failed', async () => {
    await setLanguage('de');
    renderUi(
      <FigureRow label="In Zahlen">
        <Figure title="Talente" value={12_345} note="davon 3 neu" />
        <Figure title="Rollen" value={undefined} isMissing />
      </FigureRow>,
    );
    expect(screen.getByText('12.345')).toBeTruthy();
    expect(screen.getByText('Beim Laden deiner Daten ist etwas schiefgegangen')).toBeTruthy();
  });
});

describe('DateField', () => {
  it('accepts a day, or a day and a time', async () => {
    renderUi(
      <>
        <DateField label="Due" value="2026-11-24" onChange={() => undefined} min="2026-11-21" />
        <DateField label="Send at" withTime value="2026-11-24T09:00" onChange={() => undefined} />
      </>,
    );
    const parts = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('spinbutton')
        .map((part) => part.textContent);
    expect(await parts('Due')).toEqual(['24', '11', '2026']);
    expect(await parts('Send at')).toEqual(['24', '11', '2026', '9', '00']);
  });
});

describe('the states of a list without rows', () => {
  it('offers to clear filters, and to retry', async () => {
    const clear = vi.fn();
    const retry = vi.fn();
    const user = renderUi(
      <>
        <NoMatch title="No role matches" onClear={clear} />
        <NotLoaded onRetry={retry} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect([clear.mock.calls.length, retry.mock.calls.length]).toEqual([1, 1]);
  });
});
