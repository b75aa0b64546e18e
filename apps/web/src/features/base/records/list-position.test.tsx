import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaveList } from './model/list-context.ts';
import { useListPosition } from './use-list-position.ts';

const key = (rowIndex: number) => `person-${rowIndex}`;
const page = (from: number, count: number) => Array.from({ length: count }, (_, index) => key(from + index));

describe('the position of a record in the list it was opened from', () => {
  it('has neighbours, loads the page of a missing one, and tells the list where the user is', async () => {
    const positions: number[] = [];
    leaveList(
      {
        name: 'Shortlist',
        href: '/talents?role=1',
        total: 150,
        start: 0,
        ids: page(0, 100),
        read: (number) => Promise.resolve(page(number * 100, 50)),
      },
      (rowIndex) => positions.push(rowIndex),
    );
    const { result, rerender } = renderHook(({ id }) => useListPosition(id), {
      initialProps: { id: key(98) },
    });
    expect(result.current).toEqual({
      name: 'Shortlist',
      href: '/talents?role=1',
      position: 99,
      total: 150,
      previous: key(97),
      next: key(99),
    });
    rerender({ id: key(99) });
    await waitFor(() => expect(result.current?.next).toBe(key(100)));
    rerender({ id: key(149) });
    expect(result.current).toMatchObject({ position: 150, previous: key(148), next: undefined });
    expect(positions).toContain(149);
  });

  it('stays where the user saw it after the order changed, and is undefined outside the list', () => {
    act(() => leaveList({ name: 'All', href: '/talents', total: 3, start: 0, ids: ['a', 'b', 'c'] }));
    const { result, rerender } = renderHook(({ id }) => useListPosition(id), { initialProps: { id: 'a' } });
    expect(result.current).toMatchObject({ position: 1, previous: undefined, next: 'b' });
    rerender({ id: 'other' });
    expect(result.current).toBeUndefined();
  });
});
