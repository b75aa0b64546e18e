import { escapeHtml } from '#mail/layout.ts';
import type { Block } from '#http/api-docs-texts.ts';

/** Text with what is typed literally between backticks. */
export function prose(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}

interface Table {
  /** Says what it is to whoever does not see where it stands. */
  readonly label: string;
  readonly head: readonly string[];
  /** Cells as HTML. */
  readonly rows: readonly (readonly string[])[];
}

/** A table; on a narrow screen each row becomes a block whose cells carry the heads. */
export function tableHtml({ label, head, rows }: Table): string {
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map(
      (cell, index) => `<td data-head="${escapeHtml(head[index + 1] ?? '')}">${cell}</td>`,
    );
    return `<tr><th scope="row">${first}</th>${rest.join('')}</tr>`;
  });
  return `<table class="of-${head.length}" aria-label="${escapeHtml(label)}"><thead><tr>${heads}</tr></thead>\n<tbody>${body.join('\n')}</tbody></table>`;
}

export function blockHtml(label: string, block: Block): string {
  if (typeof block === 'string') return `<p>${prose(block)}</p>`;
  if ('list' in block) return `<ul>${block.list.map((entry) => `<li>${prose(entry)}</li>`).join('')}</ul>`;
  if ('code' in block) return `<pre><code>${escapeHtml(block.code)}</code></pre>`;
  return tableHtml({ label, head: block.table.head, rows: block.table.rows.map((row) => row.map(prose)) });
}

/** The anchor of a part of the page. */
export function anchorOf(...parts: readonly string[]): string {
  return parts
    .join('-')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .replace(/-$/, '');
}
