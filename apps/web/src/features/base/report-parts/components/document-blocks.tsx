import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { ScrollBox } from '#ui/scroll-box.tsx';

type Of<Kind extends DocumentBlock['kind']> = Extract<DocumentBlock, { kind: Kind }>;

const CHIP: Readonly<Record<Trait, string>> = {
  O: 'border-trait-o',
  C: 'border-trait-c',
  E: 'border-trait-e',
  A: 'border-trait-a',
  ES: 'border-trait-es',
};
const TONE = { plain: 'neutral', strong: 'strong', partial: 'partial' } as const;
const NOTE = { plain: 'bg-canvas', strong: 'bg-strong-soft', partial: 'bg-partial-soft' } as const;
const LOOK = {
  plain: 'text-pretty',
  strong: 'pt-1 text-md font-semibold text-pretty text-ink',
  small: 'text-xs text-pretty text-third',
} as const;

function Heading({ block: { text, trait, aside } }: { readonly block: Of<'heading'> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4">
      <h3 className="flex items-center gap-2.5 text-lg font-semibold text-ink">
        {trait !== null && (
          <span
            aria-hidden="true"
            className={cx(
              'grid size-8 place-items-center rounded-full border-2 text-sm font-bold',
              CHIP[trait],
            )}
          >
            {trait}
          </span>
        )}
        {text}
      </h3>
      {aside !== '' && <span className="text-xs text-third tabular-nums">{aside}</span>}
    </div>
  );
}

function Table({ block: { caption, columns, rows } }: { readonly block: Of<'table'> }) {
  const { t } = useTranslation('documents');
  const name = t('table', { name: caption });
  const align = (index: number) => (columns[index]?.align === 'end' ? 'text-right' : 'text-left');
  return (
    <ScrollBox name={name}>
      <table className={cx('w-full text-sm tabular-nums', columns.length > 3 && 'min-w-[28rem]')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-third">
          <tr className="border-b border-line">
            {columns.map(({ label }, index) => {
              // A column of marks without a heading gets an empty data cell, not a header cell.
              const Cell = label === '' ? 'td' : 'th';
              return (
                <Cell
                  // oxlint-disable-next-line react/no-array-index-key -- columns keep their order, and two may have no name
                  key={index}
                  scope={label === '' ? undefined : 'col'}
                  className={cx('px-2 py-2 font-semibold first:pl-0', align(index))}
                >
                  {label}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line-soft align-top">
              {row.map((cell, index) =>
                index === 0 ? (
                  // oxlint-disable-next-line react/no-array-index-key -- cells keep their order
                  <th key={index} scope="row" className="py-2 pr-2 text-left font-semibold text-ink">
                    {cell}
                  </th>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- cells keep their order
                  <td key={index} className={cx('px-2 py-2', align(index))}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-lila">
      {items.map((item) => (
        <li key={item} className="text-pretty">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Columns({ block: { items } }: { readonly block: Of<'columns'> }) {
  return (
    <div className="grid gap-x-8 gap-y-4 md:auto-cols-fr md:grid-flow-col">
      {items.map(({ heading, text, points }) => (
        <div key={heading} className="flex flex-col gap-1.5">
          <p className="font-semibold text-ink">{heading}</p>
          {text !== '' && <p className="text-pretty">{text}</p>}
          {points.length > 0 && <Points items={points} />}
        </div>
      ))}
    </div>
  );
}

function Figure({ block }: { readonly block: Of<'figure'> }) {
  const { tone, value, label, heading, lines, notes } = block;
  return (
    <div className="grid items-center gap-x-6 gap-y-3 rounded-lg bg-canvas p-5 md:grid-cols-[12rem_1fr]">
      <p className="flex flex-col items-start gap-2">
        {value !== null && <span className="text-number font-semibold text-ink">{value}</span>}
        <Badge tone={TONE[tone]}>{label}</Badge>
      </p>
      <div className="flex flex-col gap-1.5">
        <p className="font-semibold text-ink">{heading}</p>
        {lines.map((line) => (
          <p key={line} className="tabular-nums">
            {line}
          </p>
        ))}
        {notes !== '' && <p className="text-xs text-pretty text-third">{notes}</p>}
      </div>
    </div>
  );
}

/** Name and value pairs, side by side. */
export function FactList({ items }: { readonly items: Of<'facts'>['items'] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
      {items.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-xs font-semibold text-third">{label}</dt>
          <dd className="break-words text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture. Narrow screens get the narrow drawing, whose labels stay readable. */
function ReportPicture({ block: { svg, narrow, width } }: { readonly block: Of<'picture'> }) {
  if (narrow === null) {
    return (
      <div className="mx-auto" style={{ maxWidth: `${width}%` }}>
        <Picture svg={svg} />
      </div>
    );
  }
  return (
    <>
      <div className="mx-auto max-w-[420px] @min-[620px]:hidden">
        <Picture svg={narrow} />
      </div>
      <div className="mx-auto @max-[620px]:hidden" style={{ maxWidth: `${width}%` }}>
        <Picture svg={svg} />
      </div>
    </>
  );
}

/** A sentence on a coloured background. */
export function Note({ tone, label, text }: Pick<Of<'note'>, 'tone' | 'label' | 'text'>) {
  return (
    <p className={cx('rounded-md px-4 py-3 text-pretty', NOTE[tone])}>
      {label !== '' && <strong className="font-semibold text-ink">{label} </strong>}
      {text}
    </p>
  );
}

/** A person's statement in their own words. */
function Quote({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  return (
    <div className="border-l-2 border-lila pl-4">
      <p className="font-semibold text-ink">{label}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {lines.join('\n')}
      </p>
    </div>
  );
}

/** One block of a report. */
export function DocumentPart({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} />;
    case 'text':
      return <p className={LOOK[block.look]}>{block.text}</p>;
    case 'list':
      return <Points items={block.items} />;
    case 'facts':
      return <FactList items={block.items} />;
    case 'table':
      return <Table block={block} />;
    case 'picture':
      return (
        <div className="@container">
          <ReportPicture block={block} />
        </div>
      );
    case 'quote':
      return <Quote label={block.label} lines={block.lines} />;
    case 'note':
      return <Note tone={block.tone} label={block.label} text={block.text} />;
    case 'columns':
      return <Columns block={block} />;
    case 'figure':
      return <Figure block={block} />;
  }
}
