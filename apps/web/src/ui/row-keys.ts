import type { KeyboardEvent } from 'react';
import { areLettersOn } from '#lib/shortcuts.ts';

interface RowKeys {
  readonly count: number;
  /** The rows on one screen, for Page Up and Page Down. */
  readonly pageRows: number;
  readonly onMove: (index: number) => void;
  /** Undefined when rows cannot be selected. */
  readonly onSelect: ((index: number, range: boolean) => void) | undefined;
  /** Undefined when rows cannot be opened. */
  readonly onOpen: ((index: number) => void) | undefined;
  /** Undefined when there is no preview beside the list. */
  readonly onPeek: ((index: number) => void) | undefined;
}

function nextIndex(key: string, index: number, { count, pageRows }: RowKeys): number | undefined {
  switch (areLettersOn() ? key : key.replace(/^[jk]$/, '')) {
    case 'j':
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'k':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + pageRows, count - 1);
    case 'PageUp':
      return Math.max(index - pageRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * The keys of a list with focusable rows: arrows, j and k move, x selects (with Shift up to here), Enter opens, Space
 * shows the row beside the list. If letters are no shortcuts, x still selects, because it affects only the focused row.
 */
export function rowKeys(keys: RowKeys): (event: KeyboardEvent<HTMLElement>, index: number) => void {
  return (event, index) => {
    // A control inside a cell handles its own keys.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, index, keys);
    if (next !== undefined) {
      event.preventDefault();
      keys.onMove(next);
    } else if (event.key.toLowerCase() === 'x' && keys.onSelect !== undefined) {
      event.preventDefault();
      keys.onSelect(index, event.shiftKey);
    } else if (event.key === 'Enter' && keys.onOpen !== undefined) {
      event.preventDefault();
      keys.onOpen(index);
    } else if (event.key === ' ' && keys.onPeek !== undefined) {
      event.preventDefault();
      keys.onPeek(index);
    }
  };
}
