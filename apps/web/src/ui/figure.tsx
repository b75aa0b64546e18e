import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Skeleton } from './skeleton.tsx';

interface FigureProps {
  readonly title: string;
  /** Undefined while it is loading. */
  readonly value: number | undefined;
  /** A line under the number, if other figures of the row have one. */
  readonly note?: ReactNode;
  /** The list of the counted records. */
  readonly link?: LinkProps | undefined;
  /** Loading failed. */
  readonly isMissing?: boolean | undefined;
}

/** A row of figures. */
export function FigureRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {children}
    </dl>
  );
}

/** A number with its label and an optional line below. */
export function Figure({ title, value, note, link, isMissing = false }: FigureProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const below = value === undefined ? (isMissing ? t('fault.loading') : '\u00a0') : note;
  const number = value === undefined ? t('state.none') : format.number(value);
  const look = 'text-number font-bold tabular-nums';
  return (
    <div className="relative flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft">
      <dt className="text-xs text-third">{title}</dt>
      <dd className="flex flex-col gap-2">
        {value === undefined && !isMissing ? (
          <Skeleton className="h-[34px] w-16" />
        ) : link === undefined ? (
          <span className={look}>{number}</span>
        ) : (
          <Link
            {...link}
            aria-label={`${title}: ${number}`}
            className={`${look} self-start after:absolute after:inset-0 after:rounded-lg hover:underline`}
          >
            {number}
          </Link>
        )}
        {(note !== undefined || isMissing) && <span className="text-xs text-third">{below}</span>}
      </dd>
    </div>
  );
}
