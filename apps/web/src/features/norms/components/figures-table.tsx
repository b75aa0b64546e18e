import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';

interface FiguresTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Names with figures beside them, the figures at the end of their columns. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  const align = (index: number) => (index === 0 ? 'text-left' : 'text-right');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="relative overflow-x-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-third">
          <tr className="border-b border-line">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={cx('px-2 py-2 font-semibold first:pl-0', align(index))}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="border-b border-line-soft last:border-0">
              <th scope="row" className="py-2 pr-2 text-left font-medium">
                {name}
              </th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells never move
                <td key={index} className="px-2 py-2 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
