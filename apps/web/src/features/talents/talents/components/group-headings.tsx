import type { NormFit } from '@quint/contract/measures/matching.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
import type { FitGroup } from '../rows.ts';

interface HeadingProps {
  readonly group: FitGroup;
  readonly norm: NormFit | null;
}

function GroupHeading({ group: { kind, count }, norm }: HeadingProps) {
  const { t } = useTranslation('talents');
  const isMobile = useIsMobile();
  const isTied = kind !== 'rest' && count > 1;
  const title = isTied
    ? t(`group.${kind}`, { count })
    : t(kind === 'rest' ? 'group.rest' : 'group.alone', { count });
  const note =
    kind === 'first' && norm !== null
      ? t(isMobile ? 'group.normShort' : 'group.norm', { count: norm.reach.strong })
      : kind === 'next'
        ? t('group.below')
        : '';
  return (
    <div className="flex items-baseline justify-between gap-x-4 max-md:flex-col">
      <span className="flex shrink-0 items-baseline gap-2 max-md:max-w-full">
        <span className="truncate font-semibold text-ink">{title}</span>
        {isTied && <span className="shrink-0 text-third max-md:hidden">{t('group.drawn')}</span>}
      </span>
      <span className="min-w-0 truncate text-third" title={note}>
        {note}
      </span>
    </div>
  );
}

/** The headings above the rows at which groups start. */
export function useGroupHeadings(
  groups: readonly FitGroup[],
  norm: NormFit | null,
): ReadonlyMap<number, ReactNode> | undefined {
  return useMemo(
    () =>
      groups.length === 0
        ? undefined
        : new Map(
            groups.map((group) => [
              group.start,
              <GroupHeading key={group.start} group={group} norm={norm} />,
            ]),
          ),
    [groups, norm],
  );
}
